import { BlockParser } from './BlockParser.js';
import { lastBlockStart, lastPartStart, parseableLength, parseBudget } from './boundaries.js';
import { blockEnd } from './common-subset/blockEnd.js';
import { Definitions } from './Definitions.js';
import type { MarkdownDocument } from './MarkdownDocument.js';
import { nextPlainPiece } from './plainRun.js';
import { codeBlock, plainBlock, SettledBlocks } from './SettledBlocks.js';
import { longTail, ShownTail, worthwhileGrowth } from './ShownTail.js';
import { type MarkdownSyntax, plainSyntax } from './syntax.js';
import { copyOf, UnsettledText } from './UnsettledText.js';

/** A Markdown text that only grows. Pieces that cannot change any more are settled one by one; the rest is its tail. */
export class GrowingText {
  readonly #syntax: MarkdownSyntax;
  readonly #parser: BlockParser;
  readonly #settled = new SettledBlocks();
  readonly #tail = new UnsettledText();
  readonly #shown: ShownTail;
  #length = 0;
  #outline: readonly number[] = [];
  /** The length of the tail when it was last searched for a boundary. */
  #searchedTail = 0;
  #lastWork = 0;

  constructor(syntax: MarkdownSyntax = plainSyntax) {
    this.#syntax = syntax;
    this.#parser = new BlockParser(syntax);
    this.#shown = new ShownTail(this.#tail, { parser: this.#parser, syntax });
  }

  get parsedBlocks(): number {
    return this.#parser.parsedBlocks;
  }

  update(text: string, isOpen: boolean): MarkdownDocument {
    this.#tail.append(text.slice(this.#length));
    this.#length = text.length;
    const isBehind = !this.#settle(isOpen);
    if (!isOpen && !isBehind) return this.#closedDocument();
    return this.#settled.toDocument(isBehind ? [] : this.#shown.open(this.#outline), this.#parser.definitions, {
      isBehind,
      isFinished: false,
    });
  }

  /** Returns the whole text as final. Settled pieces stay, in case the text continues after all. */
  #closedDocument(): MarkdownDocument {
    const definitions = new Definitions(this.#parser.definitions);
    const tail = this.#shown.closed(this.#outline, definitions);
    const blocks = this.#parser.resolveAll(this.#settled, definitions);
    return blocks.toDocument(tail, definitions, { isBehind: false, isFinished: true });
  }

  /** Settles as much as possible within a short time. Returns true if it reached the end. */
  #settle(isOpen: boolean): boolean {
    let work = 0;
    while (work < workOfUpdate && this.#settleNext(isOpen)) work += this.#lastWork;
    this.#tail.dropSettled();
    return work < workOfUpdate;
  }

  /** Settles the next piece of the tail. Returns false if more text is needed. */
  #settleNext(isOpen: boolean): boolean {
    this.#lastWork = smallWork;
    if (this.#tail.isPlain) return this.#settlePlain();
    if (this.#tail.head === '') {
      if (this.#tail.skipBlankLines()) this.#beginPiece();
      if (this.#isBeginningOfWords()) return false;
      const fence = this.#tail.fence();
      if (fence !== undefined) {
        if (fence.end === undefined) return false;
        this.#settled.push(codeBlock(this.#tail.codeOf(fence)));
        this.#moveTo(fence.end);
        return true;
      }
      if (this.#settleCommonBlock()) return true;
    }
    return this.#settleParsed(isOpen);
  }

  /** True for text without a line ending, in which nothing can be settled. */
  #isBeginningOfWords(): boolean {
    const { source, start } = this.#tail;
    return source.length - start <= shortWords && !containerMark.test(source.charAt(start)) && !source.includes('\n', start);
  }

  #settlePlain(): boolean {
    const piece = nextPlainPiece(this.#tail.source, this.#tail.start);
    if (piece === undefined) return false;
    this.#settled.push(plainBlock(this.#tail.upTo(piece.end)));
    this.#moveTo(piece.end);
    this.#tail.isPlain = !piece.isLast;
    return true;
  }

  #settleCommonBlock(): boolean {
    if (this.#syntax.isExtended) return false;
    const { source, start } = this.#tail;
    const end = blockEnd(source, start);
    if (end === undefined || end - start > parseBudget) return false;
    const text = this.#tail.upTo(end);
    if (parseableLength(text) < text.length) return false;
    const parsed = this.#parser.parseCommon(text, this.#outline);
    if (parsed === undefined) return false;
    this.#outline = parsed.outline;
    this.#settled.push({ nodes: this.#shown.share(parsed.nodes), parsed: undefined });
    this.#moveTo(end);
    return true;
  }

  /** Settles everything but the last block, or but the last part of a block that is too long to be parsed whole. */
  #settleParsed(isOpen: boolean): boolean {
    const tail = this.#tail.parseable();
    const length = parseableLength(tail);
    const isTooLong = length < tail.length;
    const lines = tail.slice(0, tail.lastIndexOf('\n', length - 1) + 1);
    if (!isTooLong && !(isOpen && this.#isWorthSearching(lines.length))) return false;
    this.#searchedTail = lines.length;
    this.#lastWork = isTooLong ? parseBudget : smallWork;

    const next = lines === '' ? 0 : lastBlockStart(lines, isTooLong ? tail.charAt(lines.length) : '', this.#syntax);
    if (next > 0) {
      this.#settleLines(lines.slice(0, next));
      return true;
    }
    if (!isTooLong) return false;
    const part = lines === '' ? undefined : lastPartStart(lines, this.#syntax);
    if (part === undefined || part.start <= this.#tail.head.length) this.#tail.becomePlain();
    else this.#settleLines(lines.slice(0, part.start), part.head);
    return true;
  }

  /** A long tail is not searched again for every line, so that the cost of a long block is linear in its length. */
  #isWorthSearching(length: number): boolean {
    if (length < longTail && this.#shown.isCommon) return false;
    return length > this.#searchedTail * worthwhileGrowth || (length > this.#searchedTail && length < longTail);
  }

  /** The last line ending belongs to what follows: it would be code in a list with an open fence. */
  #settleLines(lines: string, nextHead?: string): void {
    const parsed = this.#parser.parse(copyOf(lines.slice(0, -1)), { outline: this.#outline, isOpen: true });
    this.#outline = parsed.outline;
    this.#settled.push({ nodes: this.#shown.share(parsed.nodes), parsed });
    this.#parser.resolveLast(this.#settled, parsed);
    this.#moveTo(this.#tail.start + lines.length - this.#tail.head.length, nextHead);
  }

  #moveTo(start: number, head?: string): void {
    this.#tail.moveTo(start, head);
    this.#beginPiece();
  }

  #beginPiece(): void {
    this.#searchedTail = 0;
    this.#shown.forget();
  }
}

/** How many of the costliest characters can be parsed at once. */
const shortWords = 400;

/** Characters that can begin a quote or a list, or precede its marker. */
const containerMark = /[\s>+*\d-]/;

/** The most that one update settles, in the costs of `parseableLength`, and the cost of a piece that needs little parsing. */
const workOfUpdate = parseBudget;
const smallWork = 300;
