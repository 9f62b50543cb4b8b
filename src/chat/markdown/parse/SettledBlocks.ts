import type { Code } from 'mdast';
import { addToChunks, allOf, noChunks } from './chunks.js';
import type { Definitions } from './Definitions.js';
import type { Footnote, MarkdownDocument, MarkdownNode } from './MarkdownDocument.js';
import type { ParsedBlock } from './parseBlock.js';

/** A piece of text that changes only if a reference in it is defined later. */
export interface SettledBlock {
  readonly nodes: readonly MarkdownNode[];
  /** Undefined for code and plain text, which contain no references. */
  readonly parsed: ParsedBlock | undefined;
}

export function codeBlock(code: Code): SettledBlock {
  return { nodes: [code], parsed: undefined };
}

/** Creates a block for text that was too long or too complex to parse. */
export function plainBlock(value: string): SettledBlock {
  return { nodes: [{ type: 'plain', value }], parsed: undefined };
}

/** The settled blocks of a text in order. What a document needs of them is cached, so that only new blocks cost time. */
export class SettledBlocks {
  readonly #blocks: SettledBlock[];
  #chunks = noChunks();
  /** The labels of footnote marks, in the order of the first marks. */
  readonly #marks = new Set<string>();
  #isKept = false;

  constructor(blocks: readonly SettledBlock[] = []) {
    this.#blocks = [...blocks];
  }

  get length(): number {
    return this.#blocks.length;
  }

  at(index: number): SettledBlock | undefined {
    return this.#blocks[index];
  }

  push(block: SettledBlock): void {
    this.#blocks.push(block);
    if (this.#isKept) this.#keep(block);
  }

  replace(index: number, block: SettledBlock): void {
    this.#blocks[index] = block;
    this.#isKept = false;
  }

  copy(): SettledBlocks {
    return new SettledBlocks(this.#blocks);
  }

  /** Returns the document of these blocks and the tail after them. */
  toDocument(tail: readonly SettledBlock[], definitions: Definitions, { isBehind, isFinished }: DocumentState): MarkdownDocument {
    if (!this.#isKept) this.#keepAll();
    const chunks = { full: [...this.#chunks.full], rest: [...this.#chunks.rest] };
    for (const { nodes } of tail) addToChunks(chunks, nodes);
    return {
      chunks: allOf(chunks),
      footnotes: this.#footnotes(tail.flatMap(marksOf), definitions, isFinished),
      isBehind,
      hasOpenEnd: !isFinished && tail.some(({ nodes }) => nodes.length > 0),
    };
  }

  #keepAll(): void {
    this.#chunks = noChunks();
    this.#marks.clear();
    for (const block of this.#blocks) this.#keep(block);
    this.#isKept = true;
  }

  #keep(block: SettledBlock): void {
    addToChunks(this.#chunks, block.nodes);
    for (const label of marksOf(block)) this.#marks.add(label);
  }

  #footnotes(tailMarks: readonly string[], definitions: Definitions, isFinished: boolean): readonly Footnote[] {
    const marks = new Set([...this.#marks, ...tailMarks]);
    const unmarked = isFinished ? definitions.footnoteLabels().filter((label) => !marks.has(label)) : [];
    const footnoteOf = (label: string, isMarked: boolean) => ({ label, definition: definitions.footnote(label), isMarked });
    const footnotes = [...Array.from(marks, (label) => footnoteOf(label, true)), ...unmarked.map((label) => footnoteOf(label, false))];
    return footnotes.length === 0 ? noFootnotes : footnotes;
  }
}

interface DocumentState extends Pick<MarkdownDocument, 'isBehind'> {
  /** True if nothing follows; notes without a mark are then shown too. */
  readonly isFinished: boolean;
}

function marksOf({ parsed }: SettledBlock): readonly string[] {
  return parsed?.footnoteCalls ?? [];
}

const noFootnotes: readonly Footnote[] = [];
