import { referenceEntries } from './reference/referencePages.js';
import type { SitePage } from './SitePage.js';
import { siteTopics } from './siteTopics.js';

type ListedPage = Omit<SitePage, 'text'>;

interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly SidebarItem[];
}

/** The sidebar of the guides, and that of the reference. */
export function siteSidebar(reference: readonly ListedPage[]): Readonly<Record<string, readonly SidebarItem[]>> {
  const guides = siteTopics.map(({ title, pages }) => ({
    text: title,
    collapsed: false,
    items: pages.map((page) => ({ text: escaped(page.title), link: linkTo(page.path) })),
  }));
  const entries = Object.entries(referenceEntries).map(([specifier, { page }]) => {
    const pages = reference.filter(({ section, path }) => section === specifier && path !== `reference/${page}`);
    const first = { text: specifier.replace('@parley/', ''), link: linkTo(`reference/${page}`) };
    return pages.length === 0
      ? first
      : { ...first, collapsed: true, items: pages.map(({ path, title }) => ({ text: title, link: linkTo(path) })) };
  });
  return { '/reference/': [{ text: 'API reference', link: '/reference/', items: entries }], '/': guides };
}

function linkTo(path: string): string {
  return `/${path.replace(/(^|\/)index$/, '$1')}`;
}

/** Titles in the sidebar are HTML. */
function escaped(title: string): string {
  return title.replaceAll('<', '&lt;');
}
