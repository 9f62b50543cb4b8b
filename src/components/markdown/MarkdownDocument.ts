import type { FootnoteDefinition, RootContent } from 'mdast';
import type { Definitions } from './Definitions.js';
import type { ParsedBlock } from './parseBlock.js';

export interface MarkdownDocument {
  /** What stands at the top level, one below the other. Nodes that did not change are the same objects as before. */
  readonly nodes: readonly MarkdownNode[];
  /** Notes in the order of their first marks; in a finished text, those without a mark follow. */
  readonly footnotes: readonly Footnote[];
  /** Much text came at once, and this is its beginning: the next `update` with the same text goes on. */
  readonly isBehind: boolean;
}

export type MarkdownNode = RootContent | PlainText;

/** Text that was too long or too tangled to parse. */
export interface PlainText {
  readonly type: 'plain';
  readonly value: string;
}

export interface Footnote {
  readonly label: string;
  /** Undefined while the note has not arrived. */
  readonly definition: FootnoteDefinition | undefined;
  /** False where its mark, if it has one, stands in text that could not be parsed. */
  readonly isMarked: boolean;
}

/** A piece of a text that does not change any more, but for references to what is defined later. */
export interface SettledBlock {
  readonly nodes: readonly MarkdownNode[];
  /** Undefined for code and plain text, which know no references. */
  readonly parsed: ParsedBlock | undefined;
}

export function toDocument(
  settled: readonly SettledBlock[],
  definitions: Definitions,
  { isBehind, isFinished }: Pick<MarkdownDocument, 'isBehind'> & { readonly isFinished: boolean },
): MarkdownDocument {
  const marked = new Set(settled.flatMap(({ parsed }) => parsed?.footnoteCalls ?? []));
  const unmarked = isFinished ? definitions.footnoteLabels().filter((label) => !marked.has(label)) : [];
  const footnoteOf = (label: string, isMarked: boolean) => ({ label, definition: definitions.footnote(label), isMarked });
  const footnotes = [...Array.from(marked, (label) => footnoteOf(label, true)), ...unmarked.map((label) => footnoteOf(label, false))];
  return { nodes: settled.flatMap(({ nodes }) => nodes), footnotes: footnotes.length === 0 ? noFootnotes : footnotes, isBehind };
}

const noFootnotes: readonly Footnote[] = [];
