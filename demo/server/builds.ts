import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** A built bundle in memory, by the path of each file. */
export type BuiltFiles = ReadonlyMap<string, string | Uint8Array>;

/** Builds `<parley-chat>` just as customers get it. */
export function buildElement(): Promise<BuiltFiles> {
  return buildInMemory({ mode: 'element' });
}

/** Builds a React page as its app would. */
export function buildPage(name: 'app' | 'admin'): Promise<BuiltFiles> {
  return buildInMemory({ configFile: false, root: join(process.cwd(), 'demo', name), base: `/${name}/`, build: { target: 'es2022' } });
}

async function buildInMemory(config: InlineConfig): Promise<BuiltFiles> {
  const result = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false, reportCompressedSize: false } });
  const outputs = (Array.isArray(result) ? result : [result]).filter((part): part is Rolldown.RolldownOutput => 'output' in part);
  const files = outputs.flatMap(({ output }) => output);
  return new Map(files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
