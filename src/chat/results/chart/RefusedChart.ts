import type { ChartProblem } from '../../../chat/labels/ChatWords.js';

/** Thrown inside the chart's own modules when a spec cannot or must not be drawn. Never leaves `VegaChart`. */
export class RefusedChart extends Error {
  override readonly name = 'RefusedChart';
  readonly problem: ChartProblem;

  constructor(problem: ChartProblem, reason: string) {
    super(reason);
    this.problem = problem;
  }
}

/** Stops reading a spec with an error. */
export function refuse(problem: ChartProblem, reason: string): never {
  throw new RefusedChart(problem, reason);
}
