import { createColumnGuess, type InferredType } from './columnType.js';
import { createNames } from './createNames.js';
import { FileProblem, type Refused } from './FileProblem.js';
import { type FileRows, readCsvRows } from './readCsvRows.js';
import { maxColumns, readJsonRows } from './readJsonRows.js';
import { type Encoding, encodingOf, readLines, WrongEncoding } from './readLines.js';

/** What a data file has in it: all that is needed to load it. */
export interface ScannedFile {
  readonly path: string;
  readonly encoding: Encoding;
  readonly columns: readonly ScannedColumn[];
  readonly rowCount: number;
  readonly refused: Refused;
  /** What was read in a way that people may not expect. */
  readonly notes: readonly string[];
}

export interface ScannedColumn extends InferredType {
  /** Its place in the rows of the file. */
  readonly place: number;
  readonly name: string;
  /** The header, as the file has it. */
  readonly title: string;
}

/** Reads a whole file, and finds the type of each column from all of its values. Throws `FileProblem` for what is no table. */
export async function scanFile(path: string): Promise<ScannedFile> {
  const encoding = await encodingOf(path);
  try {
    return await scan(path, encoding);
  } catch (error) {
    if (!(error instanceof WrongEncoding)) throw error;
    const scanned = await scan(path, 'windows-1252');
    return { ...scanned, notes: ['It is not UTF-8, so it was read as Windows-1252.', ...scanned.notes] };
  }
}

/** The rows of a scanned file as CSV for `COPY`, in pieces of a few megabytes. */
export async function* convertedRows({ path, encoding, columns }: ScannedFile): AsyncGenerator<string> {
  let text = '';
  for await (const rows of rowsOf(path, encoding).batches) {
    for (const { cells } of rows) {
      for (const [index, { place, type, convert }] of columns.entries()) {
        const cell = cells[place] ?? '';
        const value = cell === '' ? '' : convert(cell);
        if (index > 0) text += ',';
        text += type === 'text' && value !== '' ? `"${value.replaceAll('"', '""')}"` : value;
      }
      text += '\n';
    }
    if (text.length < pieceLength) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** About 20,000 rows of ten columns. */
const pieceLength = 2_000_000;

function rowsOf(path: string, encoding: Encoding): FileRows {
  const lines = readLines(path, encoding);
  return /\.(?:json|ndjson|jsonl)$/i.test(path) ? readJsonRows(lines) : readCsvRows(lines);
}

async function scan(path: string, encoding: Encoding): Promise<ScannedFile> {
  const read = rowsOf(path, encoding);
  const guesses: ReturnType<typeof createColumnGuess>[] = [];
  let rowCount = 0;
  for await (const rows of read.batches) {
    if (read.headers.length > maxColumns) throw new FileProblem(`It has more than ${maxColumns} columns.`);
    while (guesses.length < read.headers.length) guesses.push(createColumnGuess());
    for (const { cells } of rows) for (let place = 0; place < cells.length; place += 1) guesses[place]?.add(cells[place] ?? '');
    rowCount += rows.length;
  }
  if (read.headers.length === 0) throw new FileProblem(whyNothing(read));
  const marks = new Set(guesses.map((guess) => guess.decimalMark()).filter((mark) => mark !== undefined));
  const habits = { decimalMark: marks.size === 1 ? [...marks][0] : undefined, hasSemicolons: read.delimiter === ';' };
  const nameOf = createNames('column');
  const columns = read.headers.flatMap((title, place): readonly ScannedColumn[] => {
    const guess = guesses[place];
    // Many programs end each line with a delimiter.
    if (title === '' && (guess === undefined || guess.isEmpty())) return [];
    const inferred = (guess ?? createColumnGuess()).decide(habits);
    return [{ ...inferred, place, title: title || `Column ${place + 1}`, name: nameOf(title) }];
  });
  if (columns.length === 0) throw new FileProblem('Its first line names no columns.');
  const notes = columns.flatMap(({ title, doubt }) => (doubt === undefined ? [] : [`Column "${title}" is text: ${doubt}.`]));
  return { path, encoding, columns, rowCount, refused: read.refused, notes };
}

function whyNothing({ refused: { lines } }: FileRows): string {
  const [first] = lines;
  return first === undefined ? 'It is empty.' : `It has no rows. Line ${first.line}: ${first.reason}.`;
}
