import { Session } from 'node:inspector';
import { createCountingRegex } from './regex/countSteps.js';

/**
 * The work of each function in steps: block executions in our code, characters that string methods visit, and
 * steps of regular expressions. It is the same each time, on any machine.
 */
export function countWork(works: readonly (() => void)[]): readonly number[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const counted = works.map((work) => {
    blocksRun(session);
    const natives = countNatives();
    try {
      work();
    } finally {
      natives.restore();
    }
    return { steps: blocksRun(session) + natives.steps(), searches: natives.searches };
  });
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  // Afterwards, because code is slow under coverage.
  return counted.map(({ steps, searches }) =>
    searches.reduce((sum, { regex, text, from }) => sum + regexOf(regex).exec(text, from, mostSteps).steps, steps),
  );
}

interface Search {
  readonly regex: RegExp;
  readonly text: string;
  readonly from: number;
}

/** The number of block executions in our code since the last call. */
function blocksRun(session: Session): number {
  let blocks = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error !== null) throw new Error(error.message);
    for (const { url, functions } of result) {
      if (!url.includes('/src/')) continue;
      for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
    }
  });
  return blocks;
}

/** Counts the engine's work in each string method call, until they are restored. */
function countNatives() {
  let steps = 0;
  let isCounting = true;
  const searches: Search[] = [];
  const restores: (() => void)[] = [];

  function count<Owner extends object>(
    owner: Owner,
    name: keyof Owner,
    cost: (self: string, args: readonly unknown[], result: unknown) => number,
  ) {
    const native = owner[name] as unknown as (...args: unknown[]) => unknown;
    const counted = function (this: unknown, ...args: unknown[]): unknown {
      const result = native.apply(this, args);
      if (isCounting) {
        isCounting = false;
        steps += 1 + cost(typeof this === 'string' ? this : '', args, result);
        isCounting = true;
      }
      return result;
    };
    Object.assign(owner, { [name]: counted });
    restores.push(() => Object.assign(owner, { [name]: native }));
  }

  const lengthOf = (value: unknown) => (typeof value === 'string' || Array.isArray(value) ? value.length : 0);
  const found = (self: string, [, from]: readonly unknown[], result: unknown) =>
    Math.max(0, (typeof result === 'number' && result >= 0 ? result : self.length) - Number(from ?? 0));
  const whole = (self: string) => self.length;
  const made = (_: string, __: readonly unknown[], result: unknown) => lengthOf(result);

  count(String.prototype, 'indexOf', found);
  count(String.prototype, 'includes', (self, [text, from]) => found(self, [text, from], self.indexOf(String(text), Number(from ?? 0))));
  count(String.prototype, 'lastIndexOf', (self, [, from], result) => Math.min(Number(from ?? self.length), self.length) - Number(result));
  for (const name of ['startsWith', 'endsWith'] as const) count(String.prototype, name, (_, [text]) => lengthOf(text));
  for (const name of ['trim', 'trimEnd', 'trimStart'] as const)
    count(String.prototype, name, (self, _, result) => self.length - lengthOf(result));
  for (const name of ['toLowerCase', 'toUpperCase', 'normalize', 'split', 'replaceAll'] as const) count(String.prototype, name, whole);
  for (const name of ['repeat', 'padStart', 'padEnd'] as const) count(String.prototype, name, made);
  for (const name of ['slice', 'concat', 'join'] as const) count(Array.prototype, name, made);
  count(JSON, 'parse', (_, [text]) => lengthOf(text));
  count(JSON, 'stringify', made);

  // All methods of strings and expressions use `exec` once it is replaced.
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text: string) {
    if (isCounting) searches.push({ regex: this, text: String(text), from: this.global || this.sticky ? this.lastIndex : 0 });
    return exec.call(this, text);
  };
  restores.push(() => {
    RegExp.prototype.exec = exec;
  });
  return { steps: () => steps, searches, restore: () => restores.forEach((restore) => void restore()) };
}

const regexes = new Map<string, ReturnType<typeof createCountingRegex>>();

function regexOf({ source, flags }: RegExp) {
  const name = `/${source}/${flags}`;
  const regex = regexes.get(name) ?? createCountingRegex({ pattern: source, flags });
  regexes.set(name, regex);
  return regex;
}

const mostSteps = 50_000_000;
