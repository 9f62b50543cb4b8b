import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '../../src/labels.js';
import { type BundleSize, weighEach, weighElement, weighImport } from './support/bundleSizes.js';

const kibibyte = 1024;

const peers = ['react', 'react-dom', '@tanstack/react-query'];

describe('what a visitor loads (gzip)', () => {
  it('stays within 85 KiB for the panel with Markdown, without charts and developer warnings', async () => {
    const panel = await weighImport(`export { ChatPanel, ParleyProvider } from '${process.cwd()}/src/index.ts';`, peers);
    report('ChatPanel with ParleyProvider', panel);
    expect(panel.firstLoad).toBeLessThanOrEqual(85 * kibibyte);
    expect(panel.firstModules.filter(isLazyOnly)).toEqual([]);
    // Warnings for development are no visitor's.
    const warning = 'the conversation is 0 px high';
    expect(readFileSync('src/chat/panel/useCollapsedWarning.ts', 'utf8')).toContain(warning);
    expect(panel.code).not.toContain(warning);
  });

  it('stays within 115 KiB for the first load of the element, including React', async () => {
    const element = await weighElement();
    report('<parley-chat>', element);
    expect(element.firstLoad).toBeLessThanOrEqual(115 * kibibyte);
    expect(element.firstModules.filter(isLazyOnly)).toEqual([]);
    expect(element.firstModules.filter((path) => /\/(micromark|mdast)|src\/chat\/markdown\//.test(path))).toEqual([]);
    // What a reader needs for an answer waits for it, together with its styles.
    const later =
      /\/(results\/SqlResult\.tsx|panel\/ToolDetails\.tsx|styles\/chat-later\.css|panel\/TurnBody\.tsx|markdown\/markdown\.css)/;
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
    const both = await weighImport(
      `export { ChatPanel, ParleyProvider } from '${process.cwd()}/src/index.ts'; export { ParleyDevtools } from '${process.cwd()}/src/devtools.ts';`,
      peers,
    );
    const panel = await weighImport(`export { ChatPanel, ParleyProvider } from '${process.cwd()}/src/index.ts';`, peers);
    report('ParleyDevtools beside ChatPanel', { ...both, firstLoad: both.firstLoad - panel.firstLoad, lazy: both.lazy - panel.lazy });
    expect(both.firstLoad - panel.firstLoad).toBeLessThanOrEqual(2 * kibibyte);
    expect(both.firstModules.filter((path) => /devtools\/DevtoolsPanel/.test(path))).toEqual([]);
    expect(panel.firstModules.filter((path) => path.includes('/src/devtools/'))).toEqual([]);
  });

  it('stays within 6.1 KiB for an app that calls one operation', async () => {
    const source = `import * as parley from '${process.cwd()}/src/client.ts';
      export const load = (options) => parley.getReports(parley.createServiceClient(options), { deploymentId: 1 });`;
    const oneCall = await weighImport(source, []);
    report('one call with its client', oneCall);
    expect(oneCall.firstLoad).toBeLessThanOrEqual(6.1 * kibibyte);
    // Of its file, too, it carries that operation alone.
    expect(oneCall.code).not.toContain('upsertReportByPublicId');
  });

  it('loads only one operation with the hook of that operation', async () => {
    const source = `export { useReports } from '${process.cwd()}/src/data.ts';`;
    const oneHook = await weighImport(source, peers);
    report('one hook without its provider', oneHook);
    const others = oneHook.firstModules.filter((path) => path.includes('/resources/') && !/\/(reports|checks\/\w+)\.ts$/.test(path));
    expect(others).toEqual([]);
  });

  it('loads a widget without the labels of other widgets, and without other languages', async () => {
    for (const entry of ['admin.ts', 'admin/report-list/index.ts']) {
      const widget = await weighImport(`export { ReportList } from '${process.cwd()}/src/${entry}';`, peers);
      report(`ReportList from ${entry}`, widget);
      const catalogues = widget.firstModules.flatMap((path) => /\/src\/(.*labels\/\w+)\.ts$/.exec(path)?.[1] ?? []).sort();
      expect(catalogues).toEqual([
        'admin/report-list/labels/en',
        'react/labels/en',
        'react/labels/errorWords',
        'react/labels/mergeLabels',
        'ui/labels/en',
      ]);
    }
  });

  it('stays within 60 KiB for each admin widget, without its overlays', async () => {
    const widgets = readdirSync('src/admin').filter((name) => name !== 'kit' && statSync(`src/admin/${name}`).isDirectory());
    const sources = widgets.map((name) => [name, `export * from '${process.cwd()}/src/admin/${name}/index.ts';`]);
    const sizes = await weighEach(Object.fromEntries(sources), peers);
    expect(sizes.size).toBe(widgets.length);
    for (const [name, size] of sizes) process.stdout.write(`  ${name}: ${(size / kibibyte).toFixed(1)} KiB\n`);
    expect([...sizes].filter(([, size]) => size > 60 * kibibyte)).toEqual([]);
    // All widgets share one chunk of overlays, which loads after the first render.
    const { lazyChunks, firstModules } = await weighImport(`export { Roles } from '${process.cwd()}/src/admin.ts';`, peers);
    expect(firstModules.filter((path) => /node_modules\/@(base-ui|floating-ui)\//.test(path))).toEqual([]);
    expect(lazyChunks.map(([chunk]) => chunk)).toContain('overlays');
    expect(Math.max(...lazyChunks.map(([, size]) => size))).toBeLessThanOrEqual(85 * kibibyte);
  });

  it('keeps an app with one language from bringing the others, and loads each by itself', async () => {
    const labels = `${process.cwd()}/src/labels.ts`;
    const french = await weighImport(`export { french } from '${labels}';`, []);
    report('French labels', french);
    expect(
      french.firstModules
        .filter(isCatalogue)
        .map((path) => path.slice(path.indexOf('/src/') + 5))
        .sort(),
    ).toEqual(['chat/labels/fr.ts', 'chat/labels/later/fr.ts', 'labels/fr.ts', 'react/labels/fr.ts']);
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
    const client = await weighImport(`export * from '${process.cwd()}/src/client.ts';`, []);
    report('client', client);
    expect(client.firstModules.filter((path) => path.includes('node_modules'))).toEqual([]);
  });
});

function isCatalogue(path: string): boolean {
  return /\/labels\/(later\/)?[a-z-]+\.ts$/.test(path);
}

/** Charts are loaded when the first one is drawn, and what renders Markdown with plugins where a host has some. */
function isLazyOnly(path: string): boolean {
  return /node_modules\/(vega|d3-|react-markdown|unified|vfile|remark-|mdast-util-to-hast|hast-util-)/.test(path);
}

function report(name: string, { firstLoad, lazy }: BundleSize): void {
  process.stdout.write(`${name}: ${(firstLoad / kibibyte).toFixed(1)} KiB at first, ${(lazy / kibibyte).toFixed(1)} KiB when needed\n`);
}
