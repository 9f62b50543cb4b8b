import { Definitions } from './Definitions.js';
import { type ParsedBlock, parseBlock, parseCommonBlock } from './parseBlock.js';
import type { SettledBlock, SettledBlocks } from './SettledBlocks.js';
import type { LabelKind, MarkdownSyntax } from './syntax.js';

/** Parses the blocks of one text, and parses them again when a definition they refer to arrives later. */
export class BlockParser {
  /** The number of blocks parsed so far, to measure the cost. */
  parsedBlocks = 0;
  readonly definitions = new Definitions();
  readonly #syntax: MarkdownSyntax;
  /** The settled blocks that refer to an undefined label. */
  readonly #waiting = new Map<string, Set<number>>();

  constructor(syntax: MarkdownSyntax) {
    this.#syntax = syntax;
  }

  parse(text: string, { outline, isOpen, definitions = this.definitions }: ParseOptions): ParsedBlock {
    this.parsedBlocks += 1;
    return parseBlock(text, { definitions, outline, syntax: this.#syntax, isOpen: isOpen && this.#waiting.size < maxWaiting });
  }

  /** Returns undefined unless the text is one block of the common subset. */
  parseCommon(text: string, outline: readonly number[]): ParsedBlock | undefined {
    const parsed = parseCommonBlock(text, { outline, syntax: this.#syntax });
    if (parsed !== undefined) this.parsedBlocks += 1;
    return parsed;
  }

  /** Adds the references and definitions of the last settled block, and updates blocks that waited for them. */
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

  /** Returns the settled blocks for a finished text: references whose definition never arrived become text again. */
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
  /** The depths of the open headings above the block. */
  outline: readonly number[];
  /** True if more text may follow. */
  isOpen: boolean;
  /** Default: the definitions of the text so far. */
  definitions?: Definitions;
}

/** With more missing labels, marks are no longer treated as footnotes before their notes arrive. */
const maxWaiting = 100;
