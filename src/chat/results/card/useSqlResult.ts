import { type RefObject, useRef } from 'react';
import type { SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { HiddenPart } from '../../hooks/HiddenPartsContext.js';
import { useAllRows } from '../../hooks/useAllRows.js';
import type { ToolLabels } from '../../labels/tools/ToolLabels.js';
import type { ColumnMembers } from '../columnMembers.js';
import { useOwnQuery } from '../query/useOwnQuery.js';
import type { ShownRows } from '../ShownRows.js';
import { type ChosenChart, useChartSwitch } from '../switch/useChartSwitch.js';
import { isSingleRow } from '../table/SingleRow.js';
import type { ResultView } from './rememberedView.js';
import { useExportedRows, useResultRows } from './useResultRows.js';
import { useResultView } from './useResultView.js';
import { useRowsForChart } from './useRowsForChart.js';

/** The state of a card: which result, rows, view and chart it shows, and what loads more rows. */
export function useSqlResult(given: SqlToolResult, chartFrame: RefObject<HTMLElement | null>, options: SqlResultOptions) {
  const { rowCap, chartRowCap, members, tools, hidden, onChartChange, save } = options;
  const own = useOwnQuery(given, {
    rowCap,
    title: tools.yourQuery,
    isAllowed: !hidden.has('copy') && !hidden.has('sql') && !hidden.has('ask'),
    onShown: () => views.show('table'),
  });
  const result = own.result ?? given;
  const views = useResultView(result, options);
  const { view, hasChart, choose } = views;
  const allRows = useAllRows({ query: result.sqlQuery, rowCap });
  const forChart = useRowsForChart(chartFrame, { result, isShown: view === 'chart', rowCap: Math.min(chartRowCap, rowCap) });
  const loaded = allRows.result ?? forChart.rows;
  const { shown, ofAnswer, rowsOf } = useResultRows(result, loaded, members);
  const { columns, rows, totalRows } = shown;
  const chart = useChartSwitch({ columns, rows, isHidden: hidden.has('chartSwitch'), words: tools, onChange: onChartChange });
  const isSingle = isSingleRow(columns, rows, totalRows);
  const [exported, setInTable] = useExportedRows(shown, view === 'table' && !isSingle && rows.length > 0);
  /** The purpose of the load, so that a retry has the same one. */
  const wanted = useRef<'download'>(undefined);

  async function loadAll(then?: 'download') {
    wanted.current = then;
    const all = await allRows.load();
    if (all !== undefined && then !== undefined) await save(rowsOf(all));
  }

  function toggleSwitch() {
    if (!hasChart && chart.suggestion !== undefined) {
      views.addChart();
      chart.choose(chart.suggestion);
    }
    if (view !== 'chart') choose('chart');
    if (view === 'chart' || !chart.isOpen) void chart.toggle();
  }

  return {
    ...{ own, result, views, allRows, forChart, shown, exported, setInTable, chart, isSingle, loadAll, toggleSwitch },
    /** The rows in the answer, if the chart could show more. */
    fewerRows: loaded && chart.drawn === undefined ? ofAnswer : undefined,
    retry: () => loadAll(wanted.current),
  };
}

/** The state of a card. */
export type SqlResultState = ReturnType<typeof useSqlResult>;

interface SqlResultOptions {
  readonly chatId: string | undefined;
  readonly defaultView: ResultView | undefined;
  readonly rowCap: number;
  readonly chartRowCap: number;
  readonly members: Omit<ColumnMembers, 'result'>;
  readonly tools: ToolLabels;
  readonly hidden: ReadonlySet<HiddenPart>;
  readonly onChartChange: ((chart: ChosenChart | undefined) => void) | undefined;
  /** Saves rows that were loaded for a file. */
  readonly save: (rows: ShownRows) => Promise<void>;
}
