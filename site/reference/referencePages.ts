import { githubSlug } from '../githubSlug.js';
import { isMain } from './isMain.js';
import type { NameKind, ReferenceEntry, ReferenceName } from './Reference.js';

/** A page of the reference. */
export interface ReferencePage {
  /** Below `reference/`, without `.md`. */
  readonly path: string;
  readonly title: string;
  readonly specifier: string;
  readonly names: readonly ReferenceName[];
}

/** The entry points of the packages, by what apps import, with the source of each and the first page of its reference. */
export const referenceEntries: Readonly<Record<string, { readonly source: string; readonly page: string }>> = {
  '@parley/react': { source: 'src/index.ts', page: 'react/index' },
  '@parley/react/admin': { source: 'src/admin.ts', page: 'admin/index' },
  '@parley/react/data': { source: 'src/data.ts', page: 'data/index' },
  '@parley/react/client': { source: 'src/client.ts', page: 'client/index' },
  '@parley/react/labels': { source: 'src/labels.ts', page: 'labels' },
  '@parley/react/server': { source: 'src/server.ts', page: 'server' },
  '@parley/react/devtools': { source: 'src/devtools.ts', page: 'devtools' },
  '@parley/react/element': { source: 'src/element.ts', page: 'element' },
  '@parley/local-service': { source: 'local-service/src/index.ts', page: 'local-service' },
  '@parley/local-service/node': { source: 'local-service/src/node.ts', page: 'local-service-node' },
  '@parley/local-service/vitest': { source: 'local-service/src/vitest.ts', page: 'local-service-vitest' },
};

/** Divides an entry point into pages: one for each area of the chat, each widget and each resource. */
export function pagesOf({ specifier, names }: ReferenceEntry): readonly ReferencePage[] {
  const first = referenceEntries[specifier]?.page;
  if (first === undefined) throw new Error(`The reference has no page for ${specifier}: add it to referenceEntries.`);
  if (!first.endsWith('/index')) return [{ path: first, title: specifier, specifier, names }];
  const folder = first.replace('/index', '');
  const hasCalls = new Set(names.flatMap(({ kind, path }) => (kind === 'operation' ? path : [])));
  const pages = new Map<string, ReferenceName[]>();
  for (const name of names) {
    const slug = slugOf(folder, name, hasCalls);
    pages.set(slug, [...(pages.get(slug) ?? []), name]);
  }
  return [...pages]
    .map(([slug, own]) => ({
      path: `${folder}/${slug}`,
      title: titles[`${folder}/${slug}`] ?? titleOf(slug),
      specifier,
      names: mainFirst(own, slug, folder),
    }))
    .toSorted((one, other) => rankOf(one) - rankOf(other) || one.title.localeCompare(other.title, 'en'));
}

/** Returns the anchor of each name, as GitHub and the site give it to the headings of the page. */
export function anchorsOf({ title, names }: ReferencePage): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  const anchorOf = (heading: string): string => {
    const slug = githubSlug(heading);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
  anchorOf(title);
  return new Map(
    Object.entries(sectionTitles).flatMap(([kind, section]) => {
      const own = names.filter((name) => name.kind === kind);
      if (own.length > 0) anchorOf(section);
      return own.map(({ name }) => [name, anchorOf(name)] as const);
    }),
  );
}

/** The sections of a page, by the kind of its names. */
export const sectionTitles: Readonly<Record<NameKind, string>> = {
  component: 'Components',
  hook: 'Hooks',
  operation: 'Calls',
  function: 'Functions',
  class: 'Classes',
  type: 'Types',
  constant: 'Constants',
};

/** The sources of each page that is not one widget or resource; the first that matches. */
const areas: Readonly<Record<string, readonly (readonly [slug: string, sources: RegExp])[]>> = {
  react: [
    ['hooks', /\/chat\/hooks\//],
    ['parts', /\/chat\/panel\//],
    ['markdown', /\/chat\/markdown\//],
    ['results', /\/chat\/results\//],
    ['provider', /./],
  ],
  admin: [['ui', /\/src\/ui\//]],
  data: [['headless', /\/data\/(?!resources\/)/]],
  client: [
    ['store', /\/(?:chat\/store|data\/memory)\//],
    ['stream', /\/client\/chat-stream\//],
    ['requests', /\/client\/(?!resources\/)/],
  ],
};

function slugOf(folder: string, { path }: ReferenceName, hasCalls: ReadonlySet<string>): string {
  const area = areas[folder]?.find(([, sources]) => sources.test(`/${path}`))?.[0];
  if (area !== undefined) return area;
  const own = /\/(?:resources|admin)\/([\w-]+)/.exec(path)?.[1];
  // Files with types alone, which several resources share, are one page.
  return own === undefined || (folder === 'client' && !hasCalls.has(path)) ? 'shared' : own;
}

const titles: Readonly<Record<string, string>> = {
  'react/hooks': 'Chat hooks',
  'react/parts': 'Panel and parts',
  'react/markdown': 'Markdown',
  'react/results': 'Tables and charts',
  'react/provider': 'Providers and types',
  'admin/ui': 'Controls',
  'admin/kit': 'The kit',
  'data/headless': 'Lists, jobs, conflicts',
  'data/shared': 'Shared',
  'client/requests': 'Client and errors',
  'client/stream': 'Stream and results',
  'client/store': 'Chat store',
  'client/shared': 'Shared types',
};

function mainFirst(names: readonly ReferenceName[], slug: string, folder: string): readonly ReferenceName[] {
  const path = `${folder}/${slug}`;
  return names.toSorted((one, other) => Number(isMain(other, path)) - Number(isMain(one, path)));
}

/** Pages that `titles` lists come first, in this order. */
function rankOf({ path }: ReferencePage): number {
  const rank = Object.keys(titles).indexOf(path);
  return rank === -1 ? Object.keys(titles).length : rank;
}

function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ').replace(/^(?:oidc|api|scim)\b/, (name) => name.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
