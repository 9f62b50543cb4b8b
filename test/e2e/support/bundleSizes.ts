import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** What a visitor loads of a bundle, in bytes of gzip. */
export interface BundleSize {
  /** The entry with all that it imports statically. */
  readonly firstLoad: number;
  /** All chunks that wait for an `import()`. */
  readonly lazy: number;
  /** Each of them, by its name. */
  readonly lazyChunks: readonly (readonly [name: string, size: number])[];
  /** Source modules of the first load, by their path. */
  readonly firstModules: readonly string[];
  /** Those of the chunks that wait. */
  readonly lazyModules: readonly string[];
  /** All of its code. */
  readonly code: string;
}

// The test runner's own value would pick the development editions of packages.
process.env.NODE_ENV = 'production';

/** Bundles a piece of source as an app would, and weighs it. `external` stays outside. */
export async function weighImport(source: string, external: readonly string[]): Promise<BundleSize> {
  return weighOutput(await bundle({ entry: source }, external));
}

/** Bundles several pieces of source at once, and returns the bytes of the first load of each. What they share counts for each of them. */
export async function weighEach(
  sources: Readonly<Record<string, string>>,
  external: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const chunks = chunksOf(await bundle(sources, external));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return new Map(entries.map((entry) => [entry.name, weighTogether(firstOf([entry], chunks))]));
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

/** Builds the element with its own settings and weighs it. */
export async function weighElement(): Promise<BundleSize> {
  return weighOutput(await build({ mode: 'element', logLevel: 'error', build: { write: false } }));
}

type BuildResult = Awaited<ReturnType<typeof build>>;

function chunksOf(result: BuildResult): readonly Rolldown.OutputChunk[] {
  if (!('output' in result) && !Array.isArray(result)) throw new Error('The build is watching; weigh a finished one.');
  const output = Array.isArray(result) ? result.flatMap((part) => part.output) : result.output;
  return output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
}

/** Returns the chunks with all that they import statically. */
function firstOf(entries: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set(entries);
  for (const chunk of first) {
    for (const name of chunk.imports) {
      const next = byName.get(name);
      if (next !== undefined) first.add(next);
    }
  }
  return [...first];
}

function weigh(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
}

/** As one chunk, which an app with a single entry has. */
function weighTogether(chunks: readonly Rolldown.OutputChunk[]): number {
  return gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length;
}

function weighOutput(result: BuildResult): BundleSize {
  const chunks = chunksOf(result);
  const firstChunks = firstOf(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
  const lazyChunks = chunks.filter((chunk) => !firstChunks.includes(chunk));
  return {
    firstLoad: weigh(firstChunks),
    lazy: weigh(lazyChunks),
    lazyChunks: lazyChunks.map((chunk) => [chunk.name, weigh([chunk])]),
    firstModules: firstChunks.flatMap((chunk) => Object.keys(chunk.modules)),
    lazyModules: lazyChunks.flatMap((chunk) => Object.keys(chunk.modules)),
    code: chunks.map((chunk) => chunk.code).join('\n'),
  };
}
