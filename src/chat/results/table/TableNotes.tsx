import { useFormats } from '../../../react/language/useFormats.js';
import { useLabels } from '../../hooks/useLabels.js';
import type { ToolLabels } from '../../labels/tools/ToolLabels.js';
import { isFiltered, type TableView } from './TableView.js';

interface TableNotesProps {
  view: TableView;
  /** The numbers of rows in the view, loaded, and in the result of the query. */
  counts: { readonly viewed: number; readonly loaded: number; readonly total: number };
  words: ToolLabels | undefined;
}

/** Notes below a table: which of the rows its order, filters and totals cover. Each renders a `<p>`. */
export function TableNotes({ view, counts: { viewed, loaded, total }, words: tools }: TableNotesProps) {
  const { result: words } = useLabels();
  const { number } = useFormats();
  const isPart = loaded < total;
  const notes = [
    view.sort !== undefined && isPart && words.sortsLoadedRows(number(loaded), number(total)),
    tools !== undefined && isFiltered(view) && isPart && tools.filtersLoadedRows(number(loaded), number(total)),
    tools !== undefined &&
      view.totals !== undefined &&
      viewed > 0 &&
      tools.totalsOf(viewed < total ? words.rows(number(viewed), number(total)) : words.allRows(total, number(total))),
  ];
  return notes.map(
    (note, place) =>
      typeof note === 'string' && (
        // biome-ignore lint/suspicious/noArrayIndexKey: each note has its place
        <p key={place} className="parley-result-sort-note">
          {note}
        </p>
      ),
  );
}
