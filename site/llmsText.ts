import { readFileSync } from 'node:fs';
import type { SitePage } from './SitePage.js';
import { siteTopics } from './siteTopics.js';

/**
 * Returns the list of pages for language models. The one of the site links to the Markdown beside each page, the one of the package to its
 * files.
 * @see https://llmstxt.org
 */
export function llmsText(place: 'site' | 'package', reference: readonly SitePage[] = []): string {
  const { description } = JSON.parse(readFileSync('package.json', 'utf8'));
  const topics = siteTopics.map(({ title, pages }) => {
    const lines = pages.map(({ source, path, title: name }) => {
      const summary = summaryOf(readFileSync(source, 'utf8'));
      return `- [${name}](${place === 'site' ? `${path}.md` : source})${summary === '' ? '' : `: ${summary}`}`;
    });
    return [`## ${title}`, lines.join('\n')].join('\n\n');
  });
  const [first, ...rest] = reference;
  const areas = rest.map(({ path, title, section }) => `- [${title === section ? title : `${section}: ${title}`}](${path}.md)`);
  return [
    '# Parley',
    `> ${description}`,
    'Install `@parley/react` with `@tanstack/react-query` in a React 19 app, or `@parley/element` on any page. `npx @parley/local-service` runs a complete service locally, against which every example works.',
    ...topics,
    ...(first === undefined ? [] : [`## ${first.title}`, areas.join('\n'), '## Optional', wholeTexts]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

const wholeTexts = [
  '- [llms-full.txt](llms-full.txt): All guides in one text.',
  '- [llms-reference.txt](llms-reference.txt): The whole reference in one text.',
].join('\n');

/** Returns all pages one after another, each under its address. */
export function llmsFullText(pages: readonly SitePage[]): string {
  return `${pages.map(({ path, text }) => `<!-- ${path}.md -->\n\n${text.trim()}`).join('\n\n---\n\n')}\n`;
}

/** Returns the first sentence of a page, as plain text. */
export function summaryOf(text: string): string {
  const paragraphs = text.replaceAll(/^```[\s\S]*?^```$|^<!--.*-->$/gm, '').split(/\n{2,}/);
  const first = paragraphs.find((paragraph) => /^[A-Z`[*]/.test(paragraph.trim()) && !paragraph.trim().startsWith('![')) ?? '';
  const plain = first
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.+?[.:!?](?= [A-Z`]|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}
