import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((name) => (name.endsWith('.md') ? join('docs', name) : [])),
  'examples/README.md',
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

describe('the published package', () => {
  const packed = packedFiles();

  it.each(['README.md', ...pages.filter((page) => page.startsWith('docs/'))])('holds %s and all that it links to', (page) => {
    const paths = linksOf(page).flatMap((link) => link.split('#')[0] || []);
    const linked = paths.map((path) => relative('.', resolve(dirname(page), decodeURI(path))));
    expect([page, ...linked].filter((path) => !packed.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
  });
});

/** The files that `npm publish` would upload, besides what a build makes. */
function packedFiles(): string[] {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' });
  const [packed]: { readonly files: readonly { readonly path: string }[] }[] = JSON.parse(output);
  return (packed?.files ?? []).map(({ path }) => path);
}

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
