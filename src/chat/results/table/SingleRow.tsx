'use client';

import { type ComponentProps, useMemo } from 'react';
import type { ResultColumn, ResultRow } from '../../../client/chat-stream/QueryRows.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { partClass } from '../../../ui/partClass.js';
import { LongText } from '../../../ui/text/LongText.js';
import { shortText } from '../../../ui/text/shortText.js';
import { useLabels } from '../../hooks/useLabels.js';
import { columnKind, isEarlierValue, isQuantity } from '../columns/columnKind.js';
import { headings } from '../export/headings.js';
import { type ColumnFormat, createColumnFormat } from './columnFormat.js';

export interface SingleRowProps extends Omit<ComponentProps<'dl'>, 'children'> {
  columns: readonly ResultColumn[];
  row: ResultRow;
  /** The heading above the row. The name of an only column is not shown again if it is the same. */
  heading?: string | undefined;
}

/** True for a result that reads better as a value, or as a list of names and values, than as a table of one row. */
export function isSingleRow(columns: readonly ResultColumn[], rows: readonly ResultRow[], totalRows: number): boolean {
  return rows.length === 1 && totalRows === 1 && columns.length > 0 && columns.length <= maxColumns;
}

/**
 * The only row of a result: a number as a large value, with earlier values and changes below it, or else a name and a value for each
 * column. Renders a `<dl>` with `data-kind` `value` or `row`.
 */
export function SingleRow({ columns, row, heading, className, ...props }: SingleRowProps) {
  const { result: words } = useLabels();
  const { locale } = useFormats();
  const cells = useMemo(() => {
    const names = headings(columns);
    return columns.map((column, index): Cell => {
      const { format } = createColumnFormat(column, index, [row], { ...words, locale });
      const kind = columnKind(column, [row[index]]);
      const isChange = kind === 'change';
      const name = shortText(names[index] ?? '', maxNameCharacters);
      return {
        key: index,
        name,
        text: isChange ? signed(format, row[index]) : format(row[index]),
        isCompared: isChange || (isQuantity(kind) && isEarlierValue(column)),
      };
    });
  }, [columns, row, words, locale]);
  const [value, ...others] = cells;
  const isNumber = columns[0]?.type === 'integer' || columns[0]?.type === 'number';
  const isValue = isNumber && value?.isCompared === false && others.every(({ isCompared }) => isCompared);
  const isRepeated = others.length === 0 && value !== undefined && heading !== undefined && plain(value.name) === plain(heading);
  return (
    <dl data-slot="single-row" data-kind={isValue ? 'value' : 'row'} className={partClass('single-row', className)} {...props}>
      {cells.map(({ key, name, text }) => (
        <div key={key} className="parley-single-row-item">
          <dt className={isRepeated ? 'parley-visually-hidden' : 'parley-single-row-name'}>
            <bdi>{name}</bdi>
          </dt>
          <dd className="parley-single-row-value">
            <bdi>
              <LongText text={text} first={shownCharacters} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Cell {
  readonly key: number;
  readonly name: string;
  readonly text: string;
  /** True for a change, or the value of an earlier period. */
  readonly isCompared: boolean;
}

function plain(name: string): string {
  return name.replaceAll('_', ' ').trim().toLowerCase();
}

/** An increase has a plus sign, as a decrease has a minus sign. */
function signed(format: ColumnFormat['format'], value: ResultRow[number] | undefined): string {
  const isIncrease = (typeof value === 'number' || typeof value === 'bigint') && value > 0;
  return isIncrease ? `+${format(value)}` : format(value);
}

const maxColumns = 12;
const maxNameCharacters = 200;
const shownCharacters = 300;
