import { buildHere } from '../../support/buildHere.js';

/** Builds `dist/element`, so that the end-to-end tests try what customers load. */
export async function buildElement(): Promise<void> {
  await buildHere({ mode: 'element', logLevel: 'warn' });
}
