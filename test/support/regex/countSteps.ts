import { parseRegex, type RegexNode } from './parseRegex.js';

/** Matches like a plain backtracking engine, and counts its steps. */
export interface CountingRegex {
  /** The first match from there. `steps` is the cost of the search, infinite above the limit. */
  exec(text: string, from: number, limit?: number): { readonly match: Match | undefined; readonly steps: number };
}

type Match = readonly [start: number, end: number];

/**
 * The steps of all the matches that `replace` and `matchAll` find, and of those that a sticky expression finds in a row; other expressions are
 * matched once.
 */
export function stepsOf(regex: CountingRegex, flags: string, text: string, limit: number): number {
  let steps = 0;
  let from = 0;
  while (from <= text.length) {
    const found = regex.exec(text, from, limit - steps);
    steps += found.steps;
    if (steps > limit) return Number.POSITIVE_INFINITY;
    if (!/[gy]/.test(flags) || found.match === undefined) break;
    const [start, end] = found.match;
    if (end === start && flags.includes('y')) break;
    from = end === start ? end + 1 : end;
  }
  return steps;
}

export function createCountingRegex({ pattern, flags }: { readonly pattern: string; readonly flags: string }): CountingRegex {
  const tree = parseRegex(pattern);
  const program = compile(tree, flags);
  // The engine does not search further for these either.
  const isAnchored = !flags.includes('m') && beginsAtStart(tree);
  return {
    exec(text, from, limit = Number.POSITIVE_INFINITY) {
      const run: Run = { text, flags, steps: 0, limit };
      const last = flags.includes('y') || isAnchored ? from : text.length;
      for (let start = from; start <= last && run.steps <= limit; start += characterAt(text, start, false, flags).length || 1) {
        const end = execute(program, start, [], run);
        if (end !== undefined) return { match: [start, end.at], steps: run.steps };
      }
      return { match: undefined, steps: run.steps > limit ? Number.POSITIVE_INFINITY : run.steps };
    },
  };
}

interface Run {
  readonly text: string;
  readonly flags: string;
  steps: number;
  readonly limit: number;
}

type Instruction =
  | { readonly op: 'character'; readonly matches: (character: string) => boolean }
  | { readonly op: 'split'; first: number; second: number }
  | { readonly op: 'jump'; to: number }
  /** Remembers its position; with `mustMove`, continues only if that has changed. */
  | { readonly op: 'save'; readonly slot: number }
  | { readonly op: 'mustMove'; readonly slot: number }
  | { readonly op: 'look'; readonly program: Program; readonly isNegative: boolean }
  | { readonly op: 'back'; readonly index: number }
  | { readonly op: 'start' | 'end' | 'border' | 'inside' };

interface Program {
  readonly code: readonly Instruction[];
  readonly isBackward: boolean;
}

function compile(node: RegexNode, flags: string, isBackward = false): Program {
  const code: Instruction[] = [];

  function emit(part: RegexNode): void {
    switch (part.kind) {
      case 'character':
        code.push({ op: 'character', matches: characterTest(part.source, flags) });
        return;
      case 'sequence':
        for (const child of isBackward ? part.parts.toReversed() : part.parts) emit(child);
        return;
      case 'choice':
        emitChoice(part.parts);
        return;
      case 'repeat':
        emitRepeat(part);
        return;
      case 'group':
        code.push({ op: 'save', slot: 2 * part.index + Number(isBackward) });
        emit(part.body);
        code.push({ op: 'save', slot: 2 * part.index + Number(!isBackward) });
        return;
      case 'look':
        code.push({ op: 'look', program: compile(part.body, flags, part.isBehind), isNegative: part.isNegative });
        return;
      case 'back':
        code.push({ op: 'back', index: part.index });
        return;
      default:
        code.push({ op: part.kind });
    }
  }

  function emitChoice(parts: readonly RegexNode[]): void {
    const jumps: { to: number }[] = [];
    for (const [index, part] of parts.entries()) {
      const split = { op: 'split' as const, first: code.length + 1, second: 0 };
      if (index < parts.length - 1) code.push(split);
      emit(part);
      if (index === parts.length - 1) break;
      const jump = { op: 'jump' as const, to: 0 };
      code.push(jump);
      jumps.push(jump);
      split.second = code.length;
    }
    for (const jump of jumps) jump.to = code.length;
  }

  function emitRepeat({ body, min, max, isLazy }: Extract<RegexNode, { kind: 'repeat' }>): void {
    for (let count = 0; count < min; count += 1) emit(body);
    const splits: { first: number; second: number }[] = [];
    for (let count = min; count < Math.min(max, min + 1) || (count < max && max < Number.POSITIVE_INFINITY); count += 1) {
      const split = { op: 'split' as const, first: code.length + 1, second: 0 };
      const start = code.push(split) - 1;
      splits.push(split);
      const slot = firstLoopSlot + start;
      if (canBeEmpty(body)) code.push({ op: 'save', slot });
      emit(body);
      if (canBeEmpty(body)) code.push({ op: 'mustMove', slot });
      if (max === Number.POSITIVE_INFINITY) code.push({ op: 'jump', to: start });
    }
    for (const split of splits) {
      split.second = code.length;
      if (isLazy) [split.first, split.second] = [split.second, split.first];
    }
  }

  emit(node);
  return { code, isBackward };
}

function beginsAtStart(node: RegexNode): boolean {
  if (node.kind === 'sequence') return node.parts[0] !== undefined && beginsAtStart(node.parts[0]);
  if (node.kind === 'choice') return node.parts.every(beginsAtStart);
  return node.kind === 'start' || (node.kind === 'group' && beginsAtStart(node.body));
}

/** After those of all groups. */
const firstLoopSlot = 100;

function canBeEmpty(node: RegexNode): boolean {
  if (node.kind === 'character') return false;
  if (node.kind === 'sequence') return node.parts.every(canBeEmpty);
  if (node.kind === 'choice') return node.parts.some(canBeEmpty);
  if (node.kind === 'group') return canBeEmpty(node.body);
  return node.kind !== 'repeat' || node.min === 0 || canBeEmpty(node.body);
}

const tests = new Map<string, (character: string) => boolean>();

/** True if a character belongs to a class, according to the engine. */
export function characterTest(source: string, flags: string): (character: string) => boolean {
  const name = `${flags} ${source}`;
  const known = tests.get(name);
  if (known !== undefined) return known;
  const regex = new RegExp(`^(?:${source})$`, flags.replaceAll(/[^isuv]/g, ''));
  const answers = new Map<string, boolean>();
  const test = (character: string) => {
    const answer = answers.get(character) ?? (character.length > 0 && regex.test(character));
    answers.set(character, answer);
    return answer;
  };
  tests.set(name, test);
  return test;
}

interface Thread {
  readonly at: number;
  readonly instruction: number;
  readonly slots: readonly (number | undefined)[];
}

function execute({ code, isBackward }: Program, from: number, slots: Thread['slots'], run: Run): Thread | undefined {
  const { text, flags } = run;
  const waiting: Thread[] = [{ at: from, instruction: 0, slots }];
  for (let thread = waiting.pop(); thread !== undefined; thread = waiting.pop()) {
    let { at, instruction, slots: saved } = thread;
    for (let isAlive = true; isAlive; ) {
      run.steps += 1;
      if (run.steps > run.limit) return undefined;
      const next = code[instruction];
      if (next === undefined) return { at, instruction, slots: saved };
      instruction += 1;
      switch (next.op) {
        case 'character': {
          const character = characterAt(text, at, isBackward, flags);
          isAlive = next.matches(character);
          at += isBackward ? -character.length : character.length;
          break;
        }
        case 'split':
          waiting.push({ at, instruction: next.second, slots: saved });
          instruction = next.first;
          break;
        case 'jump':
          instruction = next.to;
          break;
        case 'save':
          saved = withSlot(saved, next.slot, at);
          break;
        case 'mustMove':
          isAlive = saved[next.slot] !== at;
          break;
        case 'look': {
          const end = execute(next.program, at, saved, run);
          isAlive = (end === undefined) === next.isNegative;
          if (end !== undefined && !next.isNegative) saved = end.slots;
          break;
        }
        case 'back': {
          const [start, end] = [saved[2 * next.index], saved[2 * next.index + 1]];
          const value = start === undefined || end === undefined ? '' : text.slice(start, end);
          run.steps += value.length;
          isAlive = isBackward ? text.endsWith(value, at) : text.startsWith(value, at);
          at += isBackward ? -value.length : value.length;
          break;
        }
        default:
          isAlive = isAssertionMet(next.op, text, at, flags);
      }
    }
  }
  return undefined;
}

function withSlot(slots: Thread['slots'], slot: number, value: number): Thread['slots'] {
  const copy = [...slots];
  copy[slot] = value;
  return copy;
}

function characterAt(text: string, at: number, isBackward: boolean, flags: string): string {
  if (!/[uv]/.test(flags)) return text.charAt(isBackward ? at - 1 : at);
  if (!isBackward) return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
  const isPair = at > 1 && /[\udc00-\udfff]/.test(text.charAt(at - 1)) && /[\ud800-\udbff]/.test(text.charAt(at - 2));
  return text.slice(Math.max(0, at - (isPair ? 2 : 1)), at);
}

function isAssertionMet(kind: 'start' | 'end' | 'border' | 'inside', text: string, at: number, flags: string): boolean {
  const isLineBreak = (character: string) => flags.includes('m') && /[\n\r\u2028\u2029]/.test(character);
  if (kind === 'start') return at === 0 || isLineBreak(text.charAt(at - 1));
  if (kind === 'end') return at === text.length || isLineBreak(text.charAt(at));
  const isBorder = /\w/.test(text.charAt(at - 1)) !== /\w/.test(text.charAt(at));
  return isBorder === (kind === 'border');
}
