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
 * Finds the place that an error message names: a line with a column, a token that is in the query or in the named line only once, a
 * position in the text, or a line. Returns `undefined` if it names none, or one outside of the query.
 */
export function errorPosition(message: string, sql: string): ErrorPosition | undefined {
  const said = message.slice(0, maxCharacters);
  // What is quoted is from the query, not about it.
  const unquoted = said.replace(quoted, ' ');
  const from = fromLineAndColumn(unquoted, sql) ?? fromToken(said, unquoted, sql) ?? fromOffset(unquoted, sql) ?? fromLine(unquoted, sql);
  if (from === undefined) return undefined;
  const lines = sql.slice(0, from).split('\n');
  const length = tokenAt.exec(sql.slice(from, from + maxToken))?.[0].length ?? 1;
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, from, to: Math.min(sql.length, from + length) };
}

interface Line {
  readonly text: string;
  /** The index of its first character. */
  readonly start: number;
}

function lineOf(sql: string, number: string | undefined): Line | undefined {
  const lines = sql.split('\n');
  const text = lines[Number(number ?? 0) - 1];
  return text === undefined ? undefined : { text, start: lines.slice(0, Number(number) - 1).join('\n').length + (number === '1' ? 0 : 1) };
}

function fromLineAndColumn(message: string, sql: string): number | undefined {
  const [, line, column] = lineAndColumn.exec(message) ?? bracketed.exec(message) ?? [];
  const found = lineOf(sql, line);
  // Some services count columns from 0.
  if (found === undefined || Number(column) > found.text.length + 1) return undefined;
  return found.start + Math.max(0, Number(column) - 1);
}

function fromToken(message: string, unquoted: string, sql: string): number | undefined {
  const token = namedToken.exec(message)?.slice(1).find(Boolean);
  if (token === undefined) return undefined;
  const line = lineOf(sql, namedLine.exec(unquoted)?.[1]);
  return indexOfOnly(token, line ?? { text: sql, start: 0 });
}

function indexOfOnly(token: string, { text, start }: Line): number | undefined {
  const first = text.indexOf(token);
  return first === -1 || text.includes(token, first + 1) ? undefined : start + first;
}

function fromOffset(message: string, sql: string): number | undefined {
  const [, offset] = characterOffset.exec(message) ?? [];
  return offset === undefined || Number(offset) < 1 || Number(offset) > sql.length ? undefined : Number(offset) - 1;
}

/** Returns the first word of the line. */
function fromLine(message: string, sql: string): number | undefined {
  const line = lineAndColumn.test(message) ? undefined : lineOf(sql, namedLine.exec(message)?.[1]);
  const indent = line?.text.search(/\S/) ?? -1;
  return line === undefined || indent === -1 ? undefined : line.start + indent;
}

const quoted = /'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g;
const lineAndColumn =
  /\bline:?\s{0,3}(\d{1,6})(?::|,?\s{0,3}(?:at\s{1,3})?(?:col(?:umn)?|pos(?:ition)?|char(?:acter)?)\b:?\s{0,3})(\d{1,6})\b/i;
/** As BigQuery writes it: “at [2:11]”. */
const bracketed = /\bat \[(\d{1,6}):(\d{1,6})\]/i;
const namedLine = /\bline:?\s{0,3}(\d{1,6})\b/i;
/** Not the position of a column in a list, as in “GROUP BY position 7”. */
const characterOffset =
  /(?<!\b(?:by|column|argument|parameter|ordinal|select|field)\s{1,3})\b(?:position|character|offset):?\s{0,3}(\d{1,7})\b(?!\s{1,3}is\b)/i;
const namedToken = /\bnear\s{1,3}(?:"([^"\n]{1,100})"|'([^'\n]{1,100})'|`([^`\n]{1,100})`)/i;
const tokenAt = /^(?:[\p{L}\p{N}_$.]+|"[^"\n]*"|'[^'\n]*'|\S)/u;
const maxToken = 200;
const maxCharacters = 2_000;
