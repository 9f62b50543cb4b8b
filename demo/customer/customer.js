import { headOf, rowOf } from './ledger.js';

const chat = document.querySelector('parley-chat');
const users = document.querySelector('select[name="user"]');
const title = document.querySelector('[data-pinned-title]');
const note = document.querySelector('[data-pinned-note]');

const signedIn = [...users.options].find((option) => option.text.startsWith(users.dataset.user));
if (signedIn) users.value = signedIn.value;
document.querySelector('[data-today]').textContent = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(new Date());

chat.starters = ['Revenue by month in 2025', 'Top 10 products by revenue', 'Average order value by store'];
chat.labels = { chat: { intro: 'Every order of the last three years is in the books. Each answer shows how it was worked out.' } };

for (const button of document.querySelectorAll('[data-ask]')) {
  button.addEventListener('click', () => {
    chat.open();
    chat.send(button.dataset.ask);
  });
}

// The page pins the rows of the last answer, in its own table and its own formats.
chat.addEventListener('parley-result', ({ detail: { result } }) => {
  const shown = result.rows.slice(0, mostRows);
  title.textContent = result.queryTitle;
  note.textContent = shown.length < result.totalRows ? `The first ${shown.length} of ${result.totalRows} rows` : result.description;
  document.querySelector('[data-pinned-sheet]').hidden = false;
  document.querySelector('[data-pinned-head]').replaceChildren(headOf(result.columns));
  document.querySelector('[data-pinned-rows]').replaceChildren(...shown.map((cells) => rowOf(cells, result)));
});

/** A year. */
const mostRows = 12;
