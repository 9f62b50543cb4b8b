import type { EnvTextProblemKind } from '../labels/EnvTextProblemKind.js';
import type { VariableRow } from './variableDraft.js';
import { hiddenValue, isVariableName } from './variableNames.js';

/** The variables of a `.env` text, and its problems. */
export interface EnvText {
  /** Each name once, in the order of the text. If a name is set twice, the last value counts. */
  readonly variables: readonly EnvTextVariable[];
  /** The problems in line order. Lines with a problem are skipped, except for `duplicate`. */
  readonly problems: readonly EnvTextProblem[];
}

/** A variable read from the text of a `.env` file. */
export interface EnvTextVariable {
  /** The name before the `=`. */
  readonly name: string;
  /** The value without its quotes, with escapes resolved. */
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A line that could not be read, or that needs attention. */
export interface EnvTextProblem {
  /** The number of the line, counted from 1. */
  readonly line: number;
  /** The reason, which decides the message. */
  readonly kind: EnvTextProblemKind;
  /** The variable's name; empty if there is none. */
  readonly name: string;
}

/**
 * Parses the `NAME=value` lines of a `.env` file: comments, `export`, single, double and back quotes, multi-line values, any
 * line endings, a byte order mark. In double quotes, `\n`, `\r`, `\t`, `\"` and `\\` are escapes. A `#` starts a comment at
 * the start of a value or after a space. Nothing is substituted. `isKnown` returns true for existing names, which are valid
 * in any form.
 */
export function parseEnvText(text: string, isKnown: (name: string) => boolean = () => false): EnvText {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const found = new Map<string, EnvTextVariable>();
  const problems: EnvTextProblem[] = [];
  for (let index = 0; index < lines.length; ) {
    const reading = readEntry(lines, index);
    const line = index + 1;
    index += reading.lineCount;
    if (reading.kind === 'nothing') continue;
    const { name } = reading;
    const kind = reading.kind === 'entry' ? problemOf(name, reading.value, isKnown) : reading.kind;
    if (kind !== undefined) {
      problems.push({ line, kind, name });
    } else if (reading.kind === 'entry') {
      if (found.has(name)) problems.push({ line, kind: 'duplicate', name });
      found.set(name, { name, value: reading.value, line });
    }
  }
  return { variables: [...found.values()], problems };
}

type Reading =
  | { readonly kind: 'nothing'; readonly lineCount: number }
  | { readonly kind: 'entry'; readonly name: string; readonly value: string; readonly lineCount: number }
  | { readonly kind: 'no-equals-sign' | 'open-quote' | 'text-after-quote'; readonly name: string; readonly lineCount: number };

function readEntry(lines: readonly string[], index: number): Reading {
  const line = (lines[index] ?? '').trimStart();
  if (line === '' || line.startsWith('#')) return { kind: 'nothing', lineCount: 1 };
  const equals = line.indexOf('=');
  if (equals === -1) return { kind: 'no-equals-sign', name: '', lineCount: 1 };
  const name = line
    .slice(0, equals)
    .trim()
    .replace(/^export\s+/, '');
  const rest = line.slice(equals + 1).trimStart();
  const quote = rest[0];
  if (quote === '"' || quote === "'" || quote === '`') return readQuoted(lines, { index, name, rest, quote });
  return { kind: 'entry', name, value: withoutComment(rest), lineCount: 1 };
}

interface Opening {
  readonly index: number;
  readonly name: string;
  /** The text from the quote on. */
  readonly rest: string;
  readonly quote: '"' | "'" | '`';
}

function readQuoted(lines: readonly string[], { index, name, rest, quote }: Opening): Reading {
  const parts: string[] = [];
  for (let at = index; at < lines.length; at += 1) {
    const part = at === index ? rest.slice(1) : (lines[at] ?? '');
    const end = closingQuote(part, quote);
    if (end === -1) {
      parts.push(part);
      continue;
    }
    if (!/^\s*(#|$)/.test(part.slice(end + 1))) {
      // A value that ran into a quote on another line was itself not closed; the lines it ran over may be valid.
      return { kind: at === index ? 'text-after-quote' : 'open-quote', name, lineCount: 1 };
    }
    const value = [...parts, part.slice(0, end)].join('\n');
    return { kind: 'entry', name, value: quote === '"' ? withoutEscapes(value) : value, lineCount: at - index + 1 };
  }
  return { kind: 'open-quote', name, lineCount: 1 };
}

function closingQuote(text: string, quote: Opening['quote']): number {
  if (quote !== '"') return text.indexOf(quote);
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return -1;
}

function withoutEscapes(text: string): string {
  return text.replace(/\\([nrt"\\])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function withoutComment(text: string): string {
  for (let at = text.indexOf('#'); at !== -1; at = text.indexOf('#', at + 1)) {
    const before = text[at - 1];
    if (before === undefined || before === ' ' || before === '\t') return text.slice(0, at).trimEnd();
  }
  return text.trimEnd();
}

function problemOf(name: string, value: string, isKnown: (name: string) => boolean): EnvTextProblemKind | undefined {
  if (name === '') return 'no-name';
  if (!isVariableName(name) && !isKnown(name)) return 'bad-name';
  return value === hiddenValue ? 'masked' : undefined;
}

/** The changes that importing a `.env` text would make. A hidden value cannot be compared, and counts as changed. */
export interface EnvTextSummary {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The number of lines that cannot be imported. */
  readonly leftOut: number;
}

export function summarizeEnvText({ variables, problems }: EnvText, rows: readonly VariableRow[]): EnvTextSummary {
  const known = new Map(rows.map((row) => [row.name, row]));
  const added = variables.filter(({ name }) => !known.has(name)).length;
  const unchanged = variables.filter(({ name, value }) => known.has(name) && known.get(name)?.value === value).length;
  return {
    added,
    unchanged,
    changed: variables.length - added - unchanged,
    leftOut: problems.filter(({ kind }) => kind !== 'duplicate').length,
  };
}
