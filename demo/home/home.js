import { highlight } from './highlight.js';
import { keepQuestionInView } from './keepQuestionInView.js';
import { onLook } from './showLook.js';

const first = document.querySelector('#first');
/** Shows the thread of the first chat, and is added to the page when there is one. */
const themed = first.cloneNode();
themed.id = 'second';
const form = document.querySelector('form');
const { run } = document.body.dataset;
let look;
/** What the page has asked in its language, until the visitor uses the chat. */
let ownQuestion;

for (const code of document.querySelectorAll('[data-code]')) highlight(code);
// Long lines can be scrolled by keyboard in every browser.
for (const box of document.querySelectorAll('pre, .install code')) box.tabIndex = 0;
for (const button of document.querySelectorAll('[data-copy]')) button.addEventListener('click', () => copy(button));

await onLook((next) => {
  look = next;
  for (const chat of [first, themed]) {
    chat.setAttribute('theme', look.theme);
    chat.setAttribute('lang', look.language);
  }
  first.setAttribute('heading', look.words.heading);
  themed.setAttribute('heading', look.words.themes);
  showCode();
  if (ownQuestion !== undefined && ownQuestion !== look.words.firstQuestion) {
    first.newThread();
    askFirstQuestion();
  }
});
form.addEventListener('change', showBrand);
showBrand();

await customElements.whenDefined('parley-chat');
keepQuestionInView(first);
first.addEventListener('parley-thread', ({ detail: { chatId } }) => {
  sessionStorage.setItem('parley-home', JSON.stringify({ run, chatId }));
  showThemed(chatId);
});
for (const act of ['pointerdown', 'keydown']) first.addEventListener(act, keepQuestion, { once: true });
for (const button of document.querySelectorAll('[data-ask]')) {
  button.addEventListener('click', () => {
    keepQuestion();
    first.send(button.textContent);
    first.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  });
}
// A new start of the demo has no threads. The first visit asks, and a reload shows the thread again.
const asked = readAsked();
if (asked?.run === run) showThemed(asked.chatId);
else askFirstQuestion();

function askFirstQuestion() {
  ownQuestion = look.words.firstQuestion;
  first.send(ownQuestion);
}

function keepQuestion() {
  ownQuestion = undefined;
}

function showThemed(chatId) {
  themed.setAttribute('chat-id', chatId);
  if (themed.isConnected) return;
  document.querySelector('#themed').append(themed);
  keepQuestionInView(themed);
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
  const code = document.querySelector('#look-code');
  code.textContent = `<parley-chat lang="${look.language}" theme="${look.theme}"></parley-chat>

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
  return Object.fromEntries(new FormData(form));
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
  const status = document.querySelector('[data-copied]');
  button.textContent = status.textContent = look.words.copied;
  button.addEventListener(
    'blur',
    () => {
      button.textContent = look.words.copy;
      status.textContent = '';
    },
    { once: true },
  );
}
