/** The bytes up to the end of the first line at least, as they came, with that line as JSON where it is. */
export interface FirstLine {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly value: unknown;
}

/** Reads no further than it must: to the first newline, to the end, or to as much as a first line can be. */
export async function readFirstLine(read: () => Promise<ReadableStreamReadResult<Uint8Array>>): Promise<FirstLine> {
  let bytes = new Uint8Array();
  while (!bytes.includes(newline) && bytes.length < maxLineBytes) {
    const { done, value } = await read();
    if (done) break;
    bytes = join(bytes, value);
  }
  const end = bytes.indexOf(newline);
  const text = new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
  return { bytes, text, value: parse(text) };
}

const newline = 10;
const maxLineBytes = 64 * 1024;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function join(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
