// Helps to use a search, and knows by itself what it must find.
window.rows = () =>
  [...document.querySelectorAll('.list li, .list tbody tr:not([class^=section])')];
window.field = document.querySelector('#list-search');

window.fold = text => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();

// Waits until all rows are as they should be, for rows come back a few at a time.
window.settle = (done, before, times = 0) => {
  const hidden = rows().map(row => row.hidden).join();
  if (hidden === before && times > 3) done();
  else setTimeout(settle, 25, done, hidden, hidden === before ? times + 1 : 0);
};

// Types at once, and waits until the page shows what it found, and marks what is in the window.
window.searchFor = (text, done) => {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event('input'));
  rows().find(row => row.checkVisibility())?.scrollIntoView();
  settle(done);
};

// The number of items that hold all words, as a slow reader finds.
window.countOf = words => rows().filter(row => {
  const cell = row.cloneNode(true);
  cell.querySelectorAll('ul, .visually-hidden').forEach(other => other.remove());
  cell.querySelectorAll('bdi').forEach(text => text.append('\n'));
  return words.every(word => fold(cell.textContent).includes(word));
}).length;

// What the reader sees of the list.
window.seen = () => {
  const all = rows(), shown = all.filter(row => row.checkVisibility());
  return {
    rows: all.length,
    shown: shown.length,
    marks: [...CSS.highlights.get('list-match')].map(String),
    status: document.querySelector('[role=status]').textContent,
    isEmpty: document.querySelector('.list-nothing').checkVisibility(),
    sections: [...document.querySelectorAll('.list-section')]
      .filter(section => section.checkVisibility()).length,
    index: document.querySelector('.list-index')?.checkVisibility() ?? null,
  };
};

// All of the page that a search may change; it must come back.
window.state = () => document.querySelector('main').innerHTML.replaceAll(' hidden=""', '')
  + rows().map(row => row.checkVisibility())
  + [...document.querySelectorAll('details')].map(details => details.open);
window.before = state();
