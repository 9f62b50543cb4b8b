import type { EnvTextProblemKind } from '../labels/EnvTextProblemKind.js';
import { hiddenValue, isVariableName } from './checkVariable.js';
import type { VariableRow } from './variableDraft.js';

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
  const rest = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const found = new Map<string, EnvTextVariable>();
  const problems: EnvTextProblem[] = [];
  for (let line = 1, at = 0; at <= rest.length; ) {
    const { name, value, problem, end } = readEntry(rest, at);
    const kind = problem ?? (value === undefined ? undefined : problemOf(name, value, isKnown));
    if (kind !== undefined) {
      problems.push({ line, kind, name });
    } else if (value !== undefined) {
      if (found.has(name)) problems.push({ line, kind: 'duplicate', name });
      found.set(name, { name, value, line });
    }
    line += rest.slice(at, end).split('\n').length;
    at = end + 1;
  }
  return { variables: [...found.values()], problems };
}

/** What an entry says, and where its last line ends. Neither a value nor a problem: an empty line or a comment. */
interface Reading {
  readonly name: string;
  readonly value?: string | undefined;
  readonly problem?: EnvTextProblemKind;
  readonly end: number;
}

function readEntry(text: string, at: number): Reading {
  const end = endOfLine(text, at);
  const line = text.slice(at, end);
  if (/^\s*(#|$)/.test(line)) return { name: '', end };
  const equals = line.indexOf('=');
  if (equals === -1) return { name: '', problem: 'no-equals-sign', end };
  const name = line
    .slice(0, equals)
    .trim()
    .replace(/^export\s+/, '');
  const typed = line.slice(equals + 1).trimStart();
  if (!/^["'`]/.test(typed)) return { name, value: typed.replace(/(^|[ \t])#[\s\S]*/, '').trimEnd(), end };
  quoted.lastIndex = end - typed.length;
  const [whole, escaped, single, back] = quoted.exec(text) ?? [];
  if (whole === undefined) {
    // A value that ran into a quote on another line was itself not closed; the lines it ran over may be valid.
    return { name, problem: closed.test(typed) ? 'text-after-quote' : 'open-quote', end };
  }
  return { name, value: escaped === undefined ? (single ?? back) : withoutEscapes(escaped), end: endOfLine(text, quoted.lastIndex) };
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** A value in quotes, which may have several lines, and nothing but a comment after it. */
const quoted = /(?:"((?:\\[\s\S]|[^"\\])*)"|'([^']*)'|`([^`]*)`)(?=[^\S\n]*(?:[#\n]|$))/y;

/** A value whose quote is closed on its line. */
const closed = /^(?:"(?:\\[\s\S]|[^"\\])*"|'[^']*'|`[^`]*`)/;

function withoutEscapes(text: string): string {
  return text.replace(/\\([nrt"\\])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

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
