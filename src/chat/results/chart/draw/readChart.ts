import type { QueryRows } from '../../../../client/chat-stream/QueryRows.js';
import type { ChartProblem } from '../../../labels/ChatWords.js';
import type { ViewingLabels } from '../../../labels/viewing/ViewingLabels.js';
import type { SummaryWords } from '../read/chartSummary.js';
import type { ExplorerOptions } from '../read/exploreChart.js';
import { type ChartRows, chartRows, type ValueWords } from '../rows/chartRows.js';
import { safeVegaSpec } from '../safe/safeVegaSpec.js';
import type { SpecObject } from '../spec/specGrammar.js';

/** Reads the first of these inputs that is small enough to draw. If none is, returns the problem with the first one. */
export function readFirstChart(inputs: readonly ChartInput[]): ReadChart | ChartProblem {
  let refusal: ChartProblem | undefined;
  for (const input of inputs) {
    const rows = chartRows(input, input.locale, input.spec, input.words);
    const safe = safeVegaSpec(input.spec, rows);
    if (safe.isSafe) return { input, rows, spec: safe.spec, dropped: safe.dropped };
    refusal ??= safe.problem;
    if (safe.problem !== 'too-large' && safe.problem !== 'too-much-work') break;
  }
  return refusal ?? 'failed';
}

/** A chart whose spec is safe. */
export interface ReadChart {
  readonly input: ChartInput;
  readonly rows: ChartRows;
  readonly spec: SpecObject;
  readonly dropped: ReadonlySet<'labels'>;
}

/** A chart as the service describes it, and the words to draw it with. */
export interface ChartInput extends QueryRows {
  /** Vega-Lite as JSON text; untrusted. */
  readonly spec: string;
  readonly title: string | undefined;
  /** The IANA time zone of the times in the rows, if it is known. */
  readonly timeZone: string | undefined;
  /** True if these are only some of the rows of the result. */
  readonly isPart: boolean;
  readonly locale: string;
  readonly words: SummaryWords & ValueWords;
  readonly viewing: ViewingLabels;
  /** Called with the values of the mark that the reader selects. */
  readonly onPick?: ExplorerOptions['onPick'];
  /** Tells readers that they can select marks. */
  readonly pickHint?: string | undefined;
}
