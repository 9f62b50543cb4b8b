import { ChartArea, ChartColumn, ChartLine, ChartPie, ChartScatter } from 'lucide-react';
import { type ComponentProps, useId, useMemo } from 'react';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { listNames } from '../../../react/language/listNames.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import type { IconType } from '../../../ui/icon/Icon.js';
import { shortText } from '../../../ui/text/shortText.js';
import type { ToolLabels } from '../../labels/tools/ToolLabels.js';
import { headings } from '../export/headings.js';
import type { ChartChoice, ChoiceKind } from './ChartChoice.js';
import { chartColumns, countValues, fitChoice, isOffered } from './chartOptions.js';

export interface ChartSwitchProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  result: QueryRows;
  /** The chosen chart; `undefined` while the chart of the agent is shown. */
  choice: ChartChoice | undefined;
  /** What the fields show if nothing is chosen. */
  suggestion: ChartChoice;
  words: ToolLabels;
  /** True if the agent has sent a chart to go back to. */
  hasOriginal: boolean;
  onChoice: (choice: ChartChoice | undefined) => void;
}

/** The fields that change a chart. Choices that would misrepresent the rows are not offered. Renders a `<fieldset>`. */
export function ChartSwitch({ result, choice, suggestion, words, hasOriginal, onChoice, ...props }: ChartSwitchProps) {
  const { number, locale } = useFormats();
  const current = choice ?? suggestion;
  const { categories, amounts } = useMemo(() => chartColumns(result), [result]);
  const names = useMemo(() => headings(result.columns).map((name) => shortText(name, maxNameCharacters)), [result.columns]);
  const { kind, axis, value, series } = current;
  const offers = (changes: Partial<ChartChoice>) => isOffered(result, { ...current, ...changes });
  const fits = (changes: Partial<ChartChoice>) => isOffered(result, fitChoice(result, { ...current, ...changes }));
  const change = (changes: Partial<ChartChoice>) => onChoice(fitChoice(result, { ...current, ...changes }));

  const axes = (kind === 'point' ? [...categories, ...amounts] : categories).filter((column) =>
    fits({ axis: column, series: undefined, top: undefined }),
  );
  const values = amounts.filter((column) => fits({ value: column }));
  const allSeries = [...categories, ...amounts].filter(
    (column) => column !== axis && (offers({ series: column }) || offers({ series: column, isGrouped: true })),
  );
  const canBePlain = fits({ series: undefined, isGrouped: undefined });
  const layouts = [false, true].filter((isGrouped) => series !== undefined && offers({ isGrouped }));
  const categoryCount = countValues(result, axis, 1_000);
  const tops = topCounts.filter((top) => top < categoryCount && offers({ top }));
  const canOrder = kind === 'bar' && result.columns[axis]?.type !== 'time';
  const leftOut = [...categories, ...amounts]
    .filter((column) => ![axis, value, series].includes(column))
    .map((column) => names[column] ?? '');
  return (
    <fieldset className="parley-chart-switch" {...props}>
      <legend className="parley-visually-hidden">{words.changeChart}</legend>
      <div className="parley-chart-kinds">
        {kinds
          .filter(({ of }) => fits({ kind: of }))
          .map(({ of, icon }) => (
            <IconButton
              key={of}
              icon={icon}
              label={words.chartKinds[of]}
              size="small"
              aria-pressed={choice !== undefined && kind === of}
              onClick={() => change({ kind: of })}
            />
          ))}
      </div>
      {axes.length > 1 && (
        <Choice
          label={words.axis}
          value={axis}
          onValue={(next) => change({ axis: Number(next), series: series === Number(next) ? undefined : series })}
        >
          {axes.map((column) => option(column, names[column]))}
        </Choice>
      )}
      {values.length > 1 && (
        <Choice label={words.value} value={value} onValue={(next) => change({ value: Number(next) })}>
          {values.map((column) => option(column, names[column]))}
        </Choice>
      )}
      {allSeries.length > 0 && (
        <Choice
          label={words.series}
          value={series ?? ''}
          onValue={(next) => change({ series: next === '' ? undefined : Number(next), isGrouped: undefined })}
        >
          {canBePlain && option('', words.totalKinds.none)}
          {allSeries.map((column) => option(column, names[column]))}
        </Choice>
      )}
      {layouts.length > 1 && (
        <Choice label={words.layout} value={String(current.isGrouped ?? false)} onValue={(next) => change({ isGrouped: next === 'true' })}>
          {option('false', words.stacked)}
          {option('true', words.grouped)}
        </Choice>
      )}
      {canOrder && (
        <Choice
          label={words.order}
          value={current.order ?? ''}
          onValue={(next) => change({ order: orders.find((order) => order === next) })}
        >
          {option('', words.originalOrder)}
          {option('largest', words.largestFirst)}
          {option('smallest', words.smallestFirst)}
        </Choice>
      )}
      {(tops.length > 0 || current.top !== undefined) && (
        <Choice label={words.show} value={current.top ?? ''} onValue={(next) => change({ top: next === '' ? undefined : Number(next) })}>
          {option('', words.all)}
          {tops.map((top) => option(top, words.top(number(top))))}
        </Choice>
      )}
      {offers({ isLog: true }) && (
        <label className="parley-table-value">
          <input
            type="checkbox"
            checked={current.isLog ?? false}
            onChange={({ currentTarget }) => change({ isLog: currentTarget.checked || undefined })}
          />
          {words.logarithmic}
        </label>
      )}
      {choice !== undefined && leftOut.length > 0 && (
        <p className="parley-query-note">{words.notShown(listNames(locale, leftOut.slice(0, maxNames)))}</p>
      )}
      {hasOriginal && choice !== undefined && (
        <Button variant="quiet" size="small" onClick={() => onChoice(undefined)}>
          {words.originalChart}
        </Button>
      )}
    </fieldset>
  );
}

interface ChoiceProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  label: string;
  value: string | number;
  onValue: (value: string) => void;
}

function Choice({ label, onValue, ...props }: ChoiceProps) {
  const id = useId();
  return (
    <div className="parley-table-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="parley-table-input" onChange={({ currentTarget }) => onValue(currentTarget.value)} {...props} />
    </div>
  );
}

function option(value: string | number, label: string | undefined) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

const kinds: readonly { readonly of: ChoiceKind; readonly icon: IconType }[] = [
  { of: 'bar', icon: ChartColumn },
  { of: 'line', icon: ChartLine },
  { of: 'area', icon: ChartArea },
  { of: 'point', icon: ChartScatter },
  { of: 'arc', icon: ChartPie },
];

const orders = ['largest', 'smallest'] as const;
const topCounts = [5, 10, 20];
const maxNameCharacters = 60;
const maxNames = 20;
