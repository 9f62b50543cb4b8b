import { crc32 } from 'node:zlib';
import { StateError } from '../state/State.js';

/** The first line of the file. Its number changes with the form of the file or of the records. */
export const header = Buffer.from('parley-local-service state 1\n');
const magic = 'parley-local-service state ';

/**
 * A transaction as a line: its length and checksum, eight hexadecimal digits each, and its text. The checksum continues that of the line
 * before, so that a line that is missing shows.
 */
export function frame(transaction: string, checksumBefore: number): { readonly bytes: Buffer; readonly checksum: number } {
  const text = Buffer.from(transaction);
  const checksum = crc32(text, checksumBefore);
  return { bytes: Buffer.concat([Buffer.from(`${hex(text.length)} ${hex(checksum)} `), text, lineBreak]), checksum };
}

/** What a file contains. Throws a `StateError` where it is not what `frame` wrote, but for a last line that was not written to its end. */
export function readStateFile(file: Buffer, name: string): StateFileContent {
  checkHeader(file, name);
  // A disk that lost its power may have made room for what it did not write any more.
  const bytes = file.subarray(0, lengthWithoutZeros(file));
  const transactions: Buffer[] = [];
  let checksum = crc32(header);
  let size = header.length;
  while (size < bytes.length && !isTorn(bytes, size)) {
    const text = textAt(bytes, size);
    if (text !== undefined) checksum = crc32(text, checksum);
    if (text === undefined || checksum !== numberAt(bytes, size + 9)) throw damaged(name, transactions.length + 1);
    transactions.push(text);
    size += prefixLength + text.length + 1;
  }
  return { transactions, size, baseSize: header.length + prefixLength + (transactions[0]?.length ?? 0) + 1, checksum };
}

export interface StateFileContent {
  readonly transactions: readonly Buffer[];
  /** Bytes up to the end of the last transaction. */
  readonly size: number;
  /** Bytes up to the end of the first. */
  readonly baseSize: number;
  readonly checksum: number;
}

function checkHeader(file: Buffer, name: string): void {
  if (file.subarray(0, header.length).equals(header)) return;
  const [line = ''] = file.subarray(0, 100).toString('latin1').split('\n');
  if (!line.startsWith(magic)) {
    throw new StateError('foreign', `${name} is not a state file of the local service. It was left as it is; choose another file.`);
  }
  const remedy = 'Use the version of @parley/local-service that wrote it, or choose another file.';
  throw new StateError('version', `${name} has format ${line.slice(magic.length)}, and this version reads format 1. ${remedy}`);
}

/** True if the line ends with the file before its end. A line break would be its end, so that a changed length does not pass for this. */
function isTorn(bytes: Buffer, at: number): boolean {
  const length = numberAt(bytes, at);
  const isShort = bytes.length - at < prefixLength || length === undefined || at + prefixLength + length + 1 > bytes.length;
  return isShort && !bytes.subarray(at).includes(lineBreak);
}

function textAt(bytes: Buffer, at: number): Buffer | undefined {
  const length = numberAt(bytes, at);
  if (length === undefined || bytes[at + 8] !== space || bytes[at + 17] !== space) return undefined;
  const end = at + prefixLength + length;
  return bytes[end] === lineBreak[0] ? bytes.subarray(at + prefixLength, end) : undefined;
}

function numberAt(bytes: Buffer, at: number): number | undefined {
  const digits = bytes.subarray(at, at + 8).toString('latin1');
  const value = Number.parseInt(digits, 16);
  return hex(value) === digits ? value : undefined;
}

function lengthWithoutZeros(bytes: Buffer): number {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === 0) length -= 1;
  return length;
}

function damaged(name: string, line: number): StateError {
  const message = `${name} is damaged: transaction ${line} is not as it was written. It was left as it is.`;
  return new StateError('damaged', `${message} Restore a copy of it, or choose another file.`);
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}

const lineBreak = Buffer.from('\n');
const space = 0x20;
const prefixLength = 18;
