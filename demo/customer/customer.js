const chat = document.querySelector('parley-chat');
const users = document.querySelector('select[name="user"]');
const pinnedTitle = document.querySelector('[data-pinned-title]');
const pinnedRows = document.querySelector('[data-pinned-rows]');

const signedIn = [...users.options].find((option) => option.text.startsWith(users.dataset.user));
if (signedIn) users.value = signedIn.value;

chat.starters = ['Revenue by month in 2025', 'Top 10 products by revenue', 'Average order value by store'];

for (const button of document.querySelectorAll('[data-ask]')) {
  button.addEventListener('click', () => {
    chat.open();
    chat.send(button.dataset.ask);
  });
}

chat.addEventListener('parley-result', ({ detail: { result } }) => {
  pinnedTitle.textContent = `${result.queryTitle} (${result.totalRows} rows)`;
  pinnedRows.hidden = false;
  pinnedRows.replaceChildren(
    row(
      'th',
      result.columns.map((column) => column.name),
    ),
    ...result.rows.slice(0, 5).map((cells) => row('td', cells)),
  );
});

function row(tag, texts) {
  const element = document.createElement('tr');
  for (const text of texts) element.append(Object.assign(document.createElement(tag), { textContent: text ?? '–' }));
  return element;
}
