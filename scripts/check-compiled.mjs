// Builds the library with React Compiler into a temporary folder, and plays a conversation with compiled parts. Fails, and says where, if the
// compiler refuses a component or hook because it breaks a rule of React. What it cannot compile yet is only counted.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** Syntax that the compiler does not know yet, and its own failures. It leaves such a function as it is. */
const limits = ['Todo', 'UnsupportedSyntax', 'Invariant'];

/** A thread, a question and its answer. */
const smokeTests = ['test/chat/panel/ownParts.test.tsx'];

process.env.REACT_COMPILER = '1';
const folder = mkdtempSync(join(tmpdir(), 'parley-compiled-'));
try {
  const events = await buildCompiled();
  report(events);
} finally {
  rmSync(folder, { recursive: true });
}
if (process.exitCode === undefined) playTests();

/** Builds the library, compiles what only the element contains, and returns what the compiler did. */
async function buildCompiled() {
  const built = new Set();
  let compiler;
  const watcher = {
    name: 'watch-compiler',
    configResolved({ plugins }) {
      compiler = plugins.find(({ name }) => name === 'react-compiler').api;
    },
    moduleParsed: ({ id }) => void built.add(id),
  };
  await build({ logLevel: 'error', plugins: [watcher], build: { outDir: folder, emptyOutDir: true } });
  const sources = readdirSync('src', { recursive: true }).map((path) => resolve('src', path));
  const others = sources.filter((path) => path.endsWith('.tsx') && !built.has(path));
  await Promise.all(others.map((path) => compiler.compile(path, readFileSync(path, 'utf8'))));
  return compiler.events;
}

function report(events) {
  const of = (wanted) => events.filter(({ kind }) => kind === wanted);
  const limited = of('failed').filter(({ category }) => limits.includes(category));
  const broken = of('failed').filter((event) => !limited.includes(event));
  if (process.argv.includes('--verbose')) print('Not compiled yet', limited);
  print("Skipped, because of 'use no memo'", of('skipped'));
  print('Breaks a rule of React', broken);
  process.stdout.write(`${of('compiled').length} components and hooks compiled, ${limited.length} not supported by the compiler\n`);
  if (broken.length > 0) process.exitCode = 1;
}

function print(title, events) {
  if (events.length === 0) return;
  const lines = events.map(({ file, line, category, reason }) => `  ${file}:${line} ${category} ${reason}`.trimEnd());
  process.stdout.write(`${title} (${events.length}):\n${lines.sort().join('\n')}\n`);
}

function playTests() {
  // The build has set it.
  const { NODE_ENV: _, ...env } = process.env;
  const { status } = spawnSync('npx', ['vitest', 'run', '--project=dom', ...smokeTests], { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}
