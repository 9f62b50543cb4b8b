import { build, type Plugin } from 'vite';
import { type BundleSize, chunksOf, reachedFrom, weighEntry, weighOutput, weighTogether } from './weighOutput.js';

export type { BundleSize };

// The test runner's own value would pick the development editions of packages.
process.env.NODE_ENV = 'production';

/** Bundles a piece of source as an app would, and weighs it. `external` stays outside. */
export async function weighImport(source: string, external: readonly string[]): Promise<BundleSize> {
  return weighOutput(await bundle({ entry: source }, external));
}

/**
 * Bundles several pieces of source at once, and returns the bytes of the first load of each. What they share counts for each of them.
 * @public Called by `bench/gate`, also of an earlier commit.
 */
export async function weighEach(
  sources: Readonly<Record<string, string>>,
  external: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sizes = await weighImports(sources, external);
  return new Map([...sizes].map(([name, { asOneChunk }]) => [name, asOneChunk]));
}

/** Bundles several pieces of source at once, and weighs each with all that it loads. A chunk has the exports that any of them uses. */
export async function weighImports(
  sources: Readonly<Record<string, string>>,
  external: readonly string[],
): Promise<ReadonlyMap<string, ImportSize>> {
  const chunks = chunksOf(await bundle(sources, external));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return new Map(
    entries.map((entry) => {
      const asOneChunk = weighTogether(reachedFrom([entry], chunks, ({ imports }) => imports));
      return [entry.name, { ...weighEntry([entry], chunks), asOneChunk }];
    }),
  );
}

/** Of one of several pieces of source. */
export interface ImportSize extends BundleSize {
  /** The first load in one chunk, which an app with a single entry has. */
  readonly asOneChunk: number;
}

/** Virtual modules by name. */
function bundle(sources: Readonly<Record<string, string>>, external: readonly string[]) {
  const prefix = 'virtual:';
  return build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entries',
        resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
        load: (id) => (id.startsWith(`\0${prefix}`) ? sources[id.slice(prefix.length + 1)] : undefined),
      },
      withoutImportHelper,
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(sources).map((name) => [name, `${prefix}${name}`])),
        // As in an app, lazy chunks may import from the entry.
        preserveEntrySignatures: 'allow-extension',
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
}

/** Vite adds a helper to each `import()`, which an app has once, whoever brings the first `import()`. It is not ours to weigh. */
const withoutImportHelper: Plugin = {
  name: 'without-import-helper',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
};
