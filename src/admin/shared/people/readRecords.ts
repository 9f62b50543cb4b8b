import { afterBlanks, type CellPart, isSeparator, readPart, separatorKinds } from './readPart.js';

/** A line of pasted text, or several if line breaks are quoted. */
export interface PastedRecord {
  /** The text as it was pasted. */
  readonly source: string;
  readonly cells: readonly PastedCell[];
  /** True for a row of a Markdown table. */
  readonly isTable: boolean;
}

/** A cell of pasted text. */
export interface PastedCell {
  /** The content without the quotes around it. */
  readonly text: string;
  /** The content, parsed as in an address list. */
  readonly parts: readonly CellPart[];
  /** The separator before the cell; empty for the first. */
  readonly separator: string;
}

/**
 * Splits pasted text into records and cells: rows copied from a spreadsheet or a Markdown table (RFC 4180), and address lists (RFC 5322).
 * Separators inside quotes, comments, links and angle brackets do not count. Invisible characters are removed. Runs in linear time.
 */
export function readRecords(pasted: string): readonly PastedRecord[] {
  const text = plainText(pasted);
  const records: PastedRecord[] = [];
  let cells: PastedCell[] = [];
  let start = 0;
  let separator = '';
  for (let place = 0; place <= text.length; place += 1) {
    const cell = readCell(text, place);
    cells.push({ ...cell, separator });
    place = cell.end;
    separator = text.charAt(place);
    if (separator !== '' && separator !== '\n') continue;
    const source = text.slice(start, place);
    if (cells.some((each) => each.text !== '') && !isRule(cells) && !(records.length === 0 && isDialect(source)))
      records.push({ source, ...withoutEdge(cells) });
    cells = [];
    start = place + 1;
    separator = '';
  }
  return records;
}

/** Returns the highest-precedence separators found between the cells. */
export function separatorsOf(cells: readonly PastedCell[]): string {
  return separatorKinds.find((some) => cells.slice(1).some(({ separator }) => some.includes(separator))) ?? ',';
}

/**
 * Returns the separators between the columns of a row without a header: tabs if there are any, otherwise those that follow the first
 * column.
 */
export function columnSeparatorsOf(cells: readonly PastedCell[]): string {
  const strongest = separatorsOf(cells);
  return strongest === '\t' ? strongest : (separatorKinds.find((some) => cells[1] && some.includes(cells[1].separator)) ?? strongest);
}

/** Splits cells into groups at the given separators. */
export function divideCells<Cell extends PastedCell>(cells: readonly Cell[], separators: string): readonly (readonly Cell[])[] {
  const groups: Cell[][] = [];
  for (const cell of cells) {
    const group = groups.at(-1);
    if (group === undefined || separators.includes(cell.separator)) groups.push([cell]);
    else group.push(cell);
  }
  return groups;
}

/** Returns the text of cells that belong together. */
export function textOfCells(cells: readonly PastedCell[] = []): string {
  return cells.map(({ text, separator }, index) => (index === 0 ? text : textAfter(separator, text))).join('');
}

function textAfter(separator: string, text: string): string {
  if (separator.trim() === '') return ` ${text}`;
  return '|｜'.includes(separator) ? ` ${separator} ${text}` : `${separator} ${text}`;
}

function readCell(text: string, start: number): Pick<PastedCell, 'text' | 'parts'> & { readonly end: number } {
  const parts: CellPart[] = [];
  let end = start;
  let after = start;
  for (;;) {
    end = afterBlanks(text, end);
    if (isSeparator(text.charAt(end))) break;
    const { end: next, ...part } = readPart(text, end, parts.length === 0);
    if (parts.length === 0) after = part.kind === 'quoted' ? next : end;
    parts.push(part);
    end = next;
  }
  const [first] = parts;
  const rest = text.slice(after, end).trim();
  return { text: first?.kind === 'quoted' ? `${first.text} ${rest}`.trim() : rest, parts, end };
}

/** Normalizes characters that keyboards and programs write differently. Joiners stay, since names in some scripts contain them. */
function plainText(text: string): string {
  return text
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[＠＜＞：＂]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** True for the delimiter row of a Markdown table. */
function isRule(cells: readonly PastedCell[]): boolean {
  return cells.some(({ separator }) => separator === '|') && cells.every(({ text }) => /^:?-*:?$/.test(text));
}

/** True for the line that tells Excel which separator a CSV file uses. */
function isDialect(source: string): boolean {
  return /^"?sep=.?"?$/i.test(source.trim());
}

/** Drops the empty cell before the first bar of a Markdown table row. */
function withoutEdge(cells: readonly PastedCell[]): Omit<PastedRecord, 'source'> {
  const [first, second, ...others] = cells;
  const isTable = first?.text === '' && second?.separator === '|';
  return { isTable, cells: isTable ? [{ ...second, separator: '' }, ...others] : cells };
}
