import type { ChartProblem } from '../../src/chat/labels/ChatWords.js';
import type { ResultData } from '../e2e/support/sqlSteps.js';

/** A chart of three regions with their revenue, and what it tries. */
export interface HostileSpec {
  /** In one line. */
  readonly tries: string;
  /** An object, or a text that need not be JSON. */
  readonly spec: unknown;
  /** A chart without the harm, or the table and the reason for it. */
  readonly comes: 'chart' | ChartProblem;
  /** Other rows than those of the regions. */
  readonly result?: ResultData;
}

/** By name; the name is also the question that brings the chart. */
export type HostileSpecs = Readonly<Record<string, HostileSpec>>;
