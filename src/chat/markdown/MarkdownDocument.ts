import type { FootnoteDefinition, RootContent } from 'mdast';

export interface MarkdownDocument {
  /** What stands at the top level, one below the other. Nodes, and chunks that are full, are the same objects while they do not change. */
  readonly chunks: readonly MarkdownChunk[];
  /** Notes in the order of their first marks; in a finished text, those without a mark follow. */
  readonly footnotes: readonly Footnote[];
  /** Much text came at once, and this is its beginning: the next `update` with the same text goes on. */
  readonly isBehind: boolean;
  /** The last node may yet become more or something else. */
  readonly hasOpenEnd: boolean;
}

/** Nodes that stand one below the other, and that the browser leaves alone together while they are out of sight. */
export type MarkdownChunk = readonly MarkdownNode[];

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
