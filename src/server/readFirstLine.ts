import { idsAsText, parseExactJson } from '../client/json/parseExactJson.js';
import { join } from './bytes.js';

/** The bytes read to find the first line that is not blank, possibly more than that line, and the line as JSON. */
export interface FirstLine {
  readonly bytes: Uint8Array;
  /** Undefined if the line is not JSON, or longer than 64 KiB. */
  readonly value: unknown;
}

/** Reads only as far as necessary: to the end of the first line, to the end of the body, or to 64 KiB. */
export async function readFirstLine(read: () => Promise<ReadableStreamReadResult<Uint8Array>>): Promise<FirstLine> {
  const chunks: Uint8Array[] = [];
  const decoder = new TextDecoder();
  let line = '';
  let length = 0;
  while (length < maxLineBytes) {
    const { done, value } = await read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    const decoded = decoder.decode(value, { stream: true });
    const text = line === '' ? decoded.trimStart() : decoded;
    const end = text.indexOf('\n');
    line += end < 0 ? text : text.slice(0, end);
    if (end >= 0) break;
  }
  return { bytes: join(chunks), value: parseLine(line) };
}

const maxLineBytes = 64 * 1024;

/** Undefined for anything but JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** As the client reads what the service sends, which may contain `NaN`. Undefined for anything but JSON. */
export function parseLine(text: string): unknown {
  try {
    return parseExactJson(text, idsAsText);
  } catch {
    return undefined;
  }
}
