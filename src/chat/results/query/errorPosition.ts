/** A place in a query that an error message names. */
export interface ErrorPosition {
  /** The line, from 1. */
  readonly line: number;
  /** The column, from 1. */
  readonly column: number;
  /** The index of the first character of the token at this place. */
  readonly from: number;
  /** The index after its last character. */
  readonly to: number;
}

/**
 * Finds the place that an error message names: a line with a column, a position in the text, or a token that is in the query only once.
 * Returns `undefined` if it names none, or one outside of the query.
 */
export function errorPosition(message: string, sql: string): ErrorPosition | undefined {
  const said = message.slice(0, maxCharacters);
  const from = fromLine(said, sql) ?? fromOffset(said, sql) ?? fromToken(said, sql);
  if (from === undefined) return undefined;
  const lines = sql.slice(0, from).split('\n');
  const length = tokenAt.exec(sql.slice(from, from + maxToken))?.[0].length ?? 1;
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, from, to: Math.min(sql.length, from + length) };
}

function fromLine(message: string, sql: string): number | undefined {
  const [, line, column] = lineAndColumn.exec(message) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const lines = sql.split('\n');
  const text = lines[Number(line) - 1];
  // Some services count columns from 0.
  if (text === undefined || Number(column) > text.length + 1) return undefined;
  const start = lines.slice(0, Number(line) - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return start + Math.max(0, Number(column) - 1);
}

function fromOffset(message: string, sql: string): number | undefined {
  const [, offset] = characterOffset.exec(message) ?? [];
  return offset === undefined || Number(offset) < 1 || Number(offset) > sql.length ? undefined : Number(offset) - 1;
}

function fromToken(message: string, sql: string): number | undefined {
  const [, token] = namedToken.exec(message) ?? [];
  if (token === undefined) return undefined;
  const first = sql.indexOf(token);
  return first === -1 || sql.includes(token, first + 1) ? undefined : first;
}

const lineAndColumn = /\bline:?\s{0,3}(\d{1,6})(?::|,?\s{0,3}col(?:umn)?:?\s{0,3})(\d{1,6})\b/i;
const characterOffset = /\b(?:position|character|offset):?\s{0,3}(\d{1,7})\b/i;
const namedToken = /\bnear\s{1,3}["'`]([^"'`\n]{1,100})["'`]/i;
const tokenAt = /^(?:[\p{L}\p{N}_$.]+|"[^"\n]*"|'[^'\n]*'|\S)/u;
const maxToken = 200;
const maxCharacters = 2_000;
