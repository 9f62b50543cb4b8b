import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { storybookLinks } from '../../stories/support/storybookLinks.js';

const pages = new Set(readdirSync('stories', { recursive: true, encoding: 'utf8' }).flatMap(pageIn));

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

/** The id of the page of a file of stories, without the story. */
function pageIn(path: string): string[] {
  if (!/\.(?:mdx|stories\.tsx)$/.test(path)) return [];
  const title = /(?:<Meta title="|\bmeta\b[\s\S]*?\btitle: ')([^"']+)/.exec(readFileSync(join('stories', path), 'utf8'))?.[1];
  return title === undefined ? [] : [toId(title, 'docs').replace(/--docs$/, '')];
}

function pageOf(link: string): string[] {
  return [...link.matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map(([, id = '']) => id);
}
