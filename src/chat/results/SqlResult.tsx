'use client';

import { type ComponentProps, type ReactNode, use, useId, useRef, useState } from 'react';
import type { SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import { EmitContext } from '../../data/events/EmitContext.js';
import { useFormats } from '../../react/language/useFormats.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { partClass } from '../../ui/partClass.js';
import { tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { shortText } from '../../ui/text/shortText.js';
import { HiddenPartsContext, restrictedParts, useAlsoHidden } from '../hooks/HiddenPartsContext.js';
import { maxChartRows } from '../hooks/rowsForChart.js';
import { useLabels } from '../hooks/useLabels.js';
import { useToolLabels } from '../hooks/useToolLabels.js';
import type { Draft } from '../store/fold/Draft.js';
import { ResultFooter } from './card/ResultFooter.js';
import { ResultHead } from './card/ResultHead.js';
import { ResultPanel } from './card/ResultPanel.js';
import type { ResultView } from './card/rememberedView.js';
import { useLoadAnnouncements } from './card/useLoadAnnouncements.js';
import { useReportRows } from './card/useReportRows.js';
import { useSqlResult } from './card/useSqlResult.js';
import type { ChartPictures } from './chart/draw/mountChart.js';
import type { ColumnAggregations, ColumnFormats, ColumnTitles } from './columnMembers.js';
import { draftAbout } from './draftAbout.js';
import { ResultStage } from './expand/ResultStage.js';
import { useSaveFile } from './export/useSaveFile.js';
import { OwnQueryLine } from './query/OwnQueryLine.js';
import { ResultViewContext } from './ResultViewContext.js';
import { rowCount as rowCountOf } from './rowCount.js';
import type { ShownRows } from './ShownRows.js';
import type { ChosenChart } from './switch/useChartSwitch.js';

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
   * Hides downloads of rows and charts, and copying the table and the query. Default: the setting of the surrounding chat, or `false`. This
   * only changes the interface and is not access control: the rows are still in the page.
   */
  restrictDataDownload?: boolean | undefined;
  /** Called when the reader changes the chart, with its Vega-Lite spec, and with `undefined` when they return to the original. */
  onChartChange?: ((chart: ChosenChart | undefined) => void) | undefined;
  /**
   * Called with a draft whose context is the result when the reader presses “Ask about this”. Pass it to `fill` of a chat's handle, or to
   * `setDraft`. Without it, the button is not shown. In a chat, it is shown unless the chat is read-only.
   * @see docs/chat-parts.md#ask-about-this
   */
  onAskAbout?: ((draft: Draft) => void) | undefined;
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
  onAskAbout,
  onRows,
  className,
  children,
  ...props
}: SqlResultProps) {
  const labels = useLabels();
  const formats = useFormats();
  const tools = useToolLabels();
  const { result: words } = labels;
  const id = useId();
  const [titleId, panelId, switchId] = [`${id}-title`, `${id}-panel`, `${id}-switch`];
  const [pictures, setPictures] = useState<ChartPictures>();
  const { saveRows } = useSaveFile();
  const emit = use(EmitContext);
  const chartFrame = useRef<HTMLDivElement>(null);
  const hidden = useAlsoHidden(restrictedParts(restrictDataDownload));
  const state = useSqlResult(given, chartFrame, {
    ...{ chatId, defaultView, rowCap, chartRowCap, tools, hidden },
    members: { titles: columnTitles, formats: columnFormats, aggregations: columnAggregations },
    onChartChange(chart) {
      emit?.({ type: 'chat.chartChanged', isOriginal: chart === undefined });
      onChartChange?.(chart);
    },
    save: (rows) => saveRows('csv', rows, title),
  });
  const { own, result, views, allRows, shown } = state;
  const title = result.queryTitle === '' ? words.untitled : shortText(result.queryTitle, maxTitleCharacters);
  const rowCount = rowCountOf(shown.rows.length, shown.totalRows, labels, formats);
  useReportRows(own.result === undefined ? onRows : undefined, shown);
  useLoadAnnouncements(allRows, rowCount);

  return (
    <HiddenPartsContext value={hidden}>
      <ResultStage
        aria-labelledby={titleId}
        data-slot="sql-result"
        data-state={allRows.status}
        className={partClass('sql-result', className)}
        {...props}
      >
        <ResultHead state={state} titleId={titleId} title={title} panelId={panelId} switchId={switchId} />
        {own.result !== undefined && <OwnQueryLine own={own} onEdit={() => views.show('sql')} />}
        <div {...(views.choices.length > 1 && tabPanelProps(panelId, views.view))} className="parley-result-panel">
          <ResultPanel {...{ state, title, rowCount, switchId, chartFrame, branch, timeZone, durationMs }} onPictures={setPictures} />
        </div>
        {allRows.error !== undefined && (
          <ServiceErrorNotice error={allRows.error} title={words.loadFailed} className="parley-result-error" retry={{ run: state.retry }} />
        )}
        {shown.rows.length > 0 && (
          <ResultFooter
            rows={shown}
            exportedRows={state.exported}
            sql={result.sqlQuery}
            allRows={allRows}
            forChart={state.forChart.loading}
            rowCount={rowCount}
            title={title}
            pictures={pictures}
            onNoPicture={() => views.choose('chart')}
            onLoad={state.loadAll}
            onAskAbout={onAskAbout && ((wording) => onAskAbout(draftAbout(result, title, wording)))}
          />
        )}
        <ResultViewContext value={{ view: views.view, show: views.choose, own: own.result, chart: state.chart.chosen }}>
          {children}
        </ResultViewContext>
      </ResultStage>
    </HiddenPartsContext>
  );
}

const maxTitleCharacters = 300;
const defaultRowCap = 50_000;
