import { loadWords } from './loadWords.js';
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
// Hides the page until it is in the visitor's language, so that English does not flash up.
document.documentElement.dataset.words = readLook().language === 'en' ? 'shown' : 'loading';
showLook();

/** Calls back with the theme, the language and the page's texts, as soon as they are loaded and on each change. Settles after the first call. */
export async function onLook(listener) {
  listeners.push(listener);
  await showLook();
}

async function showLook() {
  const { language } = readLook();
  setControls();
  const translated = await loadWords(language).catch(() => undefined);
  // Another language was chosen in the meantime.
  if (readLook().language !== language) return;
  const words = showWords(language, translated);
  document.documentElement.dataset.words = 'shown';
  for (const listener of listeners) listener({ ...readLook(), words });
}

function setControls() {
  const look = readLook();
  for (const control of controls) {
    if (control.type === 'radio') control.checked = control.value === look[control.name];
    else control.value = look[control.name];
  }
  document.documentElement.dataset.theme = look.theme;
}
