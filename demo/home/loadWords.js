/**
 * Loads the words of the front page in a language. The page itself has the English ones: each `data-text`, `data-label` and `data-title` in it
 * names a key. The questions that it asks are translated only for languages in which the agent answers.
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
