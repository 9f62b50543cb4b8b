import { useMemo, useState } from 'react';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import type { ToolLabels } from '../../labels/tools/ToolLabels.js';
import type { ChartChoice } from './ChartChoice.js';
import type { ChartSwitch } from './ChartSwitch.js';
import { isOffered, suggestChart } from './chartOptions.js';
import { type WrittenChart, writeChart } from './writeChart.js';

/** The chart that the reader has chosen for a result, and the fields that change it, which are loaded when they are opened. */
export function useChartSwitch({ columns, rows, isHidden, words, onChange }: ChartSwitchOptions): ChartSwitchState {
  const [chosen, setChosen] = useState<ChartChoice>();
  const [Fields, setFields] = useState(() => loaded);
  const [isOpen, setOpen] = useState(false);
  const result = useMemo(() => ({ columns, rows }), [columns, rows]);
  const suggestion = useMemo(() => (isHidden ? undefined : suggestChart(result)), [isHidden, result]);
  // Rows that were loaded later may contradict the choice, such as a negative part of a pie.
  const offered = useMemo(() => (chosen !== undefined && isOffered(result, chosen) ? chosen : undefined), [result, chosen]);
  const choice = isHidden ? undefined : offered;
  const sumOf = words.sumOf;
  const drawn = useMemo(
    () => (choice === undefined || sumOf === undefined ? undefined : writeChart(result, choice, { sumOf })),
    [result, choice, sumOf],
  );

  const shown = useMemo(() => (choice === undefined || drawn === undefined ? undefined : { choice, spec: drawn.spec }), [choice, drawn]);

  function choose(next: ChartChoice | undefined): void {
    setChosen(next);
    onChange?.(next === undefined || sumOf === undefined ? undefined : { choice: next, spec: writeChart(result, next, { sumOf }).spec });
  }

  async function toggle(): Promise<void> {
    setOpen(!isOpen);
    loaded ??= (await import('./ChartSwitch.js').catch(() => undefined))?.ChartSwitch;
    // Wrapped, because React would call a component as a function that updates the state.
    setFields(() => loaded);
  }

  return { result, suggestion, choice, chosen: shown, drawn, choose, isOpen, toggle, Fields };
}

/** A chart that the reader has chosen. */
export interface ChosenChart {
  /** The kind of chart and its columns. */
  readonly choice: ChartChoice;
  /** Its Vega-Lite spec as JSON text, without data. */
  readonly spec: string;
}

export interface ChartSwitchOptions extends QueryRows {
  /** True if charts cannot be changed here. */
  readonly isHidden: boolean;
  readonly words: ToolLabels;
  /** Called when the reader chooses a chart, and with `undefined` for the original. */
  readonly onChange: ((chart: ChosenChart | undefined) => void) | undefined;
}

export interface ChartSwitchState {
  readonly result: QueryRows;
  /** The chart that fits the rows; `undefined` if none does. */
  readonly suggestion: ChartChoice | undefined;
  readonly choice: ChartChoice | undefined;
  readonly chosen: ChosenChart | undefined;
  readonly drawn: WrittenChart | undefined;
  choose(choice: ChartChoice | undefined): void;
  readonly isOpen: boolean;
  toggle(): Promise<void>;
  /** The fields, once they are loaded. */
  readonly Fields: typeof ChartSwitch | undefined;
}

let loaded: typeof ChartSwitch | undefined;
