import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { githubSlug } from '../../site/githubSlug.js';
import { llmsText, summaryOf } from '../../site/llmsText.js';
import { pagesOf, referenceEntries } from '../../site/reference/referencePages.js';
import { siteSidebar } from '../../site/siteSidebar.js';
import { siteTopics } from '../../site/siteTopics.js';
import { pageText, topicPages } from '../../site/topicPages.js';
import { entryPoints } from '../support/publicExports.js';

const anyName = { name: 'Any', kind: 'type', description: '', notes: [], signature: '', members: [], takesElementProps: false } as const;
const listed = siteTopics.flatMap(({ pages }) => pages);

describe('the site of the documentation', () => {
  it('lists each page of docs once, and only pages that exist', () => {
    const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
    const sources = listed.map(({ source }) => source);
    expect(sources.filter((source) => source.startsWith('docs/')).toSorted()).toEqual(pages.map((page) => join('docs', page)).toSorted());
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    expect(new Set(listed.map(({ path }) => path)).size).toBe(listed.length);
  });

  it('has each listed page and each entry point of the reference in its sidebar', () => {
    const sidebar = JSON.stringify(siteSidebar([{ path: 'reference/data/reports', title: 'Reports', section: '@parley/react/data' }]));
    const links = [...sidebar.matchAll(/"link":"([^"]+)"/g)].map(([, link]) => link);
    const pages = [...listed.map(({ path }) => path), ...Object.values(referenceEntries).map(({ page }) => `reference/${page}`)];
    expect(pages.filter((path) => !links.includes(`/${path.replace(/(^|\/)index$/, '$1')}`))).toEqual([]);
    expect(links).toContain('/reference/data/reports');
  });

  it('has a reference of each entry point of the packages', () => {
    const sources = Object.values(referenceEntries).map(({ source }) => source);
    const expected = entryPoints.filter((entry) => !/^src\/admin\//.test(entry));
    const { exports } = JSON.parse(readFileSync('local-service/package.json', 'utf8'));
    const ofService = Object.values<string>(exports).filter((path) => path.endsWith('.ts'));
    expect(sources.toSorted()).toEqual([...expected, ...ofService.map((path) => join('local-service', path))].toSorted());
  });

  it('has a page of each widget, which is an entry point as well', () => {
    const widgets = readdirSync('src/admin');
    const names = widgets.map((widget) => ({ ...anyName, path: `src/admin/${widget}/index.ts` }));
    const pages = pagesOf({ specifier: '@parley/react/admin', names });
    expect(pages.map(({ path }) => path).toSorted()).toEqual(widgets.map((widget) => `admin/${widget}`).toSorted());
  });

  it('shows each widget and the chat live, above the code that runs', () => {
    const pages = topicPages().filter(({ section, path }) => section === 'Admin widgets' || (section === 'Chat' && path !== 'element'));
    expect(pages.length).toBeGreaterThan(35);
    expect(
      pages.filter(({ liveText }) => !/<LiveExample example="[\w.-]+\.\d+"[^>]*>\n\n```tsx\n/.test(liveText)).map(({ path }) => path),
    ).toEqual([]);
    expect(pages.filter(({ text }) => text.includes('data-live'))).toEqual([]);
  });

  it('keeps links between pages within the site, and leads to the repository for files', () => {
    const text = pageText(
      '[a](../charts.md#look) [b](../../examples/vite) [c](https://example.com) [d](#own)\n\n```md\n[e](../charts.md)\n```\n',
      'docs/recipes/own-table.md',
      'recipes/own-table',
    );
    expect(text).toContain('[a](../charts.md#look) [b](https://github.com/parley/parley/tree/main/examples/vite)');
    expect(text).toContain('[c](https://example.com) [d](#own)');
    expect(text).toContain('[e](../charts.md)');
    expect(() => pageText('[a](nothing.md)', 'docs/charts.md', 'charts')).toThrow(
      'docs/charts.md links to nothing.md, which does not exist.',
    );
  });

  it('leaves out what only the compiler of the examples reads', () => {
    expect(
      topicPages()
        .filter(({ text }) => /<!-- continues/.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('gives headings the anchors that they have on GitHub', () => {
    expect(githubSlug('Root variables, `--parley-accent` & more')).toBe('root-variables---parley-accent--more');
  });
});

describe('llms.txt', () => {
  it('of the package lists each page; `vitest -u` writes it', async () => {
    const text = llmsText('package');
    await expect(text).toMatchFileSnapshot('../../llms.txt');
    expect(listed.filter(({ source }) => !text.includes(`](${source})`))).toEqual([]);
  });

  it('of the site lists each page and each page of the reference', () => {
    const reference = [
      { path: 'reference/index', title: 'API reference', section: '', text: '' },
      { path: 'reference/data/reports', title: 'Reports', section: '@parley/react/data', text: '' },
    ];
    const text = llmsText('site', reference);
    expect(listed.filter(({ path }) => !text.includes(`](${path}.md)`))).toEqual([]);
    expect(text).toContain('- [@parley/react/data: Reports](reference/data/reports.md)');
    expect(text).toMatch(/^# Parley\n\n> .+\n\n/);
  });

  it.each([
    ['# Title\n\n![Picture](a.png)\n\nFirst [one](b.md). Second.', 'First one.'],
    ['# Title\n\n```ts\nconst a = 1;\n```\n\nIt reads `a.b`, and ends', 'It reads `a.b`, and ends'],
    ['# Title\n\n- a list', ''],
  ])('describes a page by its first sentence: %j', (text, summary) => {
    expect(summaryOf(text)).toBe(summary);
  });
});
