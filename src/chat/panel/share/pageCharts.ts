import type { SqlRows } from '../../../client/chat-stream/runSql.js';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import { type ChartWriting, chartInput, chartName, chartNotes } from '../../results/chart/draw/chartInput.js';
import type { ChartInput } from '../../results/chart/draw/readChart.js';
import type { ChartContent } from '../../results/chart/draw/renderChart.js';
import { readChartTheme } from '../../results/chart/look/paint/chartTheme.js';
import { withMembers } from '../../results/columnMembers.js';
import { isOffered } from '../../results/switch/chartOptions.js';
import { writeChart } from '../../results/switch/writeChart.js';
import { chartSvg } from './chartSvg.js';
import { escapeHtml } from './escapeHtml.js';
import type { SharedResult, SharedThread } from './sharedTurns.js';

/** Returns the number of charts drawn for a page of the thread. */
export function countCharts({ turns }: Pick<SharedThread, 'turns'>): number {
  return Math.min(maxCharts, turns.flatMap(({ results }) => results.filter(hasChart)).length);
}

/**
 * Creates a function that draws the chart of a result outside the page and returns it as HTML with a description for screen readers: an
 * empty string if the result has no chart, the reason if it cannot be drawn. Rejects only if cancelled.
 */
export function createPageCharts({ panel, words, loadRows, timeZone, sumOf, tooMany, signal, onChart }: PageChartsOptions): PageCharts {
  const theme = readChartTheme(panel, 'paper');
  let count = 0;
  let left = maxCharacters;
  const { cannotDraw } = words.labels.chart;

  async function inputsOf({ title, rows: shown, source, members, chart }: SharedResult): Promise<readonly ChartInput[]> {
    const loaded = await loadRows(source, signal);
    const whole = loaded === undefined || loaded.rows.length <= shown.rows.length ? undefined : loaded;
    const all = whole === undefined ? shown : { columns: withMembers(whole.columns, members), rows: whole.rows };
    const totalRows = whole !== undefined && !whole.isCapped ? whole.rows.length : Math.max(shown.totalRows, all.rows.length);
    const choice = chart?.choice;
    const chosen = choice !== undefined && isOffered(all, choice) ? writeChart(all, choice, { sumOf }) : undefined;
    const spec = chosen?.spec ?? source.vegaSpec ?? '';
    const drawnRows = chosen === undefined && whole !== undefined ? [all, shown] : [{ ...all, rows: chosen?.rows ?? all.rows }];
    return drawnRows.map((rows) => chartInput(rows, { spec, title, timeZone, totalRows, words }));
  }

  async function draw(result: SharedResult): Promise<string> {
    const inputs = await inputsOf(result);
    const library = await import('../../results/chart/draw/drawStill.js').catch(() => undefined);
    signal.throwIfAborted();
    if (library === undefined) return note(cannotDraw['not-loaded']);
    const take = (svg: Element, content: ChartContent) => {
      const name = chartName(content.summary, chartNotes(content, words));
      return chartSvg(svg, { id: `chart-${count}`, name, maxCharacters: Math.min(maxOfOne, left) });
    };
    const still = await library.drawStill(inputs, { theme, width: widthPx, take });
    if (typeof still === 'string') return note(cannotDraw[still]);
    if (still.picture === '') return note(cannotDraw['too-large']);
    left -= still.picture.length;
    return figure(still.picture, still.content, words);
  }

  return async (result) => {
    if (!hasChart(result)) return '';
    signal.throwIfAborted();
    count += 1;
    if (count > maxCharts) return note(tooMany(words.formats.number(maxCharts)));
    onChart(count);
    const written = await draw(result).catch(() => note(cannotDraw.failed));
    signal.throwIfAborted();
    return written;
  };
}

/** Returns the chart of a result as HTML. */
export type PageCharts = (result: SharedResult) => Promise<string>;

interface PageChartsOptions {
  /** An element that inherits the host's colours. Charts are drawn as for print. */
  readonly panel: HTMLElement;
  readonly words: ChartWriting;
  /** Loads the rows that an answer left out. Passed in so that the code for queries stays in the chunk of the results. */
  readonly loadRows: (result: SqlToolResult, signal: AbortSignal) => Promise<SqlRows | undefined>;
  /** The IANA time zone of the times in the rows, if it is known. */
  readonly timeZone: string | undefined;
  /** Returns the title of an axis of sums. */
  readonly sumOf: (column: string) => string;
  /** Returns the message that a page can have no more charts. */
  readonly tooMany: (count: string) => string;
  readonly signal: AbortSignal;
  /** Called with the position of a chart before it is drawn, starting at 1. */
  readonly onChart: (count: number) => void;
}

function hasChart({ rows, source, chart }: SharedResult): boolean {
  return rows.rows.length > 0 && (source.vegaSpec !== undefined || chart !== undefined);
}

function figure(picture: string, content: ChartContent, words: ChartWriting): string {
  const facts = content.facts.map(({ about, lines }) => {
    const subject = about === undefined ? '' : `<p dir="auto">${escapeHtml(about)}</p>`;
    return `${subject}<ul>${lines.map((line) => `<li dir="auto">${escapeHtml(line)}</li>`).join('')}</ul>`;
  });
  const notes = chartNotes(content, words).map((text) => `<p dir="auto">${escapeHtml(text)}</p>`);
  const caption = notes.length === 0 ? '' : `<figcaption class="note">${notes.join('')}</figcaption>`;
  return `<figure>${picture}${facts.length === 0 ? '' : `<div class="facts">${facts.join('')}</div>`}${caption}</figure>\n`;
}

function note(text: string): string {
  return `<p dir="auto" class="note">${escapeHtml(text)}</p>\n`;
}

const maxCharts = 100;
/** The most characters for all charts of a page, and for one. */
const maxCharacters = 40_000_000;
const maxOfOne = 4_000_000;
const widthPx = 800;
