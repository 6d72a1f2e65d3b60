// Finds items as the reader types.
const one = css => document.querySelector(css);
const list = one('.list'), field = one('#list-search');
const fold = text => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
let words = [], items = [], marks = [];

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
  const path = [], rows = list.querySelectorAll('li, tbody tr:not([class^=section])');
  items = [...rows].map(row => {
    const details = row.querySelector(':scope > details');
    const cell = details?.firstElementChild ?? row;
    const level = row.className.replace(/\D/g, '') | 0;
    path[level] = row;
    return {
      row, cell, details, isOpen: details?.open, text: folded(cell),
      above: row.parentNode.closest('li') ?? path[level - 1],
      section: row.closest('.list-section')
    };
  });
}

function search() {
  // The very nodes of before come back.
  near.disconnect();
  for (const [node, pieces] of marks) {
    pieces[0].replaceWith(node);
    for (const piece of pieces) piece.remove();
  }
  marks = [];
  words = fold(field.value).match(/\S+/g) ?? [];
  const isOn = !!words[0], shown = new Set();
  if (isOn && !items[0]) collect();
  let count = 0, next = 0;
  // Backwards: parents show with children.
  for (const { row, cell, details, isOpen, text, above, section } of [...items].reverse()) {
    if (details) details.open = isOn && shown.has(row) || isOpen;
    if (words.every(word => text.includes(word))) {
      count++;
      shown.add(row);
      if (isOn) near.observe(cell);
    }
    if (shown.has(row)) shown.add(above).add(section);
    row.hidden = !shown.has(row);
  }
  const sections = list.querySelectorAll('.list-section');
  for (const section of sections) section.hidden = isOn && !shown.has(section);
  one('.list-index')?.toggleAttribute('hidden', isOn);
  one('.list-nothing').hidden = !isOn || count;
  one('.list-search p').textContent = isOn ? field.dataset.count.replace(
    /%(?:(\d)\$)?d/g, (_, n = ++next) => [count, items.length][n - 1]) : '';
}

// Marks only what the reader sees.
const near = new IntersectionObserver(cells => {
  for (const { isIntersecting, target } of cells) {
    if (isIntersecting) {
      near.unobserve(target);
      textsOf(target).forEach(mark);
    }
  }
});

function mark(node) {
  let text = '', end = 0;
  const from = [], hits = [], pieces = [];
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
      for (let i = from[at]; i < from[to]; i++) hits[i] = true;
    }
  }
  if (!hits.length) return;
  for (let i = 0, to = 0; i < end; i = to) {
    while (to < end && hits[to] === hits[i]) to++;
    const piece = hits[i] ? document.createElement('mark') : new Text();
    piece.textContent = node.data.slice(i, to);
    pieces.push(piece);
  }
  node.replaceWith(...pieces);
  marks.push([node, pieces]);
}

field.oninput = search;
field.onfocus = () => words[0] || collect();
addEventListener('pageshow', search);
addEventListener('keydown', event => {
  const { key, target, ctrlKey, metaKey } = event;
  if (key === 'Escape' && target === field) {
    field.value = '';
    search();
  }
  if (key !== field.ariaKeyShortcuts || ctrlKey || metaKey) return;
  if (target.closest('input, textarea, [contenteditable]')) return;
  event.preventDefault();
  field.select();
});
one('.list-search').hidden = false;
