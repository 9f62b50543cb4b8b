import { isObject } from '../http/fields.js';
import { createRefusedList } from './FileProblem.js';
import type { FileRow, FileRows } from './readCsvRows.js';
import { type LineBatch, maxLineLength } from './readLines.js';

/** Reads one object in each line, or the objects of one array. Their objects become columns, what is inside of those stays JSON. */
export function readJsonRows(lines: AsyncIterable<LineBatch>): FileRows {
  const headers: string[] = [];
  const placeOf = new Map<string, number>();
  const refused = createRefusedList();

  function rowOf({ text, line }: JsonText): FileRow | undefined {
    const value = parsed(text);
    if (!isObject(value)) refused.add(line, value === undefined ? 'no valid JSON' : 'no JSON object');
    else {
      const fields = flattened(value);
      if (fields.some(([, cell]) => cell.includes('\0'))) refused.add(line, 'a character that is not text (NUL)');
      else if (placeOf.size + fields.filter(([name]) => !placeOf.has(name)).length > maxColumns)
        refused.add(line, `more than ${maxColumns} different fields`);
      else return { line, cells: cellsOf(fields) };
    }
    return undefined;
  }

  function cellsOf(fields: readonly Field[]): string[] {
    const cells: string[] = [];
    for (const [name, cell] of fields) {
      const place = placeOf.get(name) ?? headers.push(name) - 1;
      placeOf.set(name, place);
      cells[place] = cell;
    }
    return Array.from(cells, (cell) => cell ?? '');
  }

  async function* batches(): AsyncGenerator<readonly FileRow[]> {
    let split: ((batch: LineBatch) => readonly JsonText[]) | undefined;
    const elements = createElementSplitter();
    for await (const batch of lines) {
      const begin = batch.lines.find((text) => text.trim() !== '');
      if (begin !== undefined) split ??= begin.trim().startsWith('[') ? elements.split : lineByLine;
      yield (split?.(batch) ?? []).flatMap((text) => rowOf(text) ?? []);
    }
    const openIn = elements.openIn();
    if (openIn !== undefined) refused.add(openIn, 'JSON that does not end');
  }
  return { headers, refused, delimiter: undefined, batches: batches() };
}

/** As many columns as a table can safely have. */
export const maxColumns = 1_000;

type Field = readonly [name: string, cell: string];

interface JsonText {
  readonly text: string;
  readonly line: number;
}

function lineByLine({ first, lines }: LineBatch): readonly JsonText[] {
  return lines.map((text, index) => ({ text, line: first + index })).filter(({ text }) => text.trim() !== '');
}

/** Cuts an array into the texts of the objects in it, which can span lines. */
function createElementSplitter() {
  let [depth, line, length] = [0, 1, 0];
  let isInText = false;
  let parts: string[] = [];

  function split({ first, lines }: LineBatch): readonly JsonText[] {
    const found: JsonText[] = [];
    for (const [index, text] of lines.entries()) {
      let start = 0;
      for (const { 0: mark, index: at } of text.matchAll(/\\.|["[\]{}]/g)) {
        if (mark === '"') isInText = !isInText;
        else if (isInText || mark.startsWith('\\')) continue;
        else if (mark === '[' || mark === '{') {
          depth += 1;
          if (depth === 2) [start, line, length] = [at, first + index, 0];
        } else {
          depth -= 1;
          if (depth === 1) found.push({ text: [...parts.splice(0), text.slice(start, at + 1)].join('\n'), line });
        }
      }
      if (depth > 1) keep(text.slice(start));
    }
    return found;
  }

  /** What is too long is not kept, and so no valid JSON. */
  function keep(text: string): void {
    length += text.length;
    if (length > maxLineLength) parts = [];
    else parts.push(text);
  }

  return { split, openIn: () => (depth > 0 ? line : undefined) };
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(/\d{16}/.test(text) ? withLongNumbersAsTexts(text) : text);
    return value;
  } catch {
    return undefined;
  }
}

/** Numbers with more digits than JavaScript can hold are read as texts. */
function withLongNumbersAsTexts(text: string): string {
  let isInText = false;
  return text.replaceAll(/\\.|"|-?\d[\d.eE+-]*/g, (token) => {
    if (token === '"') isInText = !isInText;
    return isInText || token.length < 16 ? token : `"${token}"`;
  });
}

function flattened(value: Readonly<Record<string, unknown>>): readonly Field[] {
  return Object.entries(value).flatMap(([name, field]): readonly Field[] =>
    isObject(field) ? Object.entries(field).map(([inner, cell]) => [`${name}_${inner}`, cellOf(cell)]) : [[name, cellOf(field)]],
  );
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
