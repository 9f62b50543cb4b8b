import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/labels.js';
import { type BundleSize, type ImportSize, weighImport, weighImports } from './support/bundleSizes.js';
import { sharedSize } from './support/shared.js';

const kibibyte = 1024;

const peers = ['react', 'react-dom', '@tanstack/react-query'];
/** Loaded with the first chart, so they say nothing of a first load, and would take most of a build. */
const charts = ['vega', 'vega-lite', 'vega-interpreter'];

const src = `${process.cwd()}/src`;
const widgets = readdirSync('src/admin').filter(
  (name) => name !== 'kit' && name !== 'shared' && statSync(`src/admin/${name}`).isDirectory(),
);

/** The names that `admin` lists: an app does not import the labels of all languages. */
const listOf = (name: string) => (existsSync(`src/admin/${name}/names.ts`) ? 'names' : 'index');

// Each is built once, for several tests, which report why it failed.
const panel = weighImport(`export { ChatPanel, ParleyProvider } from '${src}/index.ts';`, peers);
panel.catch(() => {});
const widgetSizes = panel.then(() =>
  weighImports(
    {
      'ReportList from admin.ts': `export { ReportList } from '${src}/admin.ts';`,
      'ReportList from its folder': `export { ReportList } from '${src}/admin/report-list/index.ts';`,
      'Roles from admin.ts': `export { Roles } from '${src}/admin.ts';`,
      ...Object.fromEntries(widgets.map((name) => [name, `export * from '${src}/admin/${name}/${listOf(name)}.ts';`])),
    },
    [...peers, ...charts],
  ),
);
widgetSizes.catch(() => {});

/** The limits in KiB of widgets with bulk actions, which the others lack. */
const largeWidgets: Readonly<Record<string, number>> = { 'user-management': 65, 'workspace-explorer': 65 };

describe('what a visitor loads (gzip)', () => {
  it('stays within 85 KiB for the panel with Markdown, without charts and developer warnings', async () => {
    const { firstLoad, firstModules, code } = await panel;
    report('ChatPanel with ParleyProvider', await panel);
    expect(firstLoad).toBeLessThanOrEqual(85 * kibibyte);
    expect(firstModules.filter(isLazyOnly)).toEqual([]);
    // Warnings for development are no visitor's.
    const warning = 'the conversation is 0 px high';
    expect(readFileSync('src/chat/panel/turn/useCollapsedWarning.ts', 'utf8')).toContain(warning);
    expect(code).not.toContain(warning);
  });

  it('stays within 115 KiB for the first load of the element, including React', async () => {
    const element = await sharedSize();
    report('<parley-chat>', element);
    expect(element.firstLoad).toBeLessThanOrEqual(115 * kibibyte);
    expect(element.firstModules.filter(isLazyOnly)).toEqual([]);
    expect(element.firstModules.filter((path) => /\/(micromark|mdast)|src\/chat\/markdown\//.test(path))).toEqual([]);
    // What a reader needs for an answer waits for it, together with its styles.
    const later =
      /\/(results\/SqlResult\.tsx|steps\/ToolDetails\.tsx|styles\/chat-thread\.css|turn\/TurnBody\.tsx|markdown\/markdown\.css)/;
    expect(element.firstModules.filter((path) => later.test(path))).toEqual([]);
    expect(element.lazyModules.filter((path) => later.test(path))).toHaveLength(5);
    // So does what asks questions and reads answers.
    const answering = /\/(session\/(answer|follow|refresh|stop)|fold\/foldFrame|chat-stream\/(decodeFrame|readToolResult))\.ts$/;
    expect(element.firstModules.filter((path) => answering.test(path))).toEqual([]);
    expect(element.lazyModules.filter((path) => answering.test(path))).toHaveLength(7);
    // Charts come without what a safe specification cannot use: maps, trees, networks, word clouds, files, palettes.
    const charts = element.lazyChunks.find(([name]) => name === 'drawChart')?.[1] ?? 0;
    process.stdout.write(`  charts: ${(charts / kibibyte).toFixed(1)} KiB\n`);
    expect(charts).toBeGreaterThan(100 * kibibyte);
    expect(charts).toBeLessThanOrEqual(223 * kibibyte);
    const unused =
      /node_modules\/(d3-geo|d3-hierarchy|d3-force|d3-dsv|d3-scale-chromatic|topojson-client|vega-(?:embed|geo|force|hierarchy|label|projection|wordcloud|themes|tooltip))\//;
    expect(element.lazyModules.filter((path) => unused.test(path))).toEqual([]);
    // The element takes no plugins for Markdown, and keeps no jobs.
    const never = /\/(markdown\/plugins|hooks\/jobs)\//;
    expect([...element.firstModules, ...element.lazyModules].filter((path) => never.test(path))).toEqual([]);
  });

  it('keeps the developer tools out of the panel, and the tools panel out of their first load', async () => {
    const chat = `export { ChatPanel, ParleyProvider } from '${src}/index.ts';`;
    const tools = `export { ParleyDevtools } from '${src}/devtools.ts';`;
    const sizes = await weighImports({ chat, both: chat + tools }, [...peers, ...charts]);
    const both = sizeOf(sizes, 'both');
    const { firstModules } = await panel;
    // Each as one chunk, because splitting would change the size more than the tools do.
    const added = both.asOneChunk - sizeOf(sizes, 'chat').asOneChunk;
    process.stdout.write(`ParleyDevtools beside ChatPanel: ${(added / kibibyte).toFixed(1)} KiB at first\n`);
    expect(added).toBeLessThanOrEqual(2 * kibibyte);
    expect(both.firstModules.filter((path) => /devtools\/DevtoolsPanel/.test(path))).toEqual([]);
    expect(firstModules.filter((path) => path.includes('/src/devtools/'))).toEqual([]);
  });

  it('stays within 6.1 KiB for an app that calls one operation', async () => {
    const source = `import * as parley from '${src}/client.ts';
      export const load = (options) => parley.getReports(parley.createServiceClient(options), { deploymentId: 1 });`;
    const oneCall = await weighImport(source, []);
    report('one call with its client', oneCall);
    expect(oneCall.firstLoad).toBeLessThanOrEqual(6.1 * kibibyte);
    // Of its file, too, it carries that operation alone.
    expect(oneCall.code).not.toContain('upsertReportByPublicId');
  });

  it('loads only one operation with the hook of that operation', async () => {
    const source = `export { useReports } from '${src}/data.ts';`;
    const oneHook = await weighImport(source, peers);
    report('one hook without its provider', oneHook);
    const others = oneHook.firstModules.filter((path) => path.includes('/resources/') && !/\/(reports|checks\/\w+)\.ts$/.test(path));
    expect(others).toEqual([]);
  });

  it('loads a widget without the labels of other widgets, and without other languages', async () => {
    const sizes = await widgetSizes;
    for (const name of ['ReportList from admin.ts', 'ReportList from its folder']) {
      const { firstModules } = sizeOf(sizes, name);
      const catalogues = firstModules.flatMap((path) => /\/src\/(.*labels\/\w+)\.ts$/.exec(path)?.[1] ?? []).sort();
      expect(catalogues, name).toEqual([
        'admin/report-list/labels/en',
        'react/labels/en',
        'react/labels/errorWords',
        'react/labels/mergeLabels',
        'ui/labels/en',
      ]);
    }
  });

  it('stays within 60 KiB for each admin widget without its overlays, and within 65 KiB for those with bulk actions', async () => {
    const sizes = await widgetSizes;
    const ofWidgets = widgets.map((name) => [name, sizeOf(sizes, name).asOneChunk] as const);
    for (const [name, size] of ofWidgets) process.stdout.write(`  ${name}: ${(size / kibibyte).toFixed(1)} KiB\n`);
    expect(ofWidgets.filter(([name, size]) => size > (largeWidgets[name] ?? 60) * kibibyte)).toEqual([]);
    // All widgets share one chunk of overlays, which loads after the first render.
    const { lazyChunks, firstModules } = sizeOf(sizes, 'Roles from admin.ts');
    expect(firstModules.filter((path) => /node_modules\/@(base-ui|floating-ui)\//.test(path))).toEqual([]);
    expect(lazyChunks.map(([chunk]) => chunk)).toContain('overlays');
    expect(Math.max(...lazyChunks.map(([, size]) => size))).toBeLessThanOrEqual(85 * kibibyte);
  });

  it('keeps an app with one language from bringing the others, and loads each by itself', async () => {
    const labels = `${src}/labels.ts`;
    const french = await weighImport(`export { french } from '${labels}';`, []);
    report('French labels', french);
    expect(
      french.firstModules
        .filter(isCatalogue)
        .map((path) => path.slice(path.indexOf('/src/') + 5))
        .sort(),
    ).toEqual(['chat/labels/fr.ts', 'chat/labels/groups/fr.ts', 'labels/fr.ts', 'react/labels/fr.ts']);
    expect(french.lazyModules).toEqual([]);
    const loader = await weighImport(`export { loadLabels } from '${labels}';`, []);
    report('loadLabels with English', loader);
    expect(loader.firstModules.filter(isCatalogue).every((path) => /\/(?:en|english)\.ts$/.test(path))).toBe(true);
    const chunks = loader.lazyChunks.filter(([name]) => name !== 'pluralForm');
    expect(chunks).toHaveLength(languages.length - 1);
    for (const [language, size] of chunks) {
      process.stdout.write(`  ${language}: ${(size / kibibyte).toFixed(1)} KiB\n`);
      expect(size).toBeLessThanOrEqual(7 * kibibyte);
    }
  });

  it('keeps React out of the framework-free client', async () => {
    const client = await weighImport(`export * from '${src}/client.ts';`, []);
    report('client', client);
    expect(client.firstModules.filter((path) => path.includes('node_modules'))).toEqual([]);
  });
});

function isCatalogue(path: string): boolean {
  return /\/labels\/(groups\/)?[a-z-]+\.ts$/.test(path);
}

/** Charts are loaded when the first one is drawn, and what renders Markdown with plugins where a host has some. */
function isLazyOnly(path: string): boolean {
  return /node_modules\/(vega|d3-|react-markdown|unified|vfile|remark-|mdast-util-to-hast|hast-util-)/.test(path);
}

function sizeOf(sizes: ReadonlyMap<string, ImportSize>, name: string): ImportSize {
  const size = sizes.get(name);
  if (size === undefined) throw new Error(`"${name}" was not built.`);
  return size;
}

function report(name: string, { firstLoad, lazy }: BundleSize): void {
  process.stdout.write(`${name}: ${(firstLoad / kibibyte).toFixed(1)} KiB at first, ${(lazy / kibibyte).toFixed(1)} KiB when needed\n`);
}
