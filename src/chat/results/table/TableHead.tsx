import type { ReactNode } from 'react';
import type { ResultColumn } from '../../../client/chat-stream/QueryRows.js';
import { shortText } from '../../../ui/text/shortText.js';
import type { ColumnFormat } from './columnFormat.js';
import { HeaderCell } from './HeaderCell.js';
import type { TableView } from './TableView.js';
import type { TableWindow } from './useTableWindow.js';

interface TableHeadProps {
  columns: readonly ResultColumn[];
  names: readonly string[];
  view: TableView;
  page: TableWindow;
  formatOf: (column: number) => ColumnFormat;
  onSort: (column: number) => void;
  menuOf: (column: number) => ReactNode;
}

/** The header of a table, and the widths of its columns if it is windowed. Renders a `<thead>`, after a `<colgroup>`. */
export function TableHead({ columns, names, view: { sort, filters }, page, formatOf, onSort, menuOf }: TableHeadProps) {
  const { first, inPage, widths, hasManyColumns, hasSpacers } = page;
  const spacer = hasSpacers && <td aria-hidden="true" className="parley-result-spacer" />;
  return (
    <>
      {page.isFixed && (
        <colgroup>
          {hasSpacers && <col style={{ width: `${page.before}ch` }} />}
          {inPage.map((column, place) => (
            <col
              key={column}
              data-name={shortText(columns[column]?.name ?? '', maxNameCharacters)}
              style={{ width: `${widths[first + place]}ch` }}
            />
          ))}
          {hasSpacers && <col style={{ width: `${page.after}ch` }} />}
        </colgroup>
      )}
      <thead>
        <tr aria-rowindex={page.isWindowed ? 1 : undefined}>
          {spacer}
          {inPage.map((column, place) => (
            <HeaderCell
              key={column}
              name={names[column] ?? ''}
              columnIndex={hasManyColumns ? first + place + 1 : undefined}
              align={formatOf(column).align}
              direction={sort?.column === column ? sort.direction : undefined}
              frozenAt={page.frozenOffsets[first + place]}
              isFiltered={filters?.[column] !== undefined}
              onSort={() => onSort(column)}
              menu={menuOf(column)}
            />
          ))}
          {spacer}
        </tr>
      </thead>
    </>
  );
}

const maxNameCharacters = 200;
