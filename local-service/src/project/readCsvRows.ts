import { createRefusedList, type Refused } from './FileProblem.js';
import { type LineBatch, maxLineLength } from './readLines.js';

/** One row of a file, and the line it begins in. A cell without a value is empty. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file, read in batches. */
export interface FileRows {
  /** The names of the columns: complete when all rows were read, since each row of JSON can have further ones. */
  readonly headers: readonly string[];
  readonly refused: Refused;
  /** Known after the first batch, if cells are separated by one. */
  readonly delimiter: string | undefined;
  readonly batches: AsyncIterable<readonly FileRow[]>;
}

/** Reads delimited text, whose first row names the columns. The delimiter is the one that fits the first lines. */
export function readCsvRows(lines: AsyncIterable<LineBatch>): FileRows {
  const headers: string[] = [];
  const refused = createRefusedList();
  let delimiter: string | undefined;

  /** Takes the first row as the headers. */
  function checked({ line, cells }: FileRow): FileRow | undefined {
    if (headers.length === 0) headers.push(...cells.map((cell) => cell.trim()));
    else if (cells.length === headers.length) return { line, cells };
    else if (cells.length > headers.length && cells.slice(headers.length).every((cell) => cell === '')) {
      return { line, cells: cells.slice(0, headers.length) };
    } else refused.add(line, `${count(cells.length, 'cell')} instead of ${headers.length}`);
    return undefined;
  }

  async function* batches(): AsyncGenerator<readonly FileRow[]> {
    let parser: CsvParser | undefined;
    for await (const batch of lines) {
      delimiter ??= delimiterOf(batch.lines);
      parser ??= createCsvParser(delimiter, refused.add);
      const rows: FileRow[] = [];
      for (const [index, text] of batch.lines.entries()) {
        const read = parser.read(text, batch.first + index);
        const row = read && checked(read);
        if (row !== undefined) rows.push(row);
      }
      yield rows;
    }
    parser?.end();
  }
  return {
    headers,
    refused,
    batches: batches(),
    get delimiter() {
      return delimiter;
    },
  };
}

interface CsvParser {
  /** Returns the row that ends in a line. */
  read(text: string, line: number): FileRow | undefined;
  /** Refuses a row that has not ended. */
  end(): void;
}

/** Each line is looked at once: a row whose quotation mark is open waits for the lines that follow. */
function createCsvParser(delimiter: string, refuse: (line: number, reason: string) => void): CsvParser {
  let open: { line: number; cells: string[]; parts: string[]; length: number } | undefined;
  let isLost = false;

  /** Reads the cells of a line from `start`, which is inside of quotation marks if `open` is set. */
  function readQuoted(text: string, line: number): FileRow | undefined {
    const row = open ?? { line, cells: [], parts: [], length: 0 };
    let at = 0;
    let isInside = open !== undefined;
    open = undefined;
    for (;;) {
      if (!isInside && text.charAt(at) !== '"') {
        const end = text.indexOf(delimiter, at);
        row.cells.push(text.slice(at, end === -1 ? undefined : end));
        if (end === -1) return row;
        at = end + 1;
        continue;
      }
      if (!isInside) at += 1;
      isInside = true;
      const end = text.indexOf('"', at);
      if (end === -1) {
        row.parts.push(text.slice(at), '\n');
        row.length += text.length;
        open = row;
        return undefined;
      }
      row.parts.push(text.slice(at, end));
      at = end + 1;
      if (text.charAt(at) === '"') {
        row.parts.push('"');
        at += 1;
        continue;
      }
      row.cells.push(row.parts.join(''));
      row.parts = [];
      isInside = false;
      if (at === text.length) return row;
      if (text.charAt(at) !== delimiter) {
        refuse(row.line, 'a quotation mark in the middle of a cell');
        return undefined;
      }
      at += 1;
    }
  }

  function lose(line: number): void {
    refuse(line, 'a quotation mark that is not closed; the lines after it were not read');
    isLost = true;
  }

  function read(text: string, line: number): FileRow | undefined {
    if (isLost || (open === undefined && (text.trim() === '' || (line === 1 && isSeparatorLine(text))))) return undefined;
    if (text.includes('\0')) refuse(line, 'a character that is not text (NUL)');
    else if (open !== undefined || text.includes('"')) {
      const row = readQuoted(text, line);
      if (open !== undefined && open.length > maxLineLength) lose(open.line);
      return row;
    } else return { line, cells: text.split(delimiter) };
    return undefined;
  }

  return {
    read,
    end() {
      if (open !== undefined && !isLost) lose(open.line);
    },
  };
}

/** Excel's line that names the delimiter. */
function isSeparatorLine(text: string): boolean {
  return /^sep=.$/i.test(text);
}

/** The delimiter that gives most lines as many cells as the first one, and then the one that gives the most cells. */
function delimiterOf(lines: readonly string[]): string {
  const [first = '', ...others] = lines.slice(0, 50).filter((line) => line !== '');
  if (isSeparatorLine(first)) return first.slice(4);
  const scores = delimiters.map((delimiter) => {
    const cells = countOutside(first, delimiter);
    const alike = others.filter((line) => countOutside(line, delimiter) === cells).length;
    return { delimiter, score: cells === 0 ? -1 : (alike / Math.max(1, others.length)) * 1_000 + cells };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).delimiter;
}

const delimiters = [',', ';', '\t', '|'] as const;

function countOutside(line: string, delimiter: string): number {
  return line.replaceAll(/"[^"]*"/g, '').split(delimiter).length - 1;
}

export function count(number: number, one: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : `${one}s`}`;
}
