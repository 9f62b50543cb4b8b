import { cellText } from '../../results/export/cellText.js';
import { fileHeadings } from '../../results/export/headings.js';
import type { ShownRows } from '../../results/ShownRows.js';
import { chartSvg } from './chartSvg.js';
import { escapeHtml } from './escapeHtml.js';
import { markdownHtml } from './markdownHtml.js';
import type { SharedThread } from './sharedTurns.js';

/** The properties of the panel that the page adopts. */
export interface PageLook {
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  /** The colours of the panel, which the charts are drawn for. */
  readonly surface: string;
  readonly text: string;
  /** Returns the drawn chart of a step, if there is one. */
  readonly chartOf: (stepId: string) => Element | null;
}

/** Writes a thread as a web page without scripts or external resources, piece by piece. */
export function* writePage({ title, turns, rowCount }: SharedThread, look: PageLook): Generator<string> {
  const { lang, direction, chartOf } = look;
  yield `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${styleOf(look)}</style>
</head>
<body>
<h1 dir="auto">${escapeHtml(title)}</h1>
`;
  for (const { question, results, answer } of turns) {
    yield '<article>\n';
    if (question !== '') yield `<h2 dir="auto">${escapeHtml(question)}</h2>\n`;
    for (const { stepId, title: name, description, rows } of results) {
      yield '<section>\n';
      if (name !== '') yield `<h3 dir="auto">${escapeHtml(name)}</h3>\n`;
      if (description !== '') yield `<p dir="auto" class="note">${escapeHtml(description)}</p>\n`;
      const chart = chartOf(stepId);
      if (chart !== null) yield `<div class="chart">${chartSvg(chart)}</div>\n`;
      yield* writeTable(rows);
      yield `<p class="note">${escapeHtml(rowCount(rows))}</p>\n</section>\n`;
    }
    if (answer !== '') yield `${markdownHtml(answer)}\n`;
    yield '</article>\n';
  }
  yield '</body>\n</html>\n';
}

function* writeTable({ columns, rows }: ShownRows): Generator<string> {
  if (rows.length === 0) return;
  const align = columns.map(({ type }) => (type === 'integer' || type === 'number' ? ' class="amount"' : ' dir="auto"'));
  const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
    texts.map((text, index) => `<${tag}${align[index] ?? ''}>${escapeHtml(text)}</${tag}>`).join('');
  yield `<div class="rows"><table><thead><tr>${cells('th', fileHeadings(columns))}</tr></thead><tbody>\n`;
  for (const row of rows) {
    yield `<tr>${cells(
      'td',
      columns.map((_, index) => cellText(row[index])),
    )}</tr>\n`;
  }
  yield '</tbody></table></div>\n';
}

/** Checks the colours, which the host may have set, before they become part of the style sheet. */
function styleOf({ surface, text }: PageLook): string {
  const colour = (value: string, fallback: string) =>
    Array.from(value).every((letter) => inColours.has(letter)) && value !== '' ? value : fallback;
  return `body{max-width:60rem;margin:2rem auto;padding:0 1rem;background:${colour(surface, '#fff')};color:${colour(text, '#111')};font:15px/1.5 system-ui,sans-serif}
article{margin-block:2rem;padding-block-start:1rem;border-block-start:1px solid color-mix(in srgb,currentcolor 20%,transparent)}
section{margin-block:1rem}h1{font-size:1.5rem}h2{font-size:1.15rem}h3{font-size:1rem;margin-block-end:0}
.note{font-size:.85rem;opacity:.75}.chart svg{max-width:100%;height:auto}.rows{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.25rem .75rem;border-block-end:1px solid color-mix(in srgb,currentcolor 15%,transparent);text-align:start;vertical-align:top}
.amount{text-align:end}pre{overflow-x:auto}blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid color-mix(in srgb,currentcolor 20%,transparent)}
@media print{body{margin:0;max-width:none}section,tr{break-inside:avoid}}`;
}

const inColours = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,%()#/ -');
