import { useSyncExternalStore } from 'react';
import type { Appearance } from './AppBar.js';
import type { Theme } from './barWords.js';
import { isLanguage } from './catalogues.js';

/**
 * Theme and language, remembered for the pages of the demo and alike in all tabs. What an address names wins, but is not
 * remembered: it belongs to the link.
 */
export function useAppearance(named: NamedLook = {}): [Look, (next: Look) => void] {
  const remembered = parse(useSyncExternalStore(subscribe, read));
  const look: Look = { theme: 'auto', language: 'en', ...remembered, ...known(named) };
  return [look, ({ theme, language }) => (theme === look.theme && language === look.language ? undefined : write({ theme, language }))];
}

type Look = Pick<Appearance, 'theme' | 'language'>;

interface NamedLook {
  readonly theme?: unknown;
  readonly language?: unknown;
}

/** Works without storage as well: then the setting lasts as long as the page. */
let written = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string {
  try {
    return localStorage.getItem(storageKey) ?? written;
  } catch {
    return written;
  }
}

function write(look: Look): void {
  written = JSON.stringify(look);
  try {
    localStorage.setItem(storageKey, written);
  } catch {
    // Forbidden or full.
  }
  for (const listener of [...listeners]) listener();
}

function parse(text: string): Partial<Look> {
  try {
    return known(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Ignores unknown themes and languages. */
function known(look: NamedLook | null): Partial<Look> {
  const { theme, language } = look ?? {};
  return { ...(isTheme(theme) && { theme }), ...(isLanguage(language) && { language }) };
}

function isTheme(word: unknown): word is Theme {
  return word === 'auto' || word === 'light' || word === 'dark';
}

const storageKey = 'parley-demo-look';
