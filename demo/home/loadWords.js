/**
 * Loads the texts of the front page in a language. The page contains the English ones; each `data-text`, `data-label` and `data-title` names a
 * key. Its sample questions are translated only into languages that the agent understands.
 */
export async function loadWords(language) {
  return (await loaders[language]?.())?.words;
}

const loaders = {
  ar: () => import('./words/ar.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  fr: () => import('./words/fr.js'),
  he: () => import('./words/he.js'),
  hi: () => import('./words/hi.js'),
  it: () => import('./words/it.js'),
  ja: () => import('./words/ja.js'),
  ko: () => import('./words/ko.js'),
  nl: () => import('./words/nl.js'),
  pl: () => import('./words/pl.js'),
  'pt-BR': () => import('./words/pt-BR.js'),
  tr: () => import('./words/tr.js'),
  'zh-Hans': () => import('./words/zh-Hans.js'),
};
