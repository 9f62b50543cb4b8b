import { githubSlug } from '../githubSlug.js';

/** A heading of a page with the text below it, in the shape that VitePress adds to its index. */
export interface SearchSection {
  /** Without the number sign. */
  readonly anchor: string;
  /** The headings above it, and its own at the end. */
  readonly titles: readonly string[];
  readonly text: string;
}

/** Divides the Markdown of a page at its headings. */
export function searchSections(markdown: string): readonly SearchSection[] {
  const counts = new Map<string, number>();
  const above: string[] = [];
  return markdown.split(/^(?=#{1,4} )/m).flatMap((section) => {
    const [, marks, heading] = /^(#+) (.*)/.exec(section) ?? [];
    if (marks === undefined || heading === undefined) return [];
    const title = plainText(heading);
    above.splice(marks.length - 1, above.length, title);
    const slug = githubSlug(title);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    const anchor = count === 0 ? slug : `${slug}-${count}`;
    return [{ anchor, titles: above.filter(Boolean), text: plainText(section.slice(section.indexOf('\n'))) }];
  });
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<!--[\s\S]*?-->|<LiveExample [^>]*>|[`*|\\]/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
