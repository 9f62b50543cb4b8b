import { buildHere } from '../../support/buildHere.js';
import { type BundleSize, weighOutput } from './weighOutput.js';

/** Builds `dist/element`, so that the end-to-end tests try what customers load. Returns what weighs it. */
export async function buildElement(): Promise<() => BundleSize> {
  const result = await buildHere({ mode: 'element', logLevel: 'warn' });
  return () => weighOutput(result);
}
