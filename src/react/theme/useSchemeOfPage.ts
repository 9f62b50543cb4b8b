import { useLayoutEffect } from 'react';
import { type ThemeOfPlace, themeOfPlace, watchThemeOfPlace } from './themeOfPlace.js';

/** Marks a page that has no theme and no color scheme, so that everything of ours on it follows the system. */
export function useSchemeOfPage(): void {
  useLayoutEffect(() => {
    users += 1;
    if (users === 1) stop = markPage(document);
    return () => {
      users -= 1;
      if (users === 0) stop();
    };
  }, []);
}

/** How many are mounted: a page has one mark, however many providers it has. */
let users = 0;
let stop: () => void;

/** The style sheet reads this attribute. */
const schemeAttribute = 'data-parley-scheme';

function markPage({ documentElement: root, body }: Document): () => void {
  function mark(theme: ThemeOfPlace): void {
    if (theme === 'auto') root.setAttribute(schemeAttribute, 'system');
    else root.removeAttribute(schemeAttribute);
  }
  mark(themeOfPlace(body));
  const unwatch = watchThemeOfPlace(body, mark);
  return () => {
    unwatch();
    root.removeAttribute(schemeAttribute);
  };
}
