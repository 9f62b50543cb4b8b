import { build } from 'vite';

/** Builds `dist/element` once, so that the end-to-end tests try what customers load. */
export async function setup(): Promise<void> {
  // The test runner's own value would pick the development editions of packages.
  process.env.NODE_ENV = 'production';
  await build({ mode: 'element', logLevel: 'warn' });
}
