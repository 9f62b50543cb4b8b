import { words } from './words.js';

/** The page's words in a language, or in English. Returns them. */
export function showWords(language) {
  const known = words[language] ?? english;
  const root = document.documentElement;
  root.lang = known === english ? 'en' : language;
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
  for (const { element, key, show } of places) show(element, known[key]);
  return known;
}

const kinds = {
  'data-text': [(element) => element.textContent, (element, text) => (element.textContent = text)],
  'data-label': [(element) => element.getAttribute('aria-label'), (element, text) => element.setAttribute('aria-label', text)],
  'data-title': [(element) => element.title, (element, text) => (element.title = text)],
};

const places = Object.entries(kinds).flatMap(([attribute, [read, show]]) =>
  [...document.querySelectorAll(`[${attribute}]`)].map((element) => ({ element, key: element.getAttribute(attribute), read, show })),
);

/** Those that the page was served with, and those that are shown later. */
const english = {
  ...Object.fromEntries(places.map(({ element, key, read }) => [key, read(element).replace(/\s+/g, ' ').trim()])),
  heading: 'Sales desk',
  copied: 'Copied',
  firstQuestion: 'Revenue by month in 2025',
};
