import { highlight } from './highlight.js';
import { readLook, saveLook } from './look.js';

const first = document.querySelector('#first');
/** Shows the thread of the first chat, and is added to the page when there is one. */
const themed = first.cloneNode();
themed.id = 'second';
const { run } = document.body.dataset;

for (const code of document.querySelectorAll('[data-code]')) highlight(code);
for (const button of document.querySelectorAll('[data-copy]')) button.addEventListener('click', () => copy(button));

// Every control of theme and language sets both chats, this page, and the pages in its frames, which read the same memory.
const controls = document.querySelectorAll('[name="theme"], [name="language"]');
for (const control of controls) {
  control.addEventListener('change', () => {
    saveLook({ ...readLook(), [control.name]: control.value });
    showLook();
  });
}
addEventListener('storage', showLook);
document.querySelector('form').addEventListener('change', showBrand);
showLook();
showBrand();

await customElements.whenDefined('parley-chat');
// A new start of the demo has no threads. The first visit asks, and a reload shows the thread again.
const asked = readAsked();
if (asked?.run === run) showThemed(asked.chatId);
else first.send('Revenue by month in 2025');
first.addEventListener('parley-thread', ({ detail: { chatId } }) => {
  if (themed.isConnected) return;
  sessionStorage.setItem('parley-home', JSON.stringify({ run, chatId }));
  showThemed(chatId);
});
for (const button of document.querySelectorAll('[data-ask]')) {
  button.addEventListener('click', () => {
    first.send(button.dataset.ask);
    first.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  });
}

function showThemed(chatId) {
  themed.setAttribute('chat-id', chatId);
  document.querySelector('#themed').append(themed);
}

function showLook() {
  const look = readLook();
  for (const control of controls) {
    if (control.type === 'radio') control.checked = control.value === look[control.name];
    else control.value = look[control.name];
  }
  document.documentElement.dataset.theme = look.theme;
  for (const chat of [first, themed]) {
    chat.setAttribute('theme', look.theme);
    chat.setAttribute('lang', look.language);
  }
  showCode();
}

function showBrand() {
  const { accent, radius, font } = readBrand();
  themed.style.setProperty('--parley-accent', accent);
  themed.style.setProperty('--parley-radius', radius);
  themed.style.setProperty('--parley-font', font);
  showCode();
}

/** The settings as the lines that they are in a host's page. */
function showCode() {
  const { accent, radius, font } = readBrand();
  const { theme, language } = readLook();
  const code = document.querySelector('#look-code');
  code.textContent = `<parley-chat lang="${language}" theme="${theme}"></parley-chat>

<style>
  parley-chat {
    --parley-accent: ${accent};
    --parley-radius: ${radius};
    --parley-font: ${font};
  }
</style>`;
  highlight(code);
}

function readBrand() {
  return Object.fromEntries(new FormData(document.querySelector('form')));
}

function readAsked() {
  try {
    return JSON.parse(sessionStorage.getItem('parley-home'));
  } catch {
    return undefined;
  }
}

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy);
  button.textContent = 'Copied';
  button.addEventListener('blur', () => (button.textContent = 'Copy'), { once: true });
}
