import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { FileProblem } from './FileProblem.js';

/** How the bytes of a file become text. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Consecutive lines of a file, without line breaks. */
export interface LineBatch {
  /** The number of the first of them; a file begins with line 1. */
  readonly first: number;
  readonly lines: readonly string[];
}

/** Reads the text of a file in pieces. Throws `WrongEncoding` if it is not in the encoding. */
async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' });
  const decoded = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (error) {
      throw new WrongEncoding(encoding, { cause: error });
    }
  };
  for await (const bytes of createReadStream(path, { highWaterMark: chunkBytes })) yield decoded(bytes);
  yield decoded();
}

/** Reads a file in batches of lines. */
export async function* readLines(path: string, encoding: Encoding): AsyncGenerator<LineBatch> {
  let first = 1;
  let rest = '';
  for await (const text of readText(path, encoding)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength) throw new FileProblem(`Line ${first + lines.length} is longer than ${maxLineLength} characters.`);
    if (lines.length > 0) yield { first, lines: lines.map(withoutReturn) };
    first += lines.length;
  }
  if (rest !== '') yield { first, lines: [withoutReturn(rest)] };
}

/** The encoding that the first bytes of a file name. A file without them is taken for UTF-8, and else for what Excel writes. */
export async function encodingOf(path: string): Promise<Encoding> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
    return buffer[0] === 0xfe && buffer[1] === 0xff ? 'utf-16be' : 'utf-8';
  } finally {
    await file.close();
  }
}

/** The bytes of a file are no text in the encoding it was read with. */
export class WrongEncoding extends Error {
  override readonly name = 'WrongEncoding';
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

const chunkBytes = 1_048_576;
export const maxLineLength = 10_000_000;
