import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption } from 'vite';

/** React for Vite. With `REACT_COMPILER=1`, its compiler memoizes all components and hooks, as it does in apps that use it. */
export function reactPlugins(): PluginOption[] {
  return [react(), process.env.REACT_COMPILER === '1' && reactCompiler()];
}

/** What the compiler did with one component or hook. */
export interface CompilerEvent {
  /** The path from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly kind: 'compiled' | 'skipped' | 'failed';
  /** The category of the failure: a rule of React, or `Todo` for what the compiler cannot compile yet. */
  readonly category: string;
  readonly reason: string;
}

/** The `api` of the plugin, for `scripts/check-compiled.mjs`. */
export interface ReactCompilerApi {
  /** All events so far. */
  readonly events: CompilerEvent[];
  /** Compiles a module that the build does not contain. */
  compile(path: string, code: string): Promise<unknown>;
}

interface Compiled {
  readonly code: string;
  readonly map: string | null;
  readonly events: readonly CompilerEvent[];
}

/**
 * React Compiler in worker threads, because it takes most of the time of a build. `@rolldown/plugin-babel` would call it too, but needs a newer
 * Node.js than this package.
 */
function reactCompiler(): Plugin<ReactCompilerApi> {
  const events: CompilerEvent[] = [];
  async function compile(path: string, code: string): Promise<Compiled> {
    const compiled = await compileInWorker(relative(import.meta.dirname, path), code);
    events.push(...compiled.events);
    return compiled;
  }
  return {
    name: 'react-compiler',
    enforce: 'pre',
    api: { events, compile },
    config: () => ({ optimizeDeps: { include: ['react/compiler-runtime'] } }),
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/node_modules\// }, code: /<\w|<>|\buse([A-Z0-9]\w*)?\s*[(<]/ },
      async handler(code, id) {
        const compiled = await compile(id, code);
        return { code: compiled.code, map: compiled.map };
      },
    },
    buildEnd() {
      for (const { end, waiting } of workers ?? []) if (waiting.size === 0) end();
      workers = undefined;
    },
  };
}

let workers: ReturnType<typeof startWorker>[] | undefined;

/** Compiles a module in the worker with the least to do. All projects of Vitest share the workers. */
function compileInWorker(file: string, code: string): Promise<Compiled> {
  workers ??= Array.from({ length: Math.min(availableParallelism(), 4) }, startWorker);
  return workers.reduce((one, other) => (other.waiting.size < one.waiting.size ? other : one)).compile(file, code);
}

function startWorker() {
  const worker = new Worker(new URL('scripts/react-compiler/compileModules.mjs', import.meta.url));
  const waiting = new Map<number, { resolve(compiled: Compiled): void; reject(error: Error): void }>();
  let count = 0;
  // A worker without work does not keep the process running.
  worker.on('message', ({ id, error, ...compiled }: Compiled & { id: number; error?: string }) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (error === undefined) resolve?.(compiled);
    else reject?.(new Error(error));
  });
  return {
    waiting,
    end: () => void worker.terminate(),
    compile(file: string, code: string): Promise<Compiled> {
      count += 1;
      const id = count;
      worker.ref();
      worker.postMessage({ id, file, code });
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
      });
    },
  };
}
