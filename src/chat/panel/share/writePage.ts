import { headings } from '../../results/export/headings.js';
import { rowCount } from '../../results/rowCount.js';
import { lazyFormats } from '../../results/table/columnFormat.js';
import { escapeHtml } from './escapeHtml.js';
import { type MarkdownHtmlOptions, markdownHtml } from './markdownHtml.js';
import type { PageCharts } from './pageCharts.js';
import { isSameTitle, type SharedResult, type SharedThread, type SharedWords } from './sharedTurns.js';

/** Writes a thread as a web page without scripts or external resources, piece by piece, in light colours and ready to print. */
export async function* writePage(thread: SharedThread, chartOf: PageCharts): AsyncGenerator<string> {
  const { title, turns, labels, syntax, disclaimer = [] } = thread;
  yield `<!DOCTYPE html>
<html lang="${escapeHtml(labels.locale)}" dir="${labels.direction === 'rtl' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1 dir="auto">${escapeHtml(title)}</h1>
`;
  for (const [index, { question, results, answer }] of turns.entries()) {
    yield `<article>\n<h2 dir="auto">${escapeHtml(question.trim() || labels.chat.answer)}</h2>\n`;
    for (const result of results) {
      yield '<section>\n';
      if (!isSameTitle(result.title, question)) yield `<h3 dir="auto">${escapeHtml(result.title)}</h3>\n`;
      if (result.description !== '') yield `<p dir="auto" class="note">${escapeHtml(result.description)}</p>\n`;
      yield await chartOf(result);
      yield* writeTable(result, thread);
      const { rows, totalRows } = result.rows;
      yield `<p class="note">${escapeHtml(rowCount(rows.length, totalRows, labels, thread.formats))}</p>\n</section>\n`;
    }
    if (answer !== '') yield `${answerHtml(answer, { id: `answer-${index + 1}`, words: labels.markdown, syntax: syntax?.syntax })}\n`;
    yield '</article>\n';
  }
  yield '</main>\n';
  if (disclaimer.length > 0) yield `<footer><p dir="auto" class="note">${disclaimer.map(wordsHtml).join('')}</p></footer>\n`;
  yield '</body>\n</html>\n';
}

function wordsHtml({ text, url }: SharedWords): string {
  return url === undefined ? escapeHtml(text) : `<a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(text)}</a>`;
}

function answerHtml(answer: string, options: MarkdownHtmlOptions): string {
  try {
    return markdownHtml(answer, options);
  } catch (error) {
    // A host's plugin may throw.
    if (options.syntax === undefined) throw error;
    return markdownHtml(answer, { ...options, syntax: undefined });
  }
}

function* writeTable({ title, rows: { columns, rows } }: SharedResult, { labels, formats }: SharedThread): Generator<string> {
  if (rows.length === 0 || columns.length === 0) return;
  const formatOf = lazyFormats(columns, rows, { ...labels.result, locale: formats.locale });
  const align = columns.map(({ type }) => (type === 'integer' || type === 'number' ? ' class="amount"' : ' dir="auto"'));
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    texts.map((text, index) => `<${tag}${align[index] ?? ''}>${escapeHtml(text)}</${tag}>`).join('');
  // Wide tables scroll, and must be focusable to scroll with the keyboard.
  yield `<div class="rows" role="group" tabindex="0" aria-label="${escapeHtml(title)}"><table><thead><tr>${cells('th', headings(columns))}</tr></thead><tbody>\n`;
  for (const row of rows) {
    yield `<tr>${cells(
      'td',
      columns.map((_, index) => formatOf(index).format(row[index])),
    )}</tr>\n`;
  }
  yield '</tbody></table></div>\n';
}

const style = `:root{color-scheme:light}
body{max-width:60rem;margin:2rem auto;padding:0 1rem;background:#fff;color:#1b2327;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
article,footer{margin-block:2rem;padding-block-start:1rem;border-block-start:1px solid #d5dadc}
section{margin-block:1rem}h1{font-size:1.5rem}h2{font-size:1.15rem;white-space:pre-line}h3{font-size:1rem}section h3{margin-block-end:0}
.note{font-size:.85rem;color:#545e63}figure{margin:1rem 0}figure svg{display:block;max-width:100%;height:auto;direction:ltr}
figcaption p{margin:.25rem 0}.facts{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.rows{overflow-x:auto;overflow-wrap:normal}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .75rem;border-block-end:1px solid #e1e5e7;text-align:start;vertical-align:top}.amount{text-align:end}
.notes{font-size:.9rem;border-block-start:1px solid #e1e5e7;padding-block-start:.5rem}pre{white-space:pre-wrap}blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid #d5dadc}
@media print{body{margin:0;max-width:none}.rows{overflow:visible;overflow-wrap:anywhere}figure,tr,pre{break-inside:avoid}h1,h2,h3,h4{break-after:avoid}thead{display:table-header-group}}`;
