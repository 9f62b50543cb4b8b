import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { SitePage } from '../SitePage.js';
import { isMain } from './isMain.js';
import { labelTable } from './labelTable.js';
import type { NameKind, ReferenceEntry } from './Reference.js';
import { readReference } from './readReference.js';
import { anchorsOf, pagesOf, type ReferencePage, referenceEntries, sectionTitles } from './referencePages.js';
import { renderElement } from './renderElement.js';
import { renderNames } from './renderNames.js';

/** Reads the public names of all entry points. */
export function readEntries(): readonly ReferenceEntry[] {
  return readReference(Object.fromEntries(Object.entries(referenceEntries).map(([specifier, { source }]) => [specifier, source])));
}

/** Reads the public names of the entry points of widgets, such as `@parley/react/admin/roles`. */
export function readWidgets(): readonly ReferenceEntry[] {
  const widgets = readdirSync('src/admin').filter((widget) => existsSync(`src/admin/${widget}/index.ts`));
  return readReference(Object.fromEntries(widgets.map((widget) => [`@parley/react/admin/${widget}`, `src/admin/${widget}/index.ts`])));
}

/** Makes the pages of the reference: an overview, one for each entry point, and one for each of its areas. */
export function writeReference(read: readonly ReferenceEntry[]): readonly SitePage[] {
  const entries = read.map((entry) => ({ entry, pages: pagesOf(entry) }));
  const places = placesOf(entries.flatMap(({ pages }) => pages));
  const pages = entries.flatMap(({ entry: { specifier }, pages }) => {
    const first = referenceEntries[specifier]?.page ?? '';
    return [...(first.endsWith('/index') ? [overviewOf(specifier, first, pages)] : []), ...pages.map((page) => pageOf(page, places))];
  });
  return [startPage(entries.map(({ entry: { specifier, names } }) => [specifier, names.length])), ...pages];
}

/** The page and anchor of each name. A name exported by several entry points is described under the first. */
type Places = ReadonlyMap<string, { readonly path: string; readonly anchor: string }>;

function placesOf(pages: readonly ReferencePage[]): Places {
  const places = pages.flatMap((page) => [...anchorsOf(page)].map(([name, anchor]) => [name, { path: page.path, anchor }] as const));
  return new Map(places.toReversed());
}

function pageOf(page: ReferencePage, places: Places): SitePage {
  const own = anchorsOf(page);
  const address = `reference/${page.path}`;
  const findName = (name: string) => {
    const anchor = own.get(name);
    const place = places.get(name);
    if (anchor !== undefined) return `#${anchor}`;
    return place === undefined ? undefined : `${posix.relative(posix.dirname(page.path), place.path)}.md#${place.anchor}`;
  };
  const body = [
    `# ${page.title}`,
    `\`\`\`ts\n${importOf(page)}\n\`\`\``,
    ...guideOf(page),
    ...(page.path === 'element' ? [renderElement()] : []),
    renderNames(page, findName),
    ...labelsOf(page),
  ];
  return { path: address, title: page.title, section: page.specifier, text: fromRoot(body.join('\n\n'), address) };
}

/** The imports shown for an entry point. */
const usable: readonly NameKind[] = ['component', 'operation', 'hook', 'function'];

/** The two import paths of a widget. */
function importOf({ specifier, names, path }: ReferencePage): string {
  const example = (names.find((name) => isMain(name, path)) ?? names.find(({ kind }) => usable.includes(kind)) ?? names[0])?.name ?? '';
  const lines = [`import { ${example} } from '${specifier}';`];
  if (existsSync(`src/${path}/index.ts`)) lines.push(`import { ${example} } from '@parley/react/${path}';`);
  if (path === 'element') return `import '${specifier}';`;
  return lines.join('\n');
}

function guideOf({ path }: ReferencePage): readonly string[] {
  const guide = guides[path] ?? path.replace('admin/', '');
  return existsSync(`docs/${guide}.md`) ? [`[Guide](/${guide}.md)`] : [];
}

/** The pages that explain an area, where they are named differently. */
const guides: Readonly<Record<string, string>> = {
  'react/parts': 'chat-parts',
  'react/results': 'charts',
  'react/markdown': 'markdown',
  'admin/dashboard-export': 'jobs',
  'admin/job-tray': 'jobs',
  'admin/kit': 'admin-kit',
  'data/headless': 'admin-data',
};

/** The English words of a widget, with the comments that say where each is shown. */
function labelsOf({ path }: ReferencePage): readonly string[] {
  const files =
    path === 'labels' ? ['src/chat/labels/first/en.ts', 'src/chat/labels/en.ts', 'src/ui/labels/en.ts'] : [`src/${path}/labels/en.ts`];
  return files
    .filter((file) => existsSync(file))
    .map(
      (file) =>
        `## Labels in \`${file}\`\n\nEach can be replaced, or translated, with [\`labels\` or \`adminLabels\`](/start-here.md#labels).\n\n${labelTable(file)}`,
    );
}

function overviewOf(specifier: string, path: string, pages: readonly ReferencePage[]): SitePage {
  const address = `reference/${path}`;
  const list = pages.map((page) => {
    const link = `[${page.title}](./${posix.basename(page.path)}.md)`;
    const counts = Object.entries(sectionTitles).flatMap(([kind, title]) => {
      const count = page.names.filter((name) => name.kind === kind).length;
      return count === 0 ? [] : `${count} ${(count === 1 ? singular(title) : title).toLowerCase()}`;
    });
    return `- ${link}: ${counts.join(', ')}`;
  });
  return { path: address, title: specifier, section: specifier, text: [`# \`${specifier}\``, list.join('\n')].join('\n\n') };
}

function singular(title: string): string {
  return title.replace(/sses$/, 'ss').replace(/([^s])s$/, '$1');
}

function startPage(entries: readonly (readonly [specifier: string, count: number])[]): SitePage {
  const list = entries.map(([specifier, count]) => `- [\`${specifier}\`](./${referenceEntries[specifier]?.page}.md): ${count} names`);
  const text = [
    '# API reference',
    'Every public name, from the types and docstrings of the sources. Props include those that a component takes over from others, and the events of its actions; the props of HTML elements are left out.',
    list.join('\n'),
    'Style sheets are entry points as well: see [Theming](/theming.md). The [custom element](./element.md) has attributes, properties, methods, events, parts and variables.',
  ].join('\n\n');
  return { path: 'reference/index', title: 'API reference', section: '', text: fromRoot(text, 'reference/index') };
}

/** Makes links from the root of the site relative, so that they also work in the Markdown that is served beside each page. */
function fromRoot(text: string, address: string): string {
  const up = '../'.repeat(address.split('/').length - 1);
  return text.replaceAll('](/', `](${up}`);
}
