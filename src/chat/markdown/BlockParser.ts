import { Definitions } from './Definitions.js';
import { type ParsedBlock, parseBlock, parseCommonBlock } from './parseBlock.js';
import type { SettledBlock, SettledBlocks } from './SettledBlocks.js';
import type { LabelKind, MarkdownSyntax } from './syntax.js';

/** Parses the blocks of one text, and parses them again when what they refer to is defined later. */
export class BlockParser {
  /** The number of blocks parsed so far, to measure the cost. */
  parsedBlocks = 0;
  readonly definitions = new Definitions();
  readonly #syntax: MarkdownSyntax;
  /** The settled blocks that refer to a label that is not defined yet. */
  readonly #waiting = new Map<string, Set<number>>();

  constructor(syntax: MarkdownSyntax) {
    this.#syntax = syntax;
  }

  parse(text: string, { outline, isOpen, definitions = this.definitions }: ParseOptions): ParsedBlock {
    this.parsedBlocks += 1;
    return parseBlock(text, { definitions, outline, syntax: this.#syntax, isOpen: isOpen && this.#waiting.size < mostWaiting });
  }

  /** Returns undefined unless the text is one block of the common subset. */
  parseCommon(text: string, outline: readonly number[]): ParsedBlock | undefined {
    const parsed = parseCommonBlock(text, { outline, syntax: this.#syntax });
    if (parsed !== undefined) this.parsedBlocks += 1;
    return parsed;
  }

  /** Takes up the references and definitions of the block that was settled last, and brings blocks up to date that waited for them. */
  resolveLast(settled: SettledBlocks, { missing, definitions }: ParsedBlock): void {
    for (const key of missing) {
      const waiting = this.#waiting.get(key) ?? new Set();
      this.#waiting.set(key, waiting.add(settled.length - 1));
    }
    for (const key of this.definitions.add(definitions)) {
      for (const index of this.#waiting.get(key) ?? []) {
        settled.replace(index, this.#parseAgain(settled.at(index), { isOpen: true, definitions: this.definitions }));
      }
      this.#waiting.delete(key);
    }
  }

  /** The settled blocks where nothing follows but what `definitions` hold: guesses that did not come true are words again. */
  resolveAll(settled: SettledBlocks, definitions: Definitions): SettledBlocks {
    const blocks = settled.copy();
    for (const index of this.#staleBlocks(settled, definitions)) {
      blocks.replace(index, this.#parseAgain(settled.at(index), { isOpen: false, definitions }));
    }
    return blocks;
  }

  #staleBlocks(settled: SettledBlocks, definitions: Definitions): ReadonlySet<number> {
    const stale = new Set<number>();
    for (const [key, waiting] of this.#waiting) {
      const kind: LabelKind = key.startsWith('link ') ? 'link' : 'footnote';
      const isDefined = definitions.has(kind, key.slice(key.indexOf(' ') + 1));
      for (const index of waiting) {
        if (isDefined || settled.at(index)?.parsed?.isGuess === true) stale.add(index);
      }
    }
    return stale;
  }

  #parseAgain(settled: SettledBlock | undefined, { isOpen, definitions }: Required<Omit<ParseOptions, 'outline'>>): SettledBlock {
    if (settled?.parsed === undefined) throw new Error('Only parsed blocks wait for definitions.');
    const parsed = this.parse(settled.parsed.text, { outline: settled.parsed.outlineBefore, isOpen, definitions });
    definitions.replace(settled.parsed.definitions, parsed.definitions);
    return { nodes: parsed.nodes, parsed };
  }
}

interface ParseOptions {
  /** The depths of the headings that are open above the block. */
  outline: readonly number[];
  /** More text may follow. */
  isOpen: boolean;
  /** Those of the text so far by default. */
  definitions?: Definitions;
}

/** With more labels missing, marks are no longer taken for footnotes before their notes arrive. */
const mostWaiting = 100;
