import { parse, type Runtime } from 'vega';
import type { ChartLayout } from '../look/layoutChart.js';
import type { SpecObject } from '../spec/specGrammar.js';
import { asVega } from './asSpec.js';
import { compileChart } from './compileChart.js';
import type { ErrorLog } from './createErrorLog.js';
import { nextTask } from './nextTask.js';

/**
 * Compiles and parses a laid-out spec without its rows, and adds the rows. The outcomes for the latest specs are kept, so that other rows of
 * the same chart, and the same chart elsewhere, are drawn without compiling. Rejects if the chart library cannot compile or parse the spec.
 */
export async function prepareChart({ spec, finish }: DrawnLayout, locale: string, logger: ErrorLog): Promise<PreparedChart> {
  const { data, ...withoutRows } = spec;
  const key = JSON.stringify([withoutRows, locale, finish], exactNumber);
  const chart = kept.get(key) ?? (await prepare(withoutRows, { finish, locale, logger }));
  // The latest is the last to be forgotten.
  kept.delete(key);
  kept.set(key, chart);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
  return { ...chart, runtime: withRows(chart.runtime, Object(data).values) };
}

export type DrawnLayout = Pick<ChartLayout, 'spec' | 'finish'>;

export interface PreparedChart {
  /** The compiled chart, without rows. */
  readonly compiled: SpecObject;
  readonly runtime: Runtime;
}

async function prepare(
  spec: SpecObject,
  { finish, locale, logger }: Pick<ChartLayout, 'finish'> & { readonly locale: string; readonly logger: ErrorLog },
): Promise<PreparedChart> {
  const compiled = compileChart({ ...spec, data: { values: [] } }, locale, { logger, finish });
  logger.check();
  await nextTask();
  return { compiled, runtime: parse(asVega(compiled), undefined, { ast: true }) };
}

/** The library's types do not describe the steps of a parsed chart. The one that starts with an empty list gets the rows. */
function withRows(runtime: Runtime, rows: unknown): Runtime {
  const { operators }: { readonly operators: readonly SpecObject[] } = Object(runtime);
  const filled = operators.map((step) => {
    const list = Object(step.value).$ingest;
    return Array.isArray(list) && list.length === 0 ? { ...step, value: { ...Object(step.value), $ingest: rows } } : step;
  });
  return { ...runtime, operators: filled } as Runtime;
}

/** JSON has no infinite numbers, which a spec may contain as `1e999`. */
function exactNumber(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value;
}

const kept = new Map<string, PreparedChart>();
const maxKept = 12;
