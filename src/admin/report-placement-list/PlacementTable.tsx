'use client';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import type { ColumnSort } from '../../ui/data-table/Column.js';
import { partClass } from '../../ui/partClass.js';
import type { TableShape } from '../kit/list/RowSkeleton.js';
import { ResourceTable, type ResourceTableProps } from '../kit/ResourceTable.js';
import type { PlacementLabels } from './labels/PlacementLabels.js';
import type { PlacementRow } from './model/PlacementRow.js';
import { type PlacementCellContext, placementColumns } from './placementColumns.js';

export interface PlacementTableProps
  extends PlacementCellContext,
    Omit<
      ResourceTableProps<PlacementRow, string, PlacementLabels, PlacementCellContext>,
      'caption' | 'columns' | 'labels' | 'context' | 'idOf' | 'nameOf' | 'selection'
    > {
  /** The table's name. */
  caption?: string;
  /** What names a row: the report, in a list of one document; the document, in a list of one report. */
  subject: 'report' | 'document';
}

/** Placements as a table: `list={{ items }}` for data alone. Renders a `<div>` around the table. */
export function PlacementTable({ subject, writerOf, hosts, className, ...props }: PlacementTableProps) {
  const { placements: words } = useAdminLabels();
  return (
    <ResourceTable
      caption={words.caption}
      columns={placementColumns[subject]}
      labels={words}
      context={{ writerOf, hosts }}
      idOf={({ key }) => key}
      nameOf={(row) => `${(subject === 'report' ? row.reportName : row.workbookName) ?? words.hiddenReport} ${row.resultLocation}`}
      cardsUpToPx={cardsUpToPx}
      cardHeightPx={cardHeightPx}
      skeleton={placementShape(props.sort)}
      className={partClass('placement-table', className)}
      {...props}
    />
  );
}

/** The table while it is being loaded. Cards that are all in the page are as high as their lines. */
export function placementShape(sort: ColumnSort | undefined): TableShape {
  const hasTime = sort?.columnId === 'placed' || sort?.columnId === 'refreshed';
  return { cardsUpToPx, cardHeightPx: hasTime ? 97 : 77, hasSortLine: true };
}

/** Seven columns leave no room for names before others have to stand as cards. */
const cardsUpToPx = 680;

/** Room for a name with its owner, the address and the state of the cells. */
const cardHeightPx = 92;
