import { describe, expect, it } from 'vitest';
import { createStopwatch } from '../../../src/data/jobs/createStopwatch.js';
import { createVirtualEnvironment } from '../../support/virtualEnvironment.js';

describe('the duration of a job', () => {
  it('is updated once a second while it has listeners', async () => {
    const environment = createVirtualEnvironment();
    const stopwatch = createStopwatch(environment.now() - 2_400, undefined, environment);
    const seen: (number | undefined)[] = [];
    const stop = stopwatch.subscribe(() => seen.push(stopwatch.getElapsedMs()));
    expect(stopwatch.getElapsedMs()).toBe(2_000);
    await environment.advance(2_000);
    expect(seen).toEqual([3_000, 4_000]);
    stop();
    await environment.advance(5_000);
    expect(seen).toHaveLength(2);
  });

  it('stops at the end, and is unknown without a start', () => {
    expect(createStopwatch(1_000, 5_900).getElapsedMs()).toBe(4_000);
    expect(createStopwatch(undefined, undefined).getElapsedMs()).toBeUndefined();
  });
});
