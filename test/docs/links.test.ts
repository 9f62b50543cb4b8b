import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith('.md') ? join('docs', name) : [])),
  'local-service/README.md',
].toSorted();

describe('links in the documentation', () => {
  it.each(pages)('all relative links of %s lead to a file, and their anchors to a heading', (page) => {
    expect(linksOf(page).filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });

  it.each(pages.filter((page) => page.startsWith('docs/contract/')))('no two headings of %s share an anchor', (page) => {
    const slugs = headingsOf(page).map(slugOf);
    expect(slugs).toEqual([...new Set(slugs)]);
  });
});

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : resolve(dirname(page), decodeURI(path));
  if (!existsSync(target)) return false;
  return anchor === undefined || headingsOf(target).map(slugOf).includes(anchor);
}

function linksOf(page: string): string[] {
  const targets = [...proseOf(page).matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

function headingsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
}

/** The anchor that GitHub gives to a heading. */
function slugOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** Without code blocks, where brackets and hashes mean something else. */
function proseOf(page: string): string {
  return readFileSync(page, 'utf8').replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '');
}
