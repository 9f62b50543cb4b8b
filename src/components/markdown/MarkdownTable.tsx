import type { Table, TableCell } from 'mdast';
import type { ReactNode } from 'react';
import { useLabels } from '../../hooks/useLabels.js';

export interface MarkdownTableProps {
  node: Table;
  renderCell: (cell: TableCell) => ReactNode;
}

/** A table that scrolls sideways in a box of its own. */
export function MarkdownTable({ node, renderCell }: MarkdownTableProps) {
  const { markdown } = useLabels();
  const [head, ...rows] = node.children;
  const alignOf = (column: number) => node.align?.[column] ?? undefined;
  return (
    <div className="parley-markdown-table" data-slot="markdown-table" dir="auto">
      {/* biome-ignore lint/a11y/useSemanticElements: a box that scrolls is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled with the keyboard too */}
      <div className="parley-markdown-table-box" role="group" aria-label={markdown.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head?.children.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                <th key={column} scope="col" data-align={alignOf(column)}>
                  {renderCell(cell)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows only ever grow at the end
              <tr key={index}>
                {row.children.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
                  <td key={column} data-align={alignOf(column)}>
                    {renderCell(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
