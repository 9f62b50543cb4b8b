/** Shows the page with the given texts of a language, or in English without them. Returns all texts of the page. */
export function showWords(language, words) {
  const root = document.documentElement;
  root.lang = words === undefined ? 'en' : language;
  root.dir = root.lang === 'ar' ? 'rtl' : 'ltr';
  const known = { ...english, ...words };
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
