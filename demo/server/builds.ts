import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** A bundle in memory: its files by path. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

/** Builds `<parley-chat>` exactly as it is published. */
export function buildElement(): Promise<BuiltFiles> {
  return buildInMemory({ mode: 'element' });
}

/** Builds a React app with its pages, as its developers would. */
export function buildPages(name: 'app' | 'admin', pages: readonly string[] = ['index.html']): Promise<BuiltFiles> {
  const root = join(process.cwd(), 'demo', name);
  const input = pages.map((page) => join(root, page));
  return buildInMemory({ configFile: false, root, base: `/${name}/`, build: { target: 'es2022', rolldownOptions: { input } } });
}

async function buildInMemory(config: InlineConfig): Promise<BuiltFiles> {
  const result = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false, reportCompressedSize: false } });
  const outputs = (Array.isArray(result) ? result : [result]).filter((part): part is Rolldown.RolldownOutput => 'output' in part);
  const files = outputs.flatMap(({ output }) => output);
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
