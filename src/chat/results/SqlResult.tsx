'use client';

import { ChartColumn, SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { QueryRows } from '../../client/chat-stream/QueryRows.js';
import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { partClass } from '../../ui/partClass.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { shortText } from '../../ui/text/shortText.js';
import { RestrictedCopyContext } from '../hooks/RestrictedCopyContext.js';
import { maxChartRows } from '../hooks/rowsForChart.js';
import { useAllRows } from '../hooks/useAllRows.js';
import { useLabels } from '../hooks/useLabels.js';
import { useToolLabels } from '../hooks/useToolLabels.js';
import { ResultDetails } from './card/ResultDetails.js';
import { ResultFooter } from './card/ResultFooter.js';
import { ResultTitles } from './card/ResultTitles.js';
import { type ResultView, readRememberedView, rememberView } from './card/rememberedView.js';
import { useLoadAnnouncements } from './card/useLoadAnnouncements.js';
import { useReportRows } from './card/useReportRows.js';
import { useRowsForChart } from './card/useRowsForChart.js';
import { useTableFocus } from './card/useTableFocus.js';
import type { ChartPictures } from './chart/draw/mountChart.js';
import { VegaChart } from './chart/VegaChart.js';
import { type ColumnAggregations, type ColumnFormats, type ColumnTitles, withMembers } from './columnMembers.js';
import { ExpandButton } from './expand/ExpandButton.js';
import { ResultStage } from './expand/ResultStage.js';
import { saveCsv } from './export/saveRows.js';
import { OwnQueryLine } from './query/OwnQueryLine.js';
import { useOwnQuery } from './query/useOwnQuery.js';
import { ResultViewContext } from './ResultViewContext.js';
import { rowCount as rowCountOf } from './rowCount.js';
import type { ShownRows } from './ShownRows.js';
import { type ChosenChart, useChartSwitch } from './switch/useChartSwitch.js';
import { ResultTable } from './table/ResultTable.js';
import { useRememberedTable } from './table/rememberedTable.js';
import { isSingleRow, SingleRow } from './table/SingleRow.js';

export interface SqlResultProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The result to show. */
  result: SqlToolResult;
  /** The branch the query ran on. */
  branch?: string | undefined;
  /** The IANA time zone the query ran in. */
  timeZone?: string | undefined;
  /** The duration of the query in milliseconds. */
  durationMs?: number | undefined;
  /** The thread of the result. The user's choice of chart or table is remembered for each thread during the session. */
  chatId?: string | undefined;
  /** The initial view. Default: the user's last choice in this thread, or else the chart. */
  defaultView?: ResultView | undefined;
  /** The maximum number of rows that "Load all rows" loads. Default 50,000. */
  rowCap?: number | undefined;
  /**
   * The maximum number of rows that are loaded without being asked for, when a chart of fewer rows than the query has is near the viewport.
   * At most `rowCap`. Default 5,000; 0 draws the rows of the answer.
   */
  chartRowCap?: number | undefined;
  /** Column titles by member name, for charts, tables, CSV files and copied tables. JSON and SQL keep the names. */
  columnTitles?: ColumnTitles | undefined;
  /** Number formats by member name, for charts and tables. The headings of CSV files and copied tables name the unit. */
  columnFormats?: ColumnFormats | undefined;
  /** Aggregations by member name, such as `sum`. They decide which columns can be added up. */
  columnAggregations?: ColumnAggregations | undefined;
  /**
   * Hides all CSV, JSON and picture downloads and the copying of the table and the query. Default `false`. This only changes the interface and is not an
   * access control: the rows are in the page.
   */
  restrictDataDownload?: boolean | undefined;
  /** Called when the reader changes the chart, with its Vega-Lite spec, and with `undefined` when they return to the original. */
  onChartChange?: ((chart: ChosenChart | undefined) => void) | undefined;
  /** Called with the typed rows of the answer, and again once more are loaded. */
  onRows?: ((rows: ShownRows) => void) | undefined;
  /** Shown below the footer, such as notes on the source of the data. */
  children?: ReactNode;
}

/**
 * The result of a query as a card: chart, table and SQL of the same rows, with loading of all rows and downloads. A single row is shown as
 * a value, or as a list of names and values, in place of the table. Readers can expand the card, and run their own version of the query.
 * Loading all rows and running queries need a service client with a `dataUrl`. Renders an `<article>`.
 */
export function SqlResult({
  result: given,
  branch,
  timeZone,
  durationMs,
  chatId,
  defaultView,
  rowCap = defaultRowCap,
  chartRowCap = maxChartRows,
  columnTitles,
  columnFormats,
  columnAggregations,
  restrictDataDownload = false,
  onChartChange,
  onRows,
  className,
  children,
  ...props
}: SqlResultProps) {
  const labels = useLabels();
  const formats = useFormats();
  const words = labels.result;
  const tools = useToolLabels();
  const titleId = useId();
  const panelId = useId();
  const own = useOwnQuery(given, {
    rowCap,
    title: tools.yourQuery,
    isAllowed: !restrictDataDownload,
    onShown: () => setChosenView('table'),
  });
  const result = own.result ?? given;
  const allRows = useAllRows({ query: result.sqlQuery, rowCap });
  const [pictures, setPictures] = useState<ChartPictures>();
  const [drawn, setDrawn] = useState<SqlToolResult>();
  const hasOriginal = result.vegaSpec !== undefined && result.rows.length > 0;
  const hasChart = hasOriginal || drawn === result;
  const [chosenView, setChosenView] = useState(() => defaultView ?? readRememberedView(chatId) ?? 'chart');
  const view = chosenView === 'chart' && !hasChart ? 'table' : chosenView;
  const chartFrame = useRef<HTMLDivElement>(null);
  const forChart = useRowsForChart(chartFrame, { result, isShown: view === 'chart', rowCap: Math.min(chartRowCap, rowCap) });

  const loaded = allRows.result ?? forChart.rows;
  const { columns: namedColumns, rows } = loaded ?? result;
  const members = useMemo(
    () => ({ titles: columnTitles, formats: columnFormats, aggregations: columnAggregations, result }),
    [columnTitles, columnFormats, columnAggregations, result],
  );
  const columns = useMemo(() => withMembers(namedColumns, members), [namedColumns, members]);
  const ofAnswer = useMemo(() => ({ columns: withMembers(result.columns, members), rows: result.rows }), [result, members]);
  const chart = useChartSwitch({ columns, rows, words: tools, onChange: onChartChange });
  const switchId = useId();
  const isWhole = loaded !== undefined && !loaded.isCapped;
  const totalRows = isWhole ? rows.length : Math.max(result.totalRows, rows.length);
  const title = result.queryTitle === '' ? words.untitled : shortText(result.queryTitle, maxTitleCharacters);
  const rowCount = rowCountOf(rows.length, totalRows, labels, formats);

  const [tableView, changeTable] = useRememberedTable(result);
  const [inTable, setInTable] = useState<QueryRows>();
  const isSingle = isSingleRow(columns, rows, totalRows);
  const shownRows = useMemo(() => ({ columns, rows, totalRows }), [columns, rows, totalRows]);
  // What the reader has filtered, sorted and hidden applies to the table alone.
  const isTable = view === 'table' && !isSingle && rows.length > 0;
  const exportedRows = useMemo(
    () => (isTable && inTable !== undefined ? { ...inTable, totalRows } : shownRows),
    [isTable, inTable, totalRows, shownRows],
  );
  /** The purpose of the load, so that a retry has the same one. */
  const wanted = useRef<'download'>(undefined);

  function choose(next: ResultView) {
    setChosenView(next);
    if (hasChart && next !== 'sql') rememberView(chatId, next);
  }

  const showTable = useTableFocus(chartFrame, view === 'table', () => choose('table'));
  useReportRows(own.result === undefined ? onRows : undefined, shownRows);
  useLoadAnnouncements(allRows, rowCount);

  function toggleSwitch() {
    if (!hasChart && chart.suggestion !== undefined) {
      setDrawn(result);
      chart.choose(chart.suggestion);
    }
    if (view !== 'chart') choose('chart');
    if (view === 'chart' || !chart.isOpen) void chart.toggle();
  }

  async function loadAll(then?: 'download') {
    wanted.current = then;
    const loaded = await allRows.load();
    if (loaded === undefined || then === undefined) return;
    const totalOfAll = loaded.isCapped ? Math.max(result.totalRows, loaded.rows.length) : loaded.rows.length;
    await saveCsv({ ...loaded, columns: withMembers(loaded.columns, members), totalRows: totalOfAll }, title, words);
  }

  const spec = chart.drawn?.spec ?? result.vegaSpec;
  const views: readonly { value: ResultView; label: string }[] = [
    ...(hasChart ? [{ value: 'chart', label: words.chart } as const] : []),
    { value: 'table', label: words.table },
    { value: 'sql', label: words.sql },
  ];

  return (
    <ResultStage
      aria-labelledby={titleId}
      data-slot="sql-result"
      data-state={allRows.status}
      className={partClass('sql-result', className)}
      {...props}
    >
      <header className="parley-result-head">
        <ResultTitles id={titleId} title={title} description={result.description} />
        <div className="parley-result-views">
          {chart.suggestion !== undefined && (view === 'chart' || !hasChart) && (
            <IconButton
              icon={hasChart ? SlidersHorizontal : ChartColumn}
              label={hasChart ? tools.changeChart : tools.drawChart}
              size="small"
              aria-expanded={view === 'chart' && chart.isOpen}
              aria-controls={switchId}
              onClick={toggleSwitch}
            />
          )}
          <SegmentedControl label={words.view} options={views} value={view} onValueChange={choose} panelId={panelId} />
          <ExpandButton />
        </div>
      </header>
      {own.result !== undefined && <OwnQueryLine own={own} onEdit={() => setChosenView('sql')} />}
      <div {...tabPanelProps(panelId, view)} className="parley-result-panel">
        <RestrictedCopyContext value={restrictDataDownload}>
          {view === 'chart' && chart.isOpen && chart.Fields !== undefined && chart.suggestion !== undefined && (
            <chart.Fields
              id={switchId}
              result={chart.result}
              choice={chart.choice}
              suggestion={chart.suggestion}
              words={tools}
              hasOriginal={hasOriginal}
              onChoice={chart.choose}
            />
          )}
          {hasChart && spec !== undefined && (
            <div ref={chartFrame} hidden={view !== 'chart'} className="parley-result-chart">
              <VegaChart
                spec={spec}
                columns={columns}
                rows={chart.drawn?.rows ?? rows}
                totalRows={totalRows}
                fewerRows={loaded && chart.drawn === undefined ? ofAnswer : undefined}
                isLoadingRows={forChart.isAwaited}
                title={title}
                timeZone={timeZone}
                onPictures={setPictures}
                onShowTable={isSingle ? undefined : showTable}
              />
            </div>
          )}
          {view === 'table' && isSingle && rows[0] !== undefined && <SingleRow columns={columns} row={rows[0]} />}
          {view === 'table' && rows.length > 0 && !isSingle && (
            <ResultTable
              columns={columns}
              rows={rows}
              totalRows={totalRows}
              caption={`${title}, ${rowCount}`}
              view={tableView}
              onViewChange={changeTable}
              onShownRows={setInTable}
            />
          )}
          {view === 'table' && rows.length === 0 && <p className="parley-result-empty">{words.noRows}</p>}
          {view === 'sql' && (
            <ResultDetails
              result={{ ...result, columns }}
              rowCount={rowCount}
              own={own}
              branch={branch}
              timeZone={timeZone}
              durationMs={durationMs}
            />
          )}
        </RestrictedCopyContext>
      </div>
      {allRows.error !== undefined && (
        <ServiceErrorNotice error={allRows.error} title={words.loadFailed} className="parley-result-error">
          {(isWaiting) => (
            <Button size="small" isBlocked={isWaiting} onClick={() => loadAll(wanted.current)}>
              {labels.common.retry}
            </Button>
          )}
        </ServiceErrorNotice>
      )}
      {rows.length > 0 && (
        <ResultFooter
          rows={shownRows}
          exportedRows={exportedRows}
          sql={result.sqlQuery}
          allRows={allRows}
          forChart={forChart.loading}
          rowCount={rowCount}
          title={title}
          pictures={pictures}
          onNoPicture={() => choose('chart')}
          restrictDataDownload={restrictDataDownload}
          onLoad={loadAll}
        />
      )}
      <ResultViewContext value={{ view, show: choose, own: own.result, chart: chart.chosen }}>{children}</ResultViewContext>
    </ResultStage>
  );
}

const maxTitleCharacters = 300;
const defaultRowCap = 50_000;
