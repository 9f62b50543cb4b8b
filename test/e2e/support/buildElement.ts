import { build } from 'vite';

/** Builds `dist/element` once, so that the end-to-end tests try what customers load. */
export async function setup(): Promise<void> {
  await build({ mode: 'element', logLevel: 'warn' });
}
