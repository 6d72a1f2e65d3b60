// Finds items as the reader types.
const one = css => document.querySelector(css);
const list = one('.list'), field = one('#list-search');
const fold = text => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
const marks = window.Highlight ? new Highlight() : new Set();
CSS.highlights?.set('list-match', marks);
let words = [], items = [], found = [], shown, timer;

function textsOf(cell) {
  const walker = document.createTreeWalker(cell, 4), texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts.filter(text => !text.parentNode.matches('.visually-hidden'));
}

// No word is in two texts of a cell.
function folded(cell) {
  let text = '', last;
  for (const node of textsOf(cell)) {
    const part = node.parentNode.closest('bdi') ?? node;
    text += part === last ? node.data : '\n' + node.data;
    last = part;
  }
  return fold(text);
}

function collect() {
  const path = [], rows = 'li:not([hidden]), tbody tr:not([hidden], [class^=section])';
  items = [...list.querySelectorAll(rows)].map(row => {
    const details = row.querySelector(':scope > details');
    const cell = row.querySelector(':scope > .cell, :scope > details > summary') ?? row;
    // Items without a level are in lists of their own, or at the top.
    const level = row.ariaLevel ?? row.dataset.level ?? 0;
    path[level] = row;
    return {
      row, cell, details, text: folded(cell),
      above: level ? path[level - 1] ?? path[0] : row.parentNode.closest('li'),
      section: row.closest('.list-section')
    };
  });
}

function search() {
  const wasOn = words[0];
  words = fold(field.value).match(/\S+/g) ?? [];
  const isOn = words[0];
  if (!isOn && !wasOn) return;
  if (!items[0]) collect();
  if (!wasOn) for (const item of items) item.isOpen = item.details?.open;
  shown = new Set();
  found = [];
  let next = 0;
  // Backwards: parents show with children.
  for (const { row, cell, details, isOpen, text, above, section } of [...items].reverse()) {
    if (details) details.open = isOn && shown.has(row) || isOpen;
    if (words.every(word => text.includes(word))) {
      found.push(cell);
      shown.add(row);
    }
    if (shown.has(row)) shown.add(above).add(section);
  }
  found.reverse();
  for (const section of list.querySelectorAll('.list-section'))
    section.hidden = isOn && !shown.has(section);
  one('.list-nothing').hidden = !isOn || found[0];
  one('.list-search p').textContent = isOn ? field.dataset.count.replace(
    /%(?:(\d)\$)?d/g, (_, n = ++next) => [found.length, items.length][n - 1]) : '';
  show(99);
}

// Rows come back a few at a time, the first ones at once: each needs a layout.
function show(few) {
  clearTimeout(timer);
  for (const { row } of items) {
    const hides = !shown.has(row);
    if (hides === row.hidden || !hides && few-- < 1) continue;
    row.hidden = hides;
  }
  timer = few < 0 && setTimeout(show, 50, 500);
  // It would lead astray until all rows are back.
  one('.list-index')?.toggleAttribute('hidden', !!(timer || words[0]));
  markSeen();
}

// Marks what is in the window, and as much before and behind it.
function markSeen() {
  marks.clear();
  if (!words[0]) return;
  const box = at => found[at].getBoundingClientRect();
  let low = 0, high = found.length;
  while (low < high) {
    const half = low + high >> 1;
    if (box(half).bottom < -innerHeight) low = half + 1; else high = half;
  }
  for (; low < found.length && box(low).top < 2 * innerHeight; low++)
    if (box(low).height) textsOf(found[low]).forEach(mark);
}

function mark(node) {
  let text = '', end = 0;
  const from = [];
  for (const unit of node.data) {
    text += fold(unit);
    while (from.length < text.length) from.push(end);
    end += unit.length;
  }
  from.push(end);
  for (const word of words) {
    for (let at = -1; (at = text.indexOf(word, at + 1)) >= 0;) {
      let to = at + word.length;
      while (from[to] === from[to - 1]) to++;
      const range = new Range();
      range.setStart(node, from[at]);
      range.setEnd(node, from[to]);
      marks.add(range);
    }
  }
}

field.oninput = search;
field.onfocus = () => words[0] || timer || collect();
addEventListener('pageshow', search);
addEventListener('beforeprint', () => timer && show(1e9));
for (const name of ['scroll', 'resize', 'toggle'])
  addEventListener(name, () => requestAnimationFrame(markSeen), true);
addEventListener('keydown', event => {
  const { key, target } = event;
  if (key === 'Escape' && target === field) {
    field.value = '';
    search();
  }
  if (key !== field.ariaKeyShortcuts || event.ctrlKey || event.metaKey
    || target.closest('input, textarea, [contenteditable]')) return;
  event.preventDefault();
  field.select();
});
one('.list-search').hidden = false;
