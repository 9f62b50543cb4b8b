/** Theme and language, in the memory that all pages of the demo share (`demo/chrome/useAppearance.ts`). */
export function readLook() {
  try {
    return { ...defaults, ...JSON.parse(localStorage.getItem(key)) };
  } catch {
    return defaults;
  }
}

export function saveLook({ theme, language }) {
  localStorage.setItem(key, JSON.stringify({ theme, language }));
}

const key = 'parley-demo-look';
const defaults = { theme: 'auto', language: 'en' };
