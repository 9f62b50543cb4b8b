'use client';
import { createLazyPart } from './createLazyPart.js';

const result = createLazyPart({ load: async () => (await import('./laterParts.js')).SqlResult, className: 'parley-result-loading' });
const details = createLazyPart({ load: async () => (await import('./laterParts.js')).ToolDetails, className: 'parley-tool-loading' });

/** A result card. */
export const LazySqlResult = result.Part;

/** The details of a tool call. */
export const LazyToolDetails = details.Part;

/** Call it when a turn begins, and its parts are there before they are needed. Never rejects. */
export async function loadLazyParts(): Promise<void> {
  await Promise.all([result.preload(), details.preload()]);
}
