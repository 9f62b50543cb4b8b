import type { ChartProblem } from '../../../labels/ChatWords.js';

/** Thrown inside the chart's own modules when a spec cannot or must not be drawn. Never leaves `VegaChart`. */
export class RefusedChart extends Error {
  override readonly name = 'RefusedChart';
  readonly problem: ChartProblem;

  constructor(problem: ChartProblem, reason: string) {
    super(reason);
    this.problem = problem;
  }
}

/** Returns the problem of a refused chart; for any other error, the given problem. */
export function problemWith(error: unknown, otherwise: ChartProblem): ChartProblem {
  return error instanceof RefusedChart ? error.problem : otherwise;
}

/** Throws the error that refuses a spec. */
export function refuse(problem: ChartProblem, reason: string): never {
  throw new RefusedChart(problem, reason);
}
