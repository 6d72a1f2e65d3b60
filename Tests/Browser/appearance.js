// Tells what of a page can be seen at once: its size, its attributes that hold styles and scripts,
// and the text with the least contrast to what is painted behind it, by the formula of WCAG 2.2.
// Colours are painted on a canvas first, since styles may name them in any colour space.
const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
canvas.canvas.width = canvas.canvas.height = 1;
const known = new Map();
function painted(colors) {
  const key = colors.join();
  if (!known.has(key)) known.set(key, paint(colors));
  return known.get(key);
}
function paint(colors) {
  for (const color of colors) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}
function luminance(rgb) {
  const [r, g, b] = rgb.map(value => value / 255)
    .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
// What is painted behind the text of an element, each colour on that of its parent.
const { colorScheme } = getComputedStyle(document.documentElement);
const isDark = colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches;
const behind = new Map([[null, isDark ? 'black' : 'white']]);
function background(element) {
  const chain = [];
  let node = element;
  for (; !behind.has(node); node = node.parentElement) chain.push(node);
  for (let parent = node; chain.length; parent = node) {
    node = chain.pop();
    const { backgroundColor } = getComputedStyle(node);
    behind.set(node, `rgb(${painted([behind.get(parent), backgroundColor])})`);
  }
  return behind.get(element);
}
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const texts = [];
while (walker.nextNode()) {
  const element = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !element.checkVisibility()) continue;
  const style = getComputedStyle(element);
  const color = background(element);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
  const ratio = contrast(painted([color, style.color]), painted([color]));
  texts.push({
    text: walker.currentNode.data.trim().slice(0, 40), ratio, isEnough: ratio >= (isLarge ? 3 : 4.5)
  });
}
const body = background(document.body);
return {
  count: texts.length,
  least: texts.reduce((a, b) => b.ratio < a.ratio ? b : a, { ratio: Infinity, text: '' }),
  faint: texts.filter(text => !text.isEnough).slice(0, 5),
  background: painted([body]),
  color: painted([body, getComputedStyle(document.body).color]),
  width: innerWidth,
  attributes: [...document.querySelectorAll('*')].flatMap(element => element.getAttributeNames())
    .filter(name => name === 'style' || name.startsWith('on')),
  contentWidth: document.documentElement.scrollWidth,
};
