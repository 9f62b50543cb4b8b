import type { FootnoteDefinition, RootContent } from 'mdast';
import { lastBlockStart, lastPartStart, parseableLength, parseBudget } from './boundaries.js';
import { Definitions } from './Definitions.js';
import { type Fence, fencedCode, readFence } from './fence.js';
import { type ParsedBlock, parseBlock } from './parseBlock.js';
import { nextPlainPiece } from './plainRun.js';
import { hideOpenEnd, repairTail } from './repairTail.js';

/**
 * Splits a growing Markdown text into blocks at linear cost: what cannot change any more is parsed once, and a delta touches
 * the last block alone. Blocks that did not change are the same objects in the next document.
 */
export function createBlockSplitter(): BlockSplitter {
  let splitter = new GrowingText();
  let last: { text: string; isOpen: boolean; document: MarkdownDocument } | undefined;
  return {
    update(text, isOpen) {
      if (last?.text === text && last.isOpen === isOpen) return last.document;
      if (last !== undefined && !text.startsWith(last.text)) splitter = new GrowingText();
      last = { text, isOpen, document: splitter.update(text, isOpen) };
      return last.document;
    },
    get parsedBlocks() {
      return splitter.parsedBlocks;
    },
  };
}

export interface BlockSplitter {
  /** The document of the text. While it is open, more may follow; a text that does not continue the last one starts anew. */
  update(text: string, isOpen: boolean): MarkdownDocument;
  /** How many blocks were parsed so far, to watch the cost. */
  readonly parsedBlocks: number;
}

export interface MarkdownDocument {
  readonly blocks: readonly MarkdownBlock[];
  /** Notes in the order of their first marks. */
  readonly footnotes: readonly Footnote[];
}

/** Plain text is what was too long or too tangled to parse. */
export type MarkdownBlock =
  | { readonly kind: 'nodes'; readonly nodes: readonly RootContent[] }
  | { readonly kind: 'plain'; readonly text: string };

export interface Footnote {
  readonly label: string;
  /** Undefined while the note has not arrived. */
  readonly definition: FootnoteDefinition | undefined;
}

class GrowingText {
  parsedBlocks = 0;
  readonly #definitions = new Definitions();
  readonly #settled: SettledBlock[] = [];
  /** Which settled blocks ask for a label that is not defined yet. */
  readonly #waiting = new Map<string, Set<number>>();
  #length = 0;
  /** What is not settled, from `#start` on. */
  #source = '';
  /** Whether the text so far ended with a carriage return, whose line feed may come. */
  #endsWithReturn = false;
  #start = 0;
  /** The head of a table whose first rows are settled. */
  #head = '';
  #isPlain = false;
  #outline: readonly number[] = [];
  #fenceSearchedTo = 0;
  /** The length of the tail when it was last searched for a boundary. */
  #searchedTail = 0;
  /** The tail as last shown, and how long it was. */
  #shown: { readonly length: number; readonly settled: SettledBlock } | undefined;

  update(text: string, isOpen: boolean): MarkdownDocument {
    this.#read(text.slice(this.#length));
    this.#length = text.length;
    this.#settle();
    return isOpen ? this.#openDocument() : this.#closedDocument();
  }

  /** Line endings become line feeds; the text is copied, since a slice would keep every version of the whole in memory. */
  #read(delta: string): void {
    if (delta === '') return;
    const rest = this.#endsWithReturn && delta.startsWith('\n') ? delta.slice(1) : delta;
    this.#endsWithReturn = delta.endsWith('\r');
    this.#source += rest.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
  }

  #settle(): void {
    while (this.#settleNext());
    if (this.#start === 0) return;
    this.#source = copy(this.#source.slice(this.#start));
    this.#fenceSearchedTo -= this.#start;
    this.#start = 0;
  }

  /** Settles the next piece of the tail, or returns false where more text is needed to know that it is one. */
  #settleNext(): boolean {
    if (this.#isPlain) return this.#settlePlain();
    if (this.#head === '') this.#skipBlankLines();
    if (this.#head === '') {
      const fence = readFence(this.#source, this.#start, this.#fenceSearchedTo);
      if (fence !== undefined) {
        this.#fenceSearchedTo = fence.searchedTo;
        if (fence.end === undefined) return false;
        this.#keep(this.#code(fence));
        this.#moveTo(fence.end);
        return true;
      }
    }

    const tail = this.#tail();
    const length = parseableLength(tail);
    const isTooLong = length < tail.length;
    const lines = tail.slice(0, tail.lastIndexOf('\n', length - 1) + 1);
    if (!isTooLong && !this.#isWorthSearching(lines.length)) return false;
    this.#searchedTail = lines.length;

    const next = lines === '' ? 0 : lastBlockStart(lines);
    if (next > 0) {
      this.#keepParsed(lines.slice(0, next));
      this.#moveTo(this.#start + next - this.#head.length);
      return true;
    }
    if (!isTooLong) return false;
    const part = lines === '' ? undefined : lastPartStart(lines);
    if (part === undefined || part.start <= this.#head.length) {
      this.#isPlain = true;
      this.#head = '';
      return true;
    }
    this.#keepParsed(lines.slice(0, part.start));
    this.#moveTo(this.#start + part.start - this.#head.length, part.head);
    return true;
  }

  #settlePlain(): boolean {
    const piece = nextPlainPiece(this.#source, this.#start);
    if (piece === undefined) return false;
    this.#keep({ kind: 'plain', text: copy(this.#source.slice(this.#start, piece.end)) });
    this.#moveTo(piece.end);
    this.#isPlain = !piece.isLast;
    return true;
  }

  /** A long tail is not searched again for every line, so that a long block costs in proportion to its length. */
  #isWorthSearching(length: number): boolean {
    return length > this.#searchedTail * longTailGrowth || (length > this.#searchedTail && length < longTail);
  }

  #skipBlankLines(): void {
    blankLines.lastIndex = this.#start;
    const blank = blankLines.exec(this.#source);
    if (blank !== null && blank[0] !== '') this.#moveTo(this.#start + blank[0].length);
  }

  #moveTo(start: number, head = ''): void {
    this.#start = start;
    this.#head = head;
    this.#fenceSearchedTo = start;
    this.#searchedTail = 0;
    this.#shown = undefined;
  }

  /** As much of the tail as can be parsed, and one character more if there is more. */
  #tail(): string {
    return copy(this.#head + this.#source.slice(this.#start, this.#start + parseBudget + 1));
  }

  #code(fence: Fence): MarkdownBlock {
    return { kind: 'nodes', nodes: [fencedCode(fence.opening, copy(this.#source.slice(fence.contentStart, fence.contentEnd)))] };
  }

  /** Settles whole lines. The last line ending belongs to what follows: it would be code in a list whose fence is open. */
  #keepParsed(text: string): void {
    const parsed = this.#parse(copy(text.slice(0, -1)), this.#definitions, this.#outline, true);
    this.#outline = parsed.outline;
    this.#keep({ kind: 'nodes', nodes: parsed.nodes }, parsed);
    for (const key of parsed.missing) {
      const waiting = this.#waiting.get(key) ?? new Set();
      this.#waiting.set(key, waiting.add(this.#settled.length - 1));
    }
    for (const key of this.#definitions.add(parsed.definitions)) {
      for (const index of this.#waiting.get(key) ?? []) this.#settled[index] = this.#again(index, this.#definitions, true);
      this.#waiting.delete(key);
    }
  }

  #keep(block: MarkdownBlock, parsed?: ParsedBlock): void {
    this.#settled.push({ block, parsed });
  }

  /** A settled block, parsed with definitions that came after it. */
  #again(index: number, definitions: Definitions, isOpen: boolean): SettledBlock {
    const settled = this.#settled[index];
    if (settled?.parsed === undefined) throw new Error('Only parsed blocks wait for definitions.');
    const parsed = this.#parse(settled.parsed.text, definitions, settled.parsed.outlineBefore, isOpen);
    definitions.replace(settled.parsed.definitions, parsed.definitions);
    return { block: { kind: 'nodes', nodes: parsed.nodes }, parsed };
  }

  #parse(text: string, definitions: Definitions, outline: readonly number[], isOpen: boolean): ParsedBlock {
    this.parsedBlocks += 1;
    return parseBlock(text, { definitions, outline, isOpen });
  }

  #openDocument(): MarkdownDocument {
    return toDocument([...this.#settled, ...this.#shownTail()], this.#definitions);
  }

  /** The tail as it may be shown while it is not finished. */
  #shownTail(): SettledBlock[] {
    if (this.#source === '') return [];
    if (this.#isPlain) return [{ block: { kind: 'plain', text: this.#source }, parsed: undefined }];
    const fence = this.#head === '' ? readFence(this.#source, this.#start, this.#fenceSearchedTo) : undefined;
    if (fence !== undefined) {
      const content = this.#source.slice(fence.contentStart, fence.contentEnd).replace(/(^|\n) {0,3}[`~]+$/, '');
      return [{ block: { kind: 'nodes', nodes: [fencedCode(fence.opening, content)] }, parsed: undefined }];
    }

    const { length } = this.#source;
    if (this.#shown === undefined || length < longTail || length > this.#shown.length * shownGrowth) {
      const parsed = this.#parse(repairTail(this.#tail()), this.#definitions, this.#outline, true);
      this.#shown = { length, settled: { block: { kind: 'nodes', nodes: hideOpenEnd(parsed.nodes) }, parsed } };
    }
    return [this.#shown.settled];
  }

  /** The whole text as final. What is settled stays, should the text go on after all. */
  #closedDocument(): MarkdownDocument {
    const definitions = new Definitions(this.#definitions);
    const blocks = [...this.#settled];
    const tail = this.#closedTail(definitions);
    const stale = new Set<number>();
    for (const [key, waiting] of this.#waiting) {
      const [kind] = key.split(' ', 1);
      const label = key.slice(key.indexOf(' ') + 1);
      if (kind === 'footnote' || definitions.has('link', label)) for (const index of waiting) stale.add(index);
    }
    for (const index of stale) blocks[index] = this.#again(index, definitions, false);
    return toDocument([...blocks, ...tail], definitions);
  }

  #closedTail(definitions: Definitions): SettledBlock[] {
    if (this.#source === '') return [];
    if (this.#isPlain) return [{ block: { kind: 'plain', text: this.#source }, parsed: undefined }];
    const fence = this.#head === '' ? readFence(this.#source, this.#start, this.#fenceSearchedTo) : undefined;
    if (fence !== undefined) return [{ block: this.#code(fence), parsed: undefined }];
    const parsed = this.#parse(this.#tail(), definitions, this.#outline, false);
    definitions.add(parsed.definitions);
    return [{ block: { kind: 'nodes', nodes: parsed.nodes }, parsed }];
  }
}

interface SettledBlock {
  readonly block: MarkdownBlock;
  /** Undefined for code and plain text, which know no references. */
  readonly parsed: ParsedBlock | undefined;
}

function toDocument(settled: readonly SettledBlock[], definitions: Definitions): MarkdownDocument {
  const labels = new Set(settled.flatMap(({ parsed }) => parsed?.footnoteCalls ?? []));
  return {
    blocks: settled.map(({ block }) => block),
    footnotes: [...labels].map((label) => ({ label, definition: definitions.footnote(label) })),
  };
}

function copy(text: string): string {
  return ` ${text}`.slice(1);
}

const blankLines = /(?:[ \t]*\n)*/y;

const longTail = 2000;
const longTailGrowth = 1.05;
const shownGrowth = 1.02;
