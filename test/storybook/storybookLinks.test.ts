import { globSync, readFileSync } from 'node:fs';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { storybookLinks } from '../../stories/support/storybookLinks.js';

const pages = new Set(globSync('stories/**/*.{mdx,stories.tsx}').flatMap(pageIn));

it.each(['docs/start-here.md', 'docs/theming.md', 'docs/server.md', 'docs/admin-data.md'])('Links of %s work in Storybook', (file) => {
  const links = [...storybookLinks(readFileSync(file, 'utf8')).matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => /\.md/.test(link) && !link.startsWith('https://'))).toEqual([]);
  expect(links.flatMap(pageOf).filter((id) => !pages.has(id))).toEqual([]);
});

it('The cards of the first page link to pages and stories of Storybook', () => {
  const cards = readFileSync('stories/support/StartCards.tsx', 'utf8');
  const ids = [...cards.matchAll(/'(?:docs|story)\/([\w-]+)--[\w-]+'/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !pages.has(id))).toEqual([]);
});

/** The id of the page of a file, without the story. */
function pageIn(file: string): string[] {
  const title = /(?:<Meta title="|\bmeta\b[^]*?\btitle: ')([^"']+)/.exec(readFileSync(file, 'utf8'))?.[1];
  return title === undefined ? [] : [toId(title, 'docs').replace(/--docs$/, '')];
}

function pageOf(link: string): string[] {
  return [...link.matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map(([, id = '']) => id);
}
