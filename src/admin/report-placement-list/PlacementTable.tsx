'use client';
import type { ColumnSort } from '../../ui/data-table/Column.js';
import { partClass } from '../../ui/partClass.js';
import type { TableShape } from '../kit/list/RowSkeleton.js';
import { ResourceTable, type ResourceTableProps } from '../kit/table/ResourceTable.js';
import type { PlacementLabels } from './labels/PlacementLabels.js';
import type { PlacementRow } from './model/PlacementRow.js';
import { placementColumns } from './placementColumns.js';
import type { PlacementCellContext } from './reportPlacementListWidget.js';
import { usePlacementLabels } from './reportPlacementListWidget.js';

export interface PlacementTableProps
  extends PlacementCellContext,
    Omit<
      ResourceTableProps<PlacementRow, string, PlacementLabels, PlacementCellContext>,
      'caption' | 'columns' | 'labels' | 'context' | 'idOf' | 'nameOf' | 'selection'
    > {
  /** The accessible name of the table. */
  caption?: string;
  /** The name of each row: `report` in a list of one document, `document` in a list of one report. */
  subject: 'report' | 'document';
}

/** Placements as a table. Pass `list={{ items }}` to show data without a service. Renders a `<div>` around the table. */
export function PlacementTable({ subject, writerOf, hosts, className, ...props }: PlacementTableProps) {
  const words = usePlacementLabels();
  return (
    <ResourceTable
      caption={words.caption}
      columns={placementColumns[subject]}
      labels={words}
      context={{ writerOf, hosts }}
      idOf={({ key }) => key}
      nameOf={(row) => `${(subject === 'report' ? row.reportName : row.workbookName) ?? words.hiddenReport} ${row.resultLocation}`}
      cardsUpToPx={cardsUpToPx}
      cardHeightPx={hasTimeLine(props.sort) ? Math.max(cardHeightPx, timeLinePx[subject]) : cardHeightPx}
      skeleton={placementShape(subject, props.sort)}
      className={partClass('placement-table', className)}
      {...props}
    />
  );
}

/** Returns the layout of the loading table. Cards that are all in the page are as high as their lines. */
export function placementShape(subject: PlacementTableProps['subject'], sort: ColumnSort | undefined): TableShape {
  return { cardsUpToPx, cardHeightPx: hasTimeLine(sort) ? timeLinePx[subject] : 77, hasSortLine: true };
}

/** The time by which cards are sorted has its own line, because it is shown with its name. */
function hasTimeLine(sort: ColumnSort | undefined): boolean {
  return sort?.columnId === 'placed' || sort?.columnId === 'refreshed';
}

const timeLinePx = { report: 93, document: 114 };

/** Seven columns leave too little room for names below this width. */
const cardsUpToPx = 680;

/** Fits a name with its owner, the address and the state of the cells. */
const cardHeightPx = 92;
