'use client';
import { createLazyPart } from './createLazyPart.js';

const result = createLazyPart({ load: async () => (await import('./laterParts.js')).SqlResult, className: 'parley-result-loading' });
const details = createLazyPart({ load: async () => (await import('./laterParts.js')).ToolDetails, className: 'parley-tool-loading' });

/** A result card, loaded on demand. */
export const LazySqlResult = result.Part;

/** The details of a tool call, loaded on demand. */
export const LazyToolDetails = details.Part;

/** Loads the lazy parts. Call it when a turn starts, so that they are there in time. Never rejects. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all([result.preload(), details.preload()]);
}
