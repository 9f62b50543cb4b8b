/**
 * Loads the texts of the front page in a language. The page contains the English ones, where each `data-text`, `data-label` and `data-title`
 * names a key.
 */
export async function loadWords(language) {
  return (await loaders[language]?.())?.words;
}

const loaders = {
  ar: () => import('./words/ar.js'),
  ja: () => import('./words/ja.js'),
};
