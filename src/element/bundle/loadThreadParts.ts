// Replaces `chat/panel/lazy/loadThreadParts` in the element, whose parts include their styles: see vite.config.ts.
import { loadAnswering } from './loadAnswering.js';

/** Loads what they import first: a chunk that could not be loaded is requested again, but not those that import it. */
export async function loadThreadParts() {
  await loadAnswering();
  return (await import('./threadParts.js')).threadParts;
}
