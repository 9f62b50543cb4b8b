import type { FootnoteDefinition, RootContent } from 'mdast';

export interface MarkdownDocument {
  /** The top-level nodes in order. Nodes and full chunks stay the same objects while they do not change. */
  readonly chunks: readonly MarkdownChunk[];
  /** Notes in the order of their first marks. In a finished text, notes without a mark follow. */
  readonly footnotes: readonly Footnote[];
  /** True if a long text arrived at once and this is its beginning: the next `update` with the same text continues. */
  readonly isBehind: boolean;
  /** True if the last node may still grow or change. */
  readonly hasOpenEnd: boolean;
}

/** Consecutive nodes that the browser skips together while they are out of view. */
export type MarkdownChunk = readonly MarkdownNode[];

export type MarkdownNode = RootContent | PlainText;

/** Text that was too long or too complex to parse. */
export interface PlainText {
  readonly type: 'plain';
  readonly value: string;
}

export interface Footnote {
  readonly label: string;
  /** Undefined until the note has arrived. */
  readonly definition: FootnoteDefinition | undefined;
  /** False if its mark, if there is one, is in text that could not be parsed. */
  readonly isMarked: boolean;
}
