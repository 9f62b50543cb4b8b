import { describe, expect, it } from 'vitest';
import { chartRows } from '../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../src/chat/results/chart/safe/safeVegaSpec.js';
import { readToolResult } from '../../src/client/chat-stream/readToolResult.js';
import { someOf } from '../support/runs.js';
import type { HostileSpecs } from './HostileSpec.js';
import { hostileSpecs } from './hostileSpecs.js';
import { hostileSteps } from './hostileSteps.js';

describe.each(Object.entries<HostileSpecs>(hostileSpecs))('hostile charts of %s', (about, specs) => {
  // Each has fifty thousand rows.
  const step = about === 'further crowds' ? 3 : 1;

  it.each(someOf(Object.entries(specs), step))('are accepted or refused for the reason that a reader sees (%s)', (name, { comes }) => {
    // Some that are accepted fail while they are drawn.
    expect(verdictOn(name)).toBe(comes === 'failed' ? 'chart' : comes);
  });
});

/** What becomes of the chart that the agent sends. */
function verdictOn(name: string): HostileSpecs[string]['comes'] {
  const [start, end] = hostileSteps(name);
  if (start?.kind !== 'tool-start' || end?.kind !== 'tool-end') throw new Error(`"${name}" brings no result.`);
  const result = readToolResult({ name: start.name, input: JSON.stringify(start.input), result: JSON.stringify(end.result) });
  if (result?.kind !== 'sql' || result.vegaSpec === undefined) throw new Error(`"${name}" brings no chart.`);
  const safe = safeVegaSpec(result.vegaSpec, chartRows(result, 'en', result.vegaSpec));
  return safe.isSafe ? 'chart' : safe.problem;
}
