import type { BlockParser } from './BlockParser.js';
import type { Definitions } from './Definitions.js';
import { fencedCode } from './fence.js';
import { hideOpenEnd, repairTail } from './repairTail.js';
import { codeBlock, plainBlock, type SettledBlock } from './SettledBlocks.js';
import { shareUnchanged } from './shareUnchanged.js';
import type { MarkdownSyntax } from './syntax.js';
import type { UnsettledText } from './UnsettledText.js';

/** The shown form of the text that is not settled. */
export class ShownTail {
  readonly #text: UnsettledText;
  readonly #parser: BlockParser;
  readonly #syntax: MarkdownSyntax;
  /** The last shown block, and the length of its text. */
  #last: { readonly length: number; readonly block: SettledBlock } | undefined;

  constructor(text: UnsettledText, { parser, syntax }: { parser: BlockParser; syntax: MarkdownSyntax }) {
    this.#text = text;
    this.#parser = parser;
    this.#syntax = syntax;
  }

  get isCommon(): boolean {
    return this.#last?.block.parsed?.isCommon === true;
  }

  /** Called when what was shown has been settled. */
  forget(): void {
    this.#last = undefined;
  }

  /** Returns `nodes` with the shown objects in place of equal ones. */
  share<Nodes extends SettledBlock['nodes']>(nodes: Nodes): Nodes {
    return shareUnchanged(this.#last?.block.nodes, nodes);
  }

  /** Returns the tail while more text may follow. */
  open(outline: readonly number[]): SettledBlock[] {
    const { source, isPlain } = this.#text;
    if (source === '') return [];
    if (isPlain) return [plainBlock(source)];
    const fence = this.#text.fence();
    if (fence !== undefined) {
      const content = source.slice(fence.contentStart, fence.contentEnd).replace(/(^|\n) {0,3}[`~]+$/, '');
      return [codeBlock(fencedCode(fence.opening, content))];
    }
    if (this.#last === undefined || source.length < longTail || source.length > this.#last.length * worthwhileGrowth) {
      const parsed = this.#parser.parse(repairTail(this.#text.parseable(), this.#syntax), { outline, isOpen: true });
      this.#last = { length: source.length, block: { nodes: this.share(hideOpenEnd(parsed.nodes)), parsed } };
    }
    return [this.#last.block];
  }

  /** Returns the tail if nothing follows. Its definitions are added to `definitions`. */
  closed(outline: readonly number[], definitions: Definitions): SettledBlock[] {
    const { source, isPlain } = this.#text;
    if (source === '') return [];
    if (isPlain) return [plainBlock(source)];
    const fence = this.#text.fence();
    if (fence !== undefined) return [codeBlock(this.#text.codeOf(fence))];
    const parsed = this.#parser.parse(this.#text.parseable(), { outline, isOpen: false, definitions });
    definitions.add(parsed.definitions);
    return [{ nodes: parsed.nodes, parsed }];
  }
}

/** From this length on, a tail is parsed again only after it has grown by a fraction of its length. */
export const longTail = 1200;
export const worthwhileGrowth = 1.04;
