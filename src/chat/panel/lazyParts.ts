'use client';
import { createLazyPart } from './createLazyPart.js';

const result = createLazyPart({ load: async () => (await import('./laterParts.js')).ResultCard, className: 'parley-result-loading' });
const steps = createLazyPart({ load: async () => (await import('./laterParts.js')).StepList, className: 'parley-tool-loading' });

/** The card of a tool's result, loaded on demand. */
export const LazyResultCard = result.Part;

/** The list of steps, loaded on demand. */
export const LazyStepList = steps.Part;

/** Loads the lazy parts. Call it when a turn starts, so that they are there in time. Never rejects. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all([result.preload(), steps.preload()]);
}
