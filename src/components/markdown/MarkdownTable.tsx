import type { Table, TableCell, TableRow } from 'mdast';
import { type ComponentProps, type Key, memo, type ReactElement } from 'react';
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
  const { align = null } = node;
  return (
    <div className="parley-markdown-table" data-slot="markdown-table" dir="auto">
      {/* biome-ignore lint/a11y/useSemanticElements: a box that scrolls is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables are scrolled with the keyboard too */}
      <div className="parley-markdown-table-box" role="group" aria-label={markdown.table} tabIndex={0}>
        <table>
          <thead>{head !== undefined && <Row row={head} tag="th" align={align} renderCell={renderCell} />}</thead>
          {rows.length > 0 && (
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows only ever grow at the end
                <Row key={index} row={row} tag="td" align={align} renderCell={renderCell} />
              ))}
            </tbody>
          )}
        </table>
      </div>
    </div>
  );
}

interface RowProps extends Pick<MarkdownTableProps, 'renderCell'> {
  row: TableRow;
  tag: 'th' | 'td';
  align: NonNullable<Table['align']> | null;
}

/** A row has as many cells as the head: what a short one lacks is empty, what a long one has more is not shown. */
const Row = memo(function Row({ row, tag, align, renderCell }: RowProps) {
  const scope = tag === 'th' ? 'col' : undefined;
  const columns = align ?? row.children.map(() => null);
  return (
    <tr>
      {columns.map((side, column) =>
        renderCell(tag, { key: column, scope, 'data-align': side ?? undefined }, row.children[column] ?? emptyCell),
      )}
    </tr>
  );
});

const emptyCell: TableCell = { type: 'tableCell', children: [] };
