import { readdirSync, readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { searchOptions } from '../../site/search/searchOptions.js';
import { searchSections } from '../../site/search/searchSections.js';
import { searchText } from '../../site/search/searchText.js';
import { searchWords } from '../../site/search/searchWords.js';
import { topicPages } from '../../site/topicPages.js';

/** What someone with a task types, and the page that has the answer. */
const queries: Readonly<Record<string, string>> = {
  'token expired': 'contract/authentication#token-functions',
  'dark mode by class': 'theming#light-and-dark',
  'hide a column': 'recipes/own-columns#hide-a-column',
  veto: 'recipes/stop-or-save#stop-an-action',
  sidebar: 'recipes/place-the-chat#in-a-sidebar',
  analytics: 'recipes/errors-and-analytics#what-users-do',
  Sentry: 'recipes/errors-and-analytics#errors-to-a-logger',
  iframe: 'element#in-an-iframe',
  prefill: 'recipes/place-the-chat#beside-the-question-of-your-page',
  shadcn: 'theming#shadcnui',
  CSP: 'security#headers',
  headless: 'recipes/place-the-chat#your-own-layout-without-our-markup',
  'thread in url': 'recipes/thread-in-url',
  'test my page': 'recipes/testing',
  German: 'start-here#labels',
  'own backend save': 'recipes/stop-or-save#save-a-result-to-your-own-back-end',
  Vue: 'element#in-vue',
  'proxy allow': 'server#operations',
  'CORS error': 'recipes/troubleshooting',
  logger: 'recipes/errors-and-analytics#errors-to-a-logger',
  'read only': 'recipes/place-the-chat#to-read-only',
  'three columns': 'recipes/own-columns',
};

const guides = topicPages().flatMap(({ path, text }) =>
  searchSections(searchText(text, false)).map(({ anchor, titles, text: words }) => ({
    id: `/docs/${path.replace(/(^|\/)index$/, '$1')}.html#${anchor}`,
    title: titles.at(-1),
    titles: titles.slice(0, -1),
    text: words,
  })),
);

/** Everything with a docstring stands for the reference, which takes the compiler of TypeScript half a minute. */
const reference = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:\w+ )+?(\w+)\b[(:<= {]/g)].map(
      ([, text = '', title = '']) => ({ id: `/docs/reference/${path}.html#${title.toLowerCase()}`, title, titles: [path], text }),
    ),
  );

const index = new MiniSearch(searchOptions);
index.addAll([...new Map([...guides, ...reference].map((section) => [section.id, section])).values()]);

const find = (query: string) => index.search(query).map(({ id }) => String(id).replace('/docs/', '').replace('.html', ''));

describe('the search of the site', () => {
  it.each(Object.entries(queries))('finds the answer to "%s" among its first two results', (query, place) => {
    expect(
      find(query)
        .slice(0, 2)
        .some((id) => id === place || id.startsWith(`${place}#`)),
      find(query).slice(0, 4).join(' '),
    ).toBe(true);
  });

  it('reads as many names of the reference as pages of guides', () => {
    expect(reference.length).toBeGreaterThan(1500);
  });

  it('has words only for sections that exist', () => {
    const places = new Set(
      guides.flatMap(({ id, titles }) => {
        const place = id.replace('/docs/', '').replace('.html', '');
        return titles.length === 0 ? place.replace(/#.*/, '') : place;
      }),
    );
    expect(Object.keys(searchWords).filter((place) => !places.has(place))).toEqual([]);
  });
});

describe('a section of a page', () => {
  it('has the headings above it, its own anchor, and plain text', () => {
    const sections = searchSections('# `Roles`\n\nFor [admins](a.md).\n\n## Parts\n\n| A | B |\n\n### More\n\n## Parts\n');
    expect(sections).toEqual([
      { anchor: 'roles', titles: ['Roles'], text: 'For admins.' },
      { anchor: 'parts', titles: ['Roles', 'Parts'], text: 'A B' },
      { anchor: 'more', titles: ['Roles', 'Parts', 'More'], text: '' },
      { anchor: 'parts-1', titles: ['Roles', 'Parts'], text: '' },
    ]);
  });
});
