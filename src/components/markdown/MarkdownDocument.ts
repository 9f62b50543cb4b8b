import type { FootnoteDefinition, RootContent } from 'mdast';
import type { Definitions } from './Definitions.js';
import type { ParsedBlock } from './parseBlock.js';

export interface MarkdownDocument {
  readonly blocks: readonly MarkdownBlock[];
  /** Notes in the order of their first marks. */
  readonly footnotes: readonly Footnote[];
  /** Much text came at once, and this is its beginning: the next `update` with the same text goes on. */
  readonly isBehind: boolean;
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

export interface SettledBlock {
  readonly block: MarkdownBlock;
  /** Undefined for code and plain text, which know no references. */
  readonly parsed: ParsedBlock | undefined;
}

export function toDocument(settled: readonly SettledBlock[], definitions: Definitions, isBehind: boolean): MarkdownDocument {
  const labels = new Set(settled.flatMap(({ parsed }) => parsed?.footnoteCalls ?? []));
  return {
    blocks: settled.map(({ block }) => block),
    footnotes: [...labels].map((label) => ({ label, definition: definitions.footnote(label) })),
    isBehind,
  };
}
