import { readLook, saveLook } from './look.js';
import { showWords } from './showWords.js';

/** Every control of theme and language sets the chats, this page, and the pages in its frames, which read the same memory. */
const controls = document.querySelectorAll('[name="theme"], [name="language"]');
const listeners = [];

for (const control of controls) {
  control.addEventListener('change', () => {
    saveLook({ ...readLook(), [control.name]: control.value });
    showLook();
  });
}
addEventListener('storage', showLook);
showLook();

/** Calls back with the theme, the language and the page's words, now and whenever they change. */
export function onLook(listener) {
  listeners.push(listener);
  showLook();
}

function showLook() {
  const look = readLook();
  for (const control of controls) {
    if (control.type === 'radio') control.checked = control.value === look[control.name];
    else control.value = look[control.name];
  }
  document.documentElement.dataset.theme = look.theme;
  const words = showWords(look.language);
  for (const listener of listeners) listener({ ...look, words });
}
