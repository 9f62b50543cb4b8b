import type { Table, TableCell, TableRow } from 'mdast';
import { memo, type ReactNode } from 'react';
import { useFirstLabels } from '../hooks/useFirstLabels.js';
import { elementWith, type RenderNode } from './elementWith.js';

/** A table that scrolls horizontally in its own box. */
export function MarkdownTable({ node, render }: { node: Table; render: RenderNode }) {
  const [head, ...rows] = node.children;
  const { align = null } = node;
  return (
    <MarkdownTableBox>
      <thead>{head !== undefined && <Row row={head} tag="th" align={align} render={render} />}</thead>
      {rows.length > 0 && (
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows only ever grow at the end
            <Row key={index} row={row} tag="td" align={align} render={render} />
          ))}
        </tbody>
      )}
    </MarkdownTableBox>
  );
}

/** The box of a table with these rows. */
export function MarkdownTableBox({ children }: { children?: ReactNode }) {
  const { markdown } = useFirstLabels();
  return (
    <div className="parley-markdown-table" data-slot="markdown-table" dir="auto">
      {/* biome-ignore lint/a11y/useSemanticElements: a box that scrolls is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled with the keyboard too */}
      <div className="parley-markdown-table-box" role="group" aria-label={markdown.table} tabIndex={0}>
        <table>{children}</table>
      </div>
    </div>
  );
}

interface RowProps {
  row: TableRow;
  tag: 'th' | 'td';
  align: NonNullable<Table['align']> | null;
  render: RenderNode;
}

/** A row has as many cells as the head: missing cells are empty, extra ones are hidden. */
const Row = memo(function Row({ row, tag, align, render }: RowProps) {
  const scope = tag === 'th' ? 'col' : undefined;
  const columns = align ?? row.children.map(() => null);
  return (
    <tr>
      {columns.map((side, column) => {
        const { children } = row.children[column] ?? emptyCell;
        return elementWith(tag, { scope, 'data-align': side ?? undefined }, children, render, column);
      })}
    </tr>
  );
});

const emptyCell: TableCell = { type: 'tableCell', children: [] };
