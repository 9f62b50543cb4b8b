import type { Table, TableCell, TableRow } from 'mdast';
import type { ComponentProps, Key, ReactElement } from 'react';
import { useLabels } from '../../hooks/useLabels.js';

export interface MarkdownTableProps {
  node: Table;
  renderCell: (tag: 'th' | 'td', props: CellProps, cell: TableCell) => ReactElement;
}

interface CellProps extends ComponentProps<'td'> {
  key: Key;
  'data-align': string | undefined;
}

/** A table that scrolls sideways in a box of its own. */
export function MarkdownTable({ node, renderCell }: MarkdownTableProps) {
  const { markdown } = useLabels();
  const [head, ...rows] = node.children;
  const cellsOf = (row: TableRow, tag: 'th' | 'td') =>
    row.children.map((cell, column) => {
      const scope = tag === 'th' ? 'col' : undefined;
      return renderCell(tag, { key: column, scope, 'data-align': node.align?.[column] ?? undefined }, cell);
    });
  return (
    <div className="parley-markdown-table" data-slot="markdown-table" dir="auto">
      {/* biome-ignore lint/a11y/useSemanticElements: a box that scrolls is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled with the keyboard too */}
      <div className="parley-markdown-table-box" role="group" aria-label={markdown.table} tabIndex={0}>
        <table>
          <thead>{head !== undefined && <tr>{cellsOf(head, 'th')}</tr>}</thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows only ever grow at the end
              <tr key={index}>{cellsOf(row, 'td')}</tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
