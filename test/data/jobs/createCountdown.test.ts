import { expect, it } from 'vitest';
import { createCountdown } from '../../../src/data/jobs/createCountdown.js';
import { createVirtualEnvironment } from '../../support/virtualEnvironment.js';

it('ticks every second, stops at the end, and runs only while it has listeners', async () => {
  const environment = createVirtualEnvironment();
  const countdown = createCountdown(environment.now() + 2_500, environment);
  const ticks: (number | undefined)[] = [];
  const stop = countdown.subscribe(() => ticks.push(countdown.getRemainingMs()));
  expect(countdown.getRemainingMs()).toBe(3_000);
  await environment.advance(10_000);
  expect(ticks).toEqual([2_000, 1_000, 0]);
  stop();

  const later = createCountdown(environment.now() + 5_000, environment);
  later.subscribe(() => ticks.push(later.getRemainingMs()))();
  await environment.advance(5_000);
  expect(ticks).toHaveLength(3);
  expect(later.getRemainingMs()).toBe(0);
});

it('counts nothing without an end', async () => {
  const environment = createVirtualEnvironment();
  const countdown = createCountdown(undefined, environment);
  expect(countdown.getRemainingMs()).toBeUndefined();
  countdown.subscribe(() => {});
  expect(environment.pauses).toEqual([]);
});
