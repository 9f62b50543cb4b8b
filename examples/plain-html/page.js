const chat = document.querySelector('parley-chat');

chat.starters = ['Revenue by month in 2025', 'Top 10 products by revenue'];

for (const button of document.querySelectorAll('[data-ask]')) {
  button.addEventListener('click', () => chat.send(button.dataset.ask));
}

chat.addEventListener('parley-result', ({ detail: { result } }) => {
  document.querySelector('#last-result').textContent = `Last result: ${result.queryTitle}, ${result.totalRows} rows`;
});
