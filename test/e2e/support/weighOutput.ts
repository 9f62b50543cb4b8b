import { gzipSync } from 'node:zlib';
import type { build, Rolldown } from 'vite';

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

export type BuildResult = Awaited<ReturnType<typeof build>>;

export function chunksOf(result: BuildResult): readonly Rolldown.OutputChunk[] {
  if (!('output' in result) && !Array.isArray(result)) throw new Error('The build is watching; weigh a finished one.');
  const output = Array.isArray(result) ? result.flatMap((part) => part.output) : result.output;
  return output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
}

/** Returns the entries with all chunks that they import, statically if `importsOf` returns only such imports. */
export function reachedFrom(
  entries: readonly Rolldown.OutputChunk[],
  chunks: readonly Rolldown.OutputChunk[],
  importsOf: (chunk: Rolldown.OutputChunk) => readonly string[],
): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(entries);
  for (const chunk of reached) {
    for (const name of importsOf(chunk)) {
      const next = byName.get(name);
      if (next !== undefined) reached.add(next);
    }
  }
  return [...reached];
}

function weigh(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, chunk) => sum + weighChunk(chunk), 0);
}

/** Weighed once, because the entries of a bundle share most chunks. */
function weighChunk(chunk: Rolldown.OutputChunk): number {
  const weight = weights.get(chunk) ?? gzipSync(chunk.code, { level: 9 }).length;
  weights.set(chunk, weight);
  return weight;
}

const weights = new WeakMap<Rolldown.OutputChunk, number>();

/** As one chunk. */
export function weighTogether(chunks: readonly Rolldown.OutputChunk[]): number {
  return gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length;
}

export function weighOutput(result: BuildResult): BundleSize {
  const chunks = chunksOf(result);
  return weighEntry(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  );
}

/** Weighs what one entry of a bundle loads at first, and later. */
export function weighEntry(entries: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): BundleSize {
  const firstChunks = reachedFrom(entries, chunks, ({ imports }) => imports);
  const reached = reachedFrom(entries, chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const lazyChunks = reached.filter((chunk) => !firstChunks.includes(chunk));
  return {
    firstLoad: weigh(firstChunks),
    lazy: weigh(lazyChunks),
    lazyChunks: lazyChunks.map((chunk) => [chunk.name, weigh([chunk])]),
    firstModules: firstChunks.flatMap((chunk) => Object.keys(chunk.modules)),
    lazyModules: lazyChunks.flatMap((chunk) => Object.keys(chunk.modules)),
    code: reached.map((chunk) => chunk.code).join('\n'),
  };
}
