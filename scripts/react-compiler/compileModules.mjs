// A worker of reactPlugins.ts: compiles modules with React Compiler, and keeps the results for the next run.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, threadId } from 'node:worker_threads';
import { transformAsync } from '@babel/core';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/react-compiler');
const compilerFile = join(root, 'node_modules/babel-plugin-react-compiler/package.json');
mkdirSync(cache, { recursive: true });

/** The rules of React that the compiler does not check by default, as far as it reports only what is wrong. */
const environment = {
  validateNoImpureFunctionsInRender: true,
  validateNoFreezingKnownMutableFunctions: true,
  validateNoDerivedComputationsInEffects: true,
  validateNoJSXInTryStatements: true,
  validateNoVoidUseMemo: true,
  validateNoCapitalizedCalls: [],
};

const options = JSON.stringify({ format: 1, environment, version: JSON.parse(readFileSync(compilerFile, 'utf8')).version });

parentPort.on('message', async ({ id, file, code }) => {
  const name = createHash('sha256').update(`${options}\n${file}\n${code}`).digest('hex');
  try {
    const compiled = readKept(name) ?? (await compile(file, code));
    keep(name, compiled);
    parentPort.postMessage({ id, ...compiled });
  } catch (error) {
    parentPort.postMessage({ id, error: `${file}: ${error.message}` });
  }
});

async function compile(file, source) {
  const events = [];
  const logger = { logEvent: (_, event) => events.push({ file, ...describe(event, source) }) };
  const { code, map } = await transformAsync(source, {
    filename: join(root, file),
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
    plugins: [['babel-plugin-react-compiler', { panicThreshold: 'none', logger, environment }]],
  });
  return {
    code,
    map: JSON.stringify(map),
    events: [...events, ...rememberedHooks(code).map((reason) => ({ file, ...rememberedHook, reason }))],
  };
}

const rememberedHook = { line: 0, kind: 'failed', category: 'Hooks' };

/** Hooks whose result the compiler remembers instead of calling them again, as it does in an object literal: `{ field: useRef(null) }`. */
function rememberedHooks(code) {
  const found = [];
  let end;
  for (const line of code.split('\n')) {
    const [, indent] = /^(\s*)if \(\$\d*\[/.exec(line) ?? [];
    if (end === undefined && indent !== undefined) end = `${indent}}`;
    else if (end !== undefined && line.startsWith(end)) end = line.endsWith('{') ? end : undefined;
    else if (end !== undefined && /\buse([A-Z]\w*)?\(/.test(line)) found.push(`Call this hook in a statement: ${line.trim()}`);
  }
  return found;
}

/** A function that opts out is reported as failed all the same. */
function describe({ kind, detail, fnLoc, reason, data }, source) {
  const isOptOut = fnLoc != null && source.slice(fnLoc.start.index, fnLoc.end.index).includes("'use no memo'");
  const { category = '', reason: why = reason ?? data ?? '' } = detail?.options ?? detail ?? {};
  const line = (detail?.primaryLocation?.() ?? fnLoc)?.start?.line ?? 0;
  return {
    line,
    kind: kind === 'CompileSuccess' ? 'compiled' : kind === 'CompileSkip' || isOptOut ? 'skipped' : 'failed',
    category,
    reason: why,
  };
}

function readKept(name) {
  try {
    return JSON.parse(readFileSync(join(cache, name), 'utf8'));
  } catch {
    return undefined;
  }
}

function keep(name, compiled) {
  const unfinished = join(cache, `${name}.${process.pid}.${threadId}`);
  writeFileSync(unfinished, JSON.stringify(compiled));
  renameSync(unfinished, join(cache, name));
}
