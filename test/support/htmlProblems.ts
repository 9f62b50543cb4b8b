import { parse } from 'parse5';

/** Returns what a validator would report about a page: parse errors, duplicate ids, skipped headings, and pictures and a title without text. */
export function htmlProblems(html: string): readonly string[] {
  const problems: string[] = [];
  parse(html, { onParseError: ({ code, startLine }) => problems.push(`${code} in line ${startLine}`) });
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Elements that a parser adds, moves or drops make a difference.
  if (String(tagsIn(page.documentElement.outerHTML)) !== String(tagsIn(html.slice(html.indexOf('<html'))))) problems.push('misplaced tags');
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  if (new Set(ids).size < ids.length) problems.push('duplicate ids');
  for (const link of page.querySelectorAll('a[href^="#"]'))
    if (!ids.includes(link.getAttribute('href')?.slice(1) ?? '')) problems.push('link to nowhere');
  const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1]));
  if (levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)) problems.push('skipped heading');
  if (page.title === '' || page.documentElement.lang === '') problems.push('no title or language');
  for (const picture of page.querySelectorAll('img, svg, [role="img"]'))
    if (!picture.getAttribute('alt') && !picture.getAttribute('aria-label')) problems.push('picture without a text');
  return problems;
}

function tagsIn(html: string): readonly string[] {
  return html.match(/<\/?[a-zA-Z]\w*/g) ?? [];
}
