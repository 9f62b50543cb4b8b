/** Returns text as inline code, also if it contains backticks. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

/** Returns the text of a docstring as Markdown in one paragraph: paths of pages become links, and what is not code is no markup. */
export function prose(text: string): string {
  const spans = text.replaceAll(/\s*\n\s*/g, ' ').split(/(`[^`]*`)/);
  return spans.map((span) => (span.startsWith('`') ? span : linked(escaped(span)))).join('');
}

/** Elements and what Vue would compute. */
function escaped(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;');
}

function linked(text: string): string {
  return text.replaceAll(/\(?\bdocs\/([\w/-]+)\.md(#[\w-]+)?\)?/g, (all, page: string, anchor = '') => {
    const link = `[${page}](/${page}.md${anchor})`;
    return all.startsWith('(') && all.endsWith(')') ? `(${link})` : link;
  });
}
