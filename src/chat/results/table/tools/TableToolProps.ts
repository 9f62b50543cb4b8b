import type { QueryRows } from '../../../../client/chat-stream/QueryRows.js';
import type { ToolLabels } from '../../../labels/tools/ToolLabels.js';
import type { ColumnFormat } from '../columnFormat.js';
import type { TableView } from '../TableView.js';

/** What all tools of a table need. */
export interface TableToolProps extends QueryRows {
  /** The headings of the columns. */
  names: readonly string[];
  view: TableView;
  onView: (view: TableView) => void;
  formatOf: (column: number) => ColumnFormat;
  words: ToolLabels;
  /** Opens the fields of a column's filter; `undefined` closes them. */
  onEdit: (column: number | undefined) => void;
}
