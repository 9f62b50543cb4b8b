import { build } from 'vite';

/**
 * Builds `dist/element`, so that the end-to-end tests try what customers load. The build wants production editions; the other
 * projects of this run, which share the process, want theirs.
 */
export async function buildElement(): Promise<void> {
  const { NODE_ENV } = process.env;
  try {
    await build({ mode: 'element', logLevel: 'warn' });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
