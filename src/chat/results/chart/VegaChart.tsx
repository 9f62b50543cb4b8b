'use client';

import { ChartNoAxesColumn } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, use, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { QueryRows } from '../../../client/chat-stream/QueryRows.js';
import { isEscape } from '../../../react/keys/isEscape.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useStableHandler } from '../../../react/state/useStableHandler.js';
import { useAnnounce } from '../../../ui/announcer/Announcer.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { takeEscape } from '../../../ui/layers/takeEscape.js';
import { partClass } from '../../../ui/partClass.js';
import { useIsPrinting } from '../../../ui/row-window/useIsPrinting.js';
import { useLabels } from '../../hooks/useLabels.js';
import { useViewingLabels } from '../../hooks/useViewingLabels.js';
import type { ChartProblem } from '../../labels/ChatWords.js';
import { DrillContext, type DrillPlace, type DrillValue } from '../DrillContext.js';
import { ResultTable } from '../table/ResultTable.js';
import { whenNear } from '../whenNear.js';
import { ChartDescription } from './ChartDescription.js';
import { chartInput, chartName, chartNotes } from './draw/chartInput.js';
import { chartRoom } from './draw/chartRoom.js';
import { latePictures } from './draw/latePictures.js';
import type { ChartPictures, ChartState } from './draw/mountChart.js';
import { reservedHeight } from './draw/reservedHeight.js';
import { LegendButtons } from './LegendButtons.js';
import { useChartErrorReport } from './useChartErrorReport.js';

export interface VegaChartProps extends Omit<ComponentProps<'div'>, 'title'>, QueryRows {
  /** Vega-Lite as JSON text, without data. It is untrusted: whatever is not plainly a picture of these rows is removed or refused. */
  spec: string;
  /** The total number of rows of the query; `rows` may contain fewer. */
  totalRows?: number | undefined;
  /** Fewer rows of the same query, which are drawn if `rows` are too many for a chart. */
  fewerRows?: QueryRows | undefined;
  /** True while more rows are loaded. The chart waits for them. */
  isLoadingRows?: boolean | undefined;
  /** A title already shown above the chart; the chart does not repeat it. */
  title?: string | undefined;
  /** The IANA time zone of the times in the rows, which tells whether the last period is over. Default: the reader's time zone. */
  timeZone?: string | undefined;
  /**
   * Called with the formats the chart can be saved in, and with `undefined` when there is no chart. A chart that is hidden is drawn when its
   * picture is requested, which may reject.
   */
  onPictures?: ((pictures: ChartPictures | undefined) => void) | undefined;
  /** Shows the rows as a table. If set, a button for it follows the chart, visible while focused. */
  onShowTable?: (() => void) | undefined;
}

/**
 * Draws rows as a chart when it comes near the viewport. If that is not possible, it shows the reason and the table. Renders a
 * `<div role="img">` whose name summarizes the data, with `data-state` `loading`, `ready` or `failed`. Values are shown for the pointer, by
 * touch and, when the chart is focused, with the arrow keys; an `<Announcer>` around it reads them out. A description for screen readers
 * follows: the first, last, highest and lowest amounts of up to five series. A legend of names has buttons, in a group after the chart, that
 * emphasize and hide series.
 */
export function VegaChart({
  spec,
  columns,
  rows,
  totalRows = rows.length,
  fewerRows,
  isLoadingRows = false,
  title,
  timeZone,
  onPictures,
  onShowTable,
  className,
  onKeyDown,
  onBlur,
  ...props
}: VegaChartProps) {
  const labels = useLabels();
  const viewing = useViewingLabels();
  const factsId = useId();
  const formats = useFormats();
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ChartState>({ status: 'loading' });
  useChartErrorReport(state.status === 'failed' ? state.problem : undefined);
  const drill = use(DrillContext);
  const onPick = useStableHandler(
    drill && ((values: readonly DrillValue[], at: DrillPlace) => drill.open(values, at, frame.current?.parentElement ?? null)),
  );
  const pickHint = drill?.tip;
  const legend = state.status === 'ready' ? state.legend : undefined;

  // Before it is painted, the frame gets the height of the chart.
  const isLoading = state.status === 'loading';
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || !isLoading) return;
    const place = { width: element.clientWidth, room: chartRoom(element) };
    element.style.blockSize = `${reservedHeight(spec, { columns, rows }, place)}px`;
    return () => {
      element.style.blockSize = '';
    };
  }, [isLoading, spec, columns, rows]);

  useEffect(() => {
    const element = frame.current;
    if (element === null || isLoadingRows) return;
    const words = { labels, viewing, formats };
    const inputOf = (drawn: QueryRows) => chartInput(drawn, { spec, title, timeZone, totalRows, words, onPick, pickHint });
    const inputs = [{ columns, rows }, ...(fewerRows ? [fewerRows] : [])].map(inputOf);
    if (element.clientWidth === 0 && rows.length > 0) setState({ status: 'loading', pictures: latePictures(element, inputs) });
    let isOver = false;
    let unmount: (() => void) | undefined;
    const stopWaiting = whenNear(element, async () => {
      // Requested together: few specs are refused, and the second load would begin only after the first.
      void import('./draw/drawChart.js').catch(() => undefined);
      const library = await import('./draw/mountChart.js').catch(() => undefined);
      if (isOver) return;
      if (library === undefined) return setState({ status: 'failed', problem: 'not-loaded' });
      try {
        unmount = library.mountFirstChart(element, inputs, setState);
      } catch {
        setState({ status: 'failed', problem: 'failed' });
      }
    });
    return () => {
      isOver = true;
      stopWaiting();
      unmount?.();
      setState({ status: 'loading' });
    };
  }, [spec, columns, rows, totalRows, fewerRows, isLoadingRows, title, timeZone, labels, viewing, formats, onPick, pickHint]);

  const pictures = state.status === 'failed' ? undefined : state.pictures;
  useEffect(() => {
    onPictures?.(pictures);
  }, [onPictures, pictures]);

  const notes = state.status === 'ready' ? chartNotes(state, { labels, viewing, formats }) : [];
  const facts = state.status === 'ready' ? state.facts : [];
  const isFailed = state.status === 'failed';
  // A chart that was never near the viewport cannot be drawn in time for printing.
  const isUndrawn = useIsPrinting() && state.status === 'loading' && rows.length > 0;
  const read = state.status === 'ready' ? state.read : undefined;
  const readWithKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (read === undefined || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isEscape(event)) return void (read.close() && takeEscape(event));
    const text = read.press(event.key);
    if (text === undefined) return;
    event.preventDefault();
    announce(text);
  };
  const picture = {
    role: 'img',
    'aria-label': state.status === 'ready' ? chartName(state.summary, notes) : labels.chart.loading,
    'aria-busy': state.status === 'loading',
    ...(facts.length > 0 && { 'aria-details': factsId }),
    ...(read !== undefined && {
      tabIndex: 0,
      'aria-description': [labels.chart.arrowKeys, ...(drill === undefined ? [] : [drill.hint])].join(' '),
    }),
  };
  return (
    <div className="parley-chart-place">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only while it has the role of an image */}
      <div
        data-slot="chart"
        data-state={state.status}
        className={partClass('chart', className)}
        onKeyDown={readWithKeys}
        onBlur={(event) => {
          onBlur?.(event);
          read?.close();
        }}
        {...(isFailed ? {} : picture)}
        {...props}
      >
        <div ref={frame} className="parley-chart-frame" hidden={isFailed || isUndrawn} />
        {notes.map((note) => (
          <p key={note} className="parley-chart-note">
            {note}
          </p>
        ))}
        {isUndrawn && <ResultTable columns={columns} rows={rows} totalRows={totalRows} caption={title ?? labels.chart.kinds.other} />}
        {isFailed && <ChartRefusal problem={state.problem} title={title} columns={columns} rows={rows} totalRows={totalRows} />}
      </div>
      {state.status === 'ready' && <ChartDescription id={factsId} facts={facts} words={viewing} onShowTable={onShowTable} />}
      {legend !== undefined && <LegendButtons key={spec} legend={legend} frame={frame} />}
    </div>
  );
}

interface ChartRefusalProps extends QueryRows {
  problem: ChartProblem;
  title: string | undefined;
  totalRows: number;
}

function ChartRefusal({ problem, title, columns, rows, totalRows }: ChartRefusalProps) {
  const { chart } = useLabels();
  return (
    <>
      <p className="parley-chart-problem">
        <Icon of={ChartNoAxesColumn} />
        {chart.cannotDraw[problem]}
      </p>
      {rows.length > 0 && <ResultTable columns={columns} rows={rows} totalRows={totalRows} caption={title ?? chart.kinds.other} />}
    </>
  );
}
