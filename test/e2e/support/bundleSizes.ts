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
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? source : undefined),
      },
      withoutImportHelper,
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => external.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
  return weighOutput(result);
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

function weighOutput(result: Awaited<ReturnType<typeof build>>): BundleSize {
  if (!('output' in result) && !Array.isArray(result)) throw new Error('The build is watching; weigh a finished one.');
  const output = Array.isArray(result) ? result.flatMap((part) => part.output) : result.output;
  const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<string>();
  const visit = (name: string): void => {
    if (first.has(name)) return;
    first.add(name);
    for (const next of byName.get(name)?.imports ?? []) if (byName.has(next)) visit(next);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  const weigh = (list: readonly Rolldown.OutputChunk[]) => list.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0);
  const firstChunks = chunks.filter((chunk) => first.has(chunk.fileName));
  const lazyChunks = chunks.filter((chunk) => !first.has(chunk.fileName));
  return {
    firstLoad: weigh(firstChunks),
    lazy: weigh(lazyChunks),
    lazyChunks: lazyChunks.map((chunk) => [chunk.name, weigh([chunk])]),
    firstModules: firstChunks.flatMap((chunk) => Object.keys(chunk.modules)),
    lazyModules: lazyChunks.flatMap((chunk) => Object.keys(chunk.modules)),
    code: chunks.map((chunk) => chunk.code).join('\n'),
  };
}
