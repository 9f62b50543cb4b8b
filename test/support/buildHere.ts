import { build, type InlineConfig } from 'vite';

/** Builds in this process. A build wants the production editions of packages; tests that share the process want theirs. */
export async function buildHere(config: InlineConfig): ReturnType<typeof build> {
  const { NODE_ENV } = process.env;
  try {
    return await build(config);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
