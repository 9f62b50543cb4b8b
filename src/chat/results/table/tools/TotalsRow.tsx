import { useMemo } from 'react';
import type { ResultRow } from '../../../../client/chat-stream/QueryRows.js';
import { useFormats } from '../../../../react/language/useFormats.js';
import { useLabels } from '../../../hooks/useLabels.js';
import { createColumnFormat } from '../columnFormat.js';
import { columnTotal, defaultTotal, type TotalKind } from '../columnTotal.js';
import type { TableToolProps } from './TableToolProps.js';

export interface TotalsRowProps extends TableToolProps {
  /** The rows that are added up. */
  rows: readonly ResultRow[];
  /** All rows, which decide what kind of values a column has. */
  allRows: readonly ResultRow[];
  inPage: readonly number[];
  firstPlace: number;
  frozenOffsets: readonly number[];
  hasSpacers: boolean;
}

/** The totals of the shown rows, each with its kind, so that a sum is not mistaken for an average. Renders a `<tfoot>`. */
export function TotalsRow({
  columns,
  rows,
  allRows,
  view,
  formatOf,
  words,
  inPage,
  firstPlace,
  frozenOffsets,
  hasSpacers,
}: TotalsRowProps) {
  const { result } = useLabels();
  const { locale, number } = useFormats();
  const { totals } = view;
  const cells = useMemo(() => {
    const texts = new Map<number, { kind: TotalKind; text: string }>();
    for (const column of inPage) {
      const definition = columns[column];
      if (definition === undefined) continue;
      const kind = totals?.[column] ?? defaultTotal(definition, column, allRows);
      const total = columnTotal(kind, definition, column, rows);
      if (total === undefined) continue;
      // An average of whole numbers has decimals, which the format of the column would round away.
      const format =
        kind === 'average' && typeof total === 'number' && !Number.isInteger(total)
          ? createColumnFormat({ ...definition, type: 'number' }, 0, [[Number(total.toPrecision(6))]], { ...result, locale }).format
          : formatOf(column).format;
      texts.set(column, { kind, text: kind === 'count' && typeof total === 'number' ? number(total) : format(total) });
    }
    return texts;
  }, [columns, rows, allRows, totals, inPage, formatOf, result, locale, number]);

  return (
    <tfoot>
      <tr className="parley-table-totals">
        {hasSpacers && <td aria-hidden="true" className="parley-result-spacer" />}
        {inPage.map((column, index) => {
          const cell = cells.get(column);
          const frozenAt = frozenOffsets[firstPlace + index];
          return (
            <td
              key={column}
              data-align={formatOf(column).align}
              data-frozen={frozenAt === undefined ? undefined : ''}
              style={frozenAt === undefined ? undefined : { insetInlineStart: frozenAt }}
              className="parley-table-total"
            >
              {cell !== undefined && (
                <>
                  <span className="parley-table-total-kind">{words.totalKinds[cell.kind]}</span> <bdi>{cell.text}</bdi>
                </>
              )}
            </td>
          );
        })}
        {hasSpacers && <td aria-hidden="true" className="parley-result-spacer" />}
      </tr>
    </tfoot>
  );
}
