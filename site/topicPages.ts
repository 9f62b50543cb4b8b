import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SitePage } from './SitePage.js';
import { showLive, withoutLive } from './showLive.js';
import { siteTopics } from './siteTopics.js';

const placeOf = new Map(siteTopics.flatMap(({ pages }) => pages.map(({ source, path }) => [source, path] as const)));

/** A page of a topic, also with its live examples. */
export interface TopicSitePage extends SitePage {
  readonly liveText: string;
}

/** Reads the pages of all topics. Links to other pages stay within the site, and those to files lead to the repository. */
export function topicPages(): readonly TopicSitePage[] {
  return siteTopics.flatMap(({ title: section, pages }) =>
    pages.map(({ source, path, title }) => {
      const text = readFileSync(source, 'utf8');
      const [plain, live] = [withoutLive(text), showLive(text, source)].map((page) => pageText(page, source, path));
      return { path, title, section, text: plain ?? '', liveText: live ?? '' };
    }),
  );
}

/** Without the notes for the compiler of the examples, and with links that work in the site. */
export function pageText(text: string, source: string, path: string): string {
  return outsideCode(text, (prose) =>
    prose
      .replaceAll(/^<!-- continues -->\n/gm, '')
      .replaceAll(/(!?)\]\(([^)\s]+)((?: "[^"]*")?)\)/g, (_, mark, target, title) => `${mark}](${siteLink(target, source, path)}${title})`),
  );
}

function siteLink(target: string, source: string, path: string): string {
  if (/^(?:[a-z][a-z+.-]*:|#)/i.test(target)) return target;
  const [file = '', anchor] = target.split('#');
  const linked = posix.join(posix.dirname(source), decodeURI(file));
  const hash = anchor === undefined ? '' : `#${anchor}`;
  const place = placeOf.get(linked) ?? placeOf.get(posix.join(linked, 'README.md'));
  if (place !== undefined) return `${relativeTo(path, place)}.md${hash}`;
  if (!existsSync(linked)) throw new Error(`${source} links to ${target}, which does not exist.`);
  if (/\.(?:png|svg)$/.test(linked)) return relativeTo(path, linked.replace('docs/', ''));
  return `${repositoryUrl()}/${statSync(linked).isDirectory() ? 'tree' : 'blob'}/main/${linked}${hash}`;
}

function relativeTo(path: string, place: string): string {
  const way = posix.relative(posix.dirname(path), place);
  return way.startsWith('.') ? way : `./${way}`;
}

function outsideCode(text: string, change: (prose: string) => string): string {
  return text
    .split(/^(```[^\n]*\n[\s\S]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('');
}

function repositoryUrl(): string {
  const { repository } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'));
  return repository.url.replace(/^git\+|\.git$/g, '');
}
