import { basename, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { reactPlugins } from '../../reactPlugins.js';
import { writeExamples } from '../../test/docs/examples/writeExamples.js';

/** Builds the page that runs the examples marked with `data-live`, with the same code that the documentation shows. */
export async function buildLive(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: resolve('demo/live'),
    base: './',
    logLevel: 'error',
    plugins: [...reactPlugins(), liveExamples()],
    build: { outDir: resolve(folder), emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
}

/** Provides the modules of all live examples, each loaded when it is shown. */
function liveExamples(): Plugin {
  const id = '\0live-examples';
  return {
    name: 'live-examples',
    resolveId: (source) => (source === 'virtual:live-examples' ? id : undefined),
    load(loaded) {
      if (loaded !== id) return undefined;
      const live = writeExamples().examples.filter(({ isLive }) => isLive);
      const entries = live.map(({ path }) => `  '${basename(path, '.tsx')}': () => import('${join(process.cwd(), path)}'),`);
      return `export const examples = {\n${entries.join('\n')}\n};`;
    },
  };
}
