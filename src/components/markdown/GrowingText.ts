import { lastBlockStart, lastPartStart, parseableLength, parseBudget } from './boundaries.js';
import { Definitions } from './Definitions.js';
import { blockEnd } from './everyday/blockEnd.js';
import { type Fence, fencedCode, readFence } from './fence.js';
import type { MarkdownDocument, PlainText } from './MarkdownDocument.js';
import { type ParsedBlock, parseBlock, parseEverydayBlock } from './parseBlock.js';
import { nextPlainPiece } from './plainRun.js';
import { hideOpenEnd, repairTail } from './repairTail.js';
import { type SettledBlock, SettledBlocks } from './SettledBlocks.js';
import { shareUnchanged } from './shareUnchanged.js';
import { type MarkdownSyntax, plainSyntax } from './syntax.js';

/** One Markdown text that only ever gets longer: what is settled of it, and its tail. */
export class GrowingText {
  parsedBlocks = 0;
  readonly #syntax: MarkdownSyntax;
  readonly #definitions = new Definitions();
  readonly #settled = new SettledBlocks();
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
  #lastWork = 0;
  /** The tail as last shown, and how long it was. */
  #shown: { readonly length: number; readonly settled: SettledBlock } | undefined;

  constructor(syntax: MarkdownSyntax = plainSyntax) {
    this.#syntax = syntax;
  }

  update(text: string, isOpen: boolean): MarkdownDocument {
    this.#read(text.slice(this.#length));
    this.#length = text.length;
    const isBehind = !this.#settle(isOpen);
    if (isBehind) return this.#settled.toDocument([], this.#definitions, { isBehind, isFinished: false });
    return isOpen ? this.#openDocument() : this.#closedDocument();
  }

  /** Line endings become line feeds; the text is copied, since a slice would keep every version of the whole in memory. */
  #read(delta: string): void {
    if (delta === '') return;
    const rest = this.#endsWithReturn && delta.startsWith('\n') ? delta.slice(1) : delta;
    this.#endsWithReturn = delta.endsWith('\r');
    this.#source += rest.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
  }

  /** Settles what can be settled, but no more than takes a moment; returns whether it got to the end. */
  #settle(isOpen: boolean): boolean {
    let work = 0;
    while (work < workOfUpdate && this.#settleNext(isOpen)) work += this.#lastWork;
    if (this.#start > 0) {
      this.#source = copy(this.#source.slice(this.#start));
      this.#fenceSearchedTo -= this.#start;
      this.#start = 0;
    }
    return work < workOfUpdate;
  }

  /** Settles the next piece of the tail, or returns false where more text is needed to know that it is one. */
  #settleNext(isOpen: boolean): boolean {
    this.#lastWork = smallWork;
    if (this.#isPlain) return this.#settlePlain();
    if (this.#head === '') this.#skipBlankLines();
    if (this.#head === '') {
      if (this.#isBeginningOfWords()) return false;
      const fence = readFence(this.#source, this.#start, this.#fenceSearchedTo);
      if (fence !== undefined) {
        this.#fenceSearchedTo = fence.searchedTo;
        if (fence.end === undefined) return false;
        this.#settled.push(this.#code(fence));
        this.#moveTo(fence.end);
        return true;
      }
      if (this.#settleEveryday()) return true;
    }

    const tail = this.#tail();
    const length = parseableLength(tail);
    const isTooLong = length < tail.length;
    const lines = tail.slice(0, tail.lastIndexOf('\n', length - 1) + 1);
    if (!isTooLong && !(isOpen && this.#isWorthSearching(lines.length))) return false;
    this.#searchedTail = lines.length;
    this.#lastWork = isTooLong ? parseBudget : smallWork;

    const next = lines === '' ? 0 : lastBlockStart(lines, isTooLong ? tail.charAt(lines.length) : '', this.#syntax);
    if (next > 0) {
      this.#keepParsed(lines.slice(0, next));
      this.#moveTo(this.#start + next - this.#head.length);
      return true;
    }
    if (!isTooLong) return false;
    const part = lines === '' ? undefined : lastPartStart(lines, this.#syntax);
    if (part === undefined || part.start <= this.#head.length) {
      this.#isPlain = true;
      this.#head = '';
      return true;
    }
    this.#keepParsed(lines.slice(0, part.start));
    this.#moveTo(this.#start + part.start - this.#head.length, part.head);
    return true;
  }

  /** Words of which no line has ended: nothing to settle, whatever follows. */
  #isBeginningOfWords(): boolean {
    const isShort = this.#source.length - this.#start <= shortWords;
    return isShort && !containerMark.test(this.#source.charAt(this.#start)) && !this.#source.includes('\n', this.#start);
  }

  #settleEveryday(): boolean {
    if (this.#syntax.isExtended) return false;
    const end = blockEnd(this.#source, this.#start);
    if (end === undefined || end - this.#start > parseBudget) return false;
    const text = copy(this.#source.slice(this.#start, end));
    if (parseableLength(text) < text.length) return false;
    const parsed = parseEverydayBlock(text, { outline: this.#outline, syntax: this.#syntax });
    if (parsed === undefined) return false;
    this.parsedBlocks += 1;
    this.#outline = parsed.outline;
    this.#settled.push({ nodes: this.#asShown(parsed.nodes), parsed: undefined });
    this.#moveTo(end);
    return true;
  }

  #settlePlain(): boolean {
    const piece = nextPlainPiece(this.#source, this.#start);
    if (piece === undefined) return false;
    this.#settled.push(plainBlock(copy(this.#source.slice(this.#start, piece.end))));
    this.#moveTo(piece.end);
    this.#isPlain = !piece.isLast;
    return true;
  }

  /** A long tail is not searched again for every line, so that a long block costs in proportion to its length. */
  #isWorthSearching(length: number): boolean {
    if (length < longTail && this.#shown?.settled.parsed?.isEveryday === true) return false;
    return length > this.#searchedTail * worthwhileGrowth || (length > this.#searchedTail && length < longTail);
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

  #code(fence: Fence): SettledBlock {
    const content = copy(this.#source.slice(fence.contentStart, fence.contentEnd));
    return { nodes: [fencedCode(fence.opening, content)], parsed: undefined };
  }

  /** Settles whole lines. The last line ending belongs to what follows: it would be code in a list whose fence is open. */
  #keepParsed(text: string): void {
    const parsed = this.#parse(copy(text.slice(0, -1)), this.#definitions, this.#outline, true);
    this.#outline = parsed.outline;
    this.#settled.push({ nodes: this.#asShown(parsed.nodes), parsed });
    for (const key of parsed.missing) {
      const waiting = this.#waiting.get(key) ?? new Set();
      this.#waiting.set(key, waiting.add(this.#settled.length - 1));
    }
    for (const key of this.#definitions.add(parsed.definitions)) {
      for (const index of this.#waiting.get(key) ?? []) this.#settled.replace(index, this.#again(index, this.#definitions, true));
      this.#waiting.delete(key);
    }
  }

  /** A settled block, parsed with definitions that came after it. */
  #again(index: number, definitions: Definitions, isOpen: boolean): SettledBlock {
    const settled = this.#settled.at(index);
    if (settled?.parsed === undefined) throw new Error('Only parsed blocks wait for definitions.');
    const parsed = this.#parse(settled.parsed.text, definitions, settled.parsed.outlineBefore, isOpen);
    definitions.replace(settled.parsed.definitions, parsed.definitions);
    return { nodes: parsed.nodes, parsed };
  }

  #parse(text: string, definitions: Definitions, outline: readonly number[], isOpen: boolean): ParsedBlock {
    this.parsedBlocks += 1;
    return parseBlock(text, { definitions, outline, syntax: this.#syntax, isOpen: isOpen && this.#waiting.size < mostWaiting });
  }

  #openDocument(): MarkdownDocument {
    return this.#settled.toDocument(this.#shownTail(), this.#definitions, { isBehind: false, isFinished: false });
  }

  /** The tail as it may be shown while it is not finished. */
  #shownTail(): SettledBlock[] {
    if (this.#source === '') return [];
    if (this.#isPlain) return [plainBlock(this.#source)];
    const fence = this.#head === '' ? readFence(this.#source, this.#start, this.#fenceSearchedTo) : undefined;
    if (fence !== undefined) {
      const content = this.#source.slice(fence.contentStart, fence.contentEnd).replace(/(^|\n) {0,3}[`~]+$/, '');
      return [{ nodes: [fencedCode(fence.opening, content)], parsed: undefined }];
    }

    const { length } = this.#source;
    if (this.#shown === undefined || length < longTail || length > this.#shown.length * worthwhileGrowth) {
      const parsed = this.#parse(repairTail(this.#tail(), this.#syntax), this.#definitions, this.#outline, true);
      this.#shown = { length, settled: { nodes: this.#asShown(hideOpenEnd(parsed.nodes)), parsed } };
    }
    return [this.#shown.settled];
  }

  /** Nodes of the tail, those the same objects that are shown already and did not change. */
  #asShown<Nodes extends SettledBlock['nodes']>(nodes: Nodes): Nodes {
    return shareUnchanged(this.#shown?.settled.nodes, nodes);
  }

  /** The whole text as final. What is settled stays, should the text go on after all. */
  #closedDocument(): MarkdownDocument {
    const definitions = new Definitions(this.#definitions);
    const blocks = this.#settled.copy();
    const tail = this.#closedTail(definitions);
    const stale = new Set<number>();
    for (const [key, waiting] of this.#waiting) {
      const [kind] = key.split(' ', 1);
      const label = key.slice(key.indexOf(' ') + 1);
      for (const index of waiting) {
        const isGuess = this.#settled.at(index)?.parsed?.isGuess === true;
        if (isGuess || definitions.has(kind === 'link' ? 'link' : 'footnote', label)) stale.add(index);
      }
    }
    for (const index of stale) blocks.replace(index, this.#again(index, definitions, false));
    return blocks.toDocument(tail, definitions, { isBehind: false, isFinished: true });
  }

  #closedTail(definitions: Definitions): SettledBlock[] {
    if (this.#source === '') return [];
    if (this.#isPlain) return [plainBlock(this.#source)];
    const fence = this.#head === '' ? readFence(this.#source, this.#start, this.#fenceSearchedTo) : undefined;
    if (fence !== undefined) return [this.#code(fence)];
    const parsed = this.#parse(this.#tail(), definitions, this.#outline, false);
    definitions.add(parsed.definitions);
    return [{ nodes: parsed.nodes, parsed }];
  }
}

function plainBlock(value: string): SettledBlock {
  const node: PlainText = { type: 'plain', value };
  return { nodes: [node], parsed: undefined };
}

function copy(text: string): string {
  return ` ${text}`.slice(1);
}

const blankLines = /(?:[ \t]*\n)*/y;

/** From this length on, a tail is parsed again only when it has grown by a part of itself. */
const longTail = 1200;
const worthwhileGrowth = 1.04;

/** So many of the costliest characters can be parsed at once. */
const shortWords = 400;

/** What may begin a quote or a list, or stand before it. */
const containerMark = /[\s>+*\d-]/;

/** How much one update may settle, in the costs of `parseableLength`; and what a piece that needs little parsing counts. */
const workOfUpdate = parseBudget;
const smallWork = 300;

/** With more labels missing, marks are no longer taken for footnotes before their notes arrive. */
const mostWaiting = 100;
