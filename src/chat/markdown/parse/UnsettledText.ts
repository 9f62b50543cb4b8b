import type { Code } from 'mdast';
import { parseBudget } from './boundaries.js';
import { type Fence, fencedCode, readFence } from './fence.js';

/** The unsettled end of a growing text, with line feeds as its only line endings. */
export class UnsettledText {
  /** True while the text is too long or too complex to parse, and so is shown as plain text. */
  isPlain = false;
  #source = '';
  #start = 0;
  #head = '';
  /** True if the text so far ended with a carriage return, which a line feed may follow. */
  #endsWithReturn = false;
  #fenceSearchedTo = 0;

  get source(): string {
    return this.#source;
  }

  /** The position of the next piece in `source`. */
  get start(): number {
    return this.#start;
  }

  /** The head of a table whose first rows are settled; otherwise empty. */
  get head(): string {
    return this.#head;
  }

  append(delta: string): void {
    if (delta === '') return;
    const rest = this.#endsWithReturn && delta.startsWith('\n') ? delta.slice(1) : delta;
    this.#endsWithReturn = delta.endsWith('\r');
    this.#source += rest.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
  }

  /** Starts the next piece at `start` of `source`. */
  moveTo(start: number, head = ''): void {
    this.#start = start;
    this.#head = head;
    this.#fenceSearchedTo = start;
  }

  /** Shows the text as plain text from here on. */
  becomePlain(): void {
    this.isPlain = true;
    this.#head = '';
  }

  skipBlankLines(): boolean {
    blankLines.lastIndex = this.#start;
    const blank = blankLines.exec(this.#source)?.[0] ?? '';
    if (blank !== '') this.moveTo(this.#start + blank.length);
    return blank !== '';
  }

  /** The text of the next piece, which ends at `end` of `source`. */
  upTo(end: number): string {
    return copyOf(this.#source.slice(this.#start, end));
  }

  /** Returns as much as can be parsed, and one character more if there is any. */
  parseable(): string {
    return copyOf(this.#head + this.#source.slice(this.#start, this.#start + parseBudget + 1));
  }

  /** Returns the code block that starts here. Text already searched for its end is not searched again. */
  fence(): Fence | undefined {
    if (this.#head !== '') return undefined;
    const fence = readFence(this.#source, this.#start, this.#fenceSearchedTo);
    if (fence !== undefined) this.#fenceSearchedTo = fence.searchedTo;
    return fence;
  }

  codeOf({ opening, contentStart, contentEnd }: Fence): Code {
    return fencedCode(opening, copyOf(this.#source.slice(contentStart, contentEnd)));
  }

  /** Drops the settled text. */
  dropSettled(): void {
    if (this.#start === 0) return;
    this.#source = copyOf(this.#source.slice(this.#start));
    this.#fenceSearchedTo -= this.#start;
    this.#start = 0;
  }
}

/** Returns a copy of a slice, which would otherwise keep every version of the whole text in memory. */
export function copyOf(slice: string): string {
  return ` ${slice}`.slice(1);
}

const blankLines = /(?:[ \t]*\n)*/y;
