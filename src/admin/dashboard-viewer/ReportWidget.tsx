'use client';
import { RefreshCw } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { HiddenPartsContext, restrictedParts, useAlsoHidden } from '../../chat/hooks/HiddenPartsContext.js';
import { whenNear } from '../../chat/results/whenNear.js';
import type { Dashboard } from '../../client/resources/dashboards.js';
import type { ReportSnapshot } from '../../client/resources/report-snapshots.js';
import { type SnapshotRows, useSnapshotRows } from '../../data/useSnapshotRows.js';
import { useFormats } from '../../react/language/useFormats.js';
import { ServiceErrorNotice } from '../../ui/errors/ServiceErrorNotice.js';
import { useIsPrinting } from '../../ui/row-window/useIsPrinting.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { Line, Note } from '../kit/layout/layout.js';
import { AskAbout } from '../shared/AskAbout.js';
import { dashboardViewer, useDashboardViewerLabels } from './dashboardViewerWidget.js';
import type { DashboardViewerLabels } from './labels/DashboardViewerLabels.js';
import { useChartView, useRowsView, useSingleRowView } from './laterViews.js';
import type { ShownWidget } from './model/readWidgets.js';
import { chartSpecOf, snapshotOf, withFormats } from './model/snapshotView.js';
import { PythonRun } from './PythonRun.js';

/** A report of the dashboard: a chart, a table or a single value. */
export function ReportWidget({ widget }: { widget: ShownWidget }) {
  const words = useDashboardViewerLabels();
  const headingId = useId();
  const { dashboard, onAskAbout } = dashboardViewer.useSelector(({ model: { dashboard }, options: { onAskAbout } }) => ({
    dashboard,
    onAskAbout,
  }));
  const snapshot = dashboard && snapshotOf(dashboard.reportSnapshots, widget.config);
  const hidden = useAlsoHidden(restrictedParts(dashboard?.restrictDataDownload === true));
  const title = widget.title ?? (snapshot?.title || snapshot?.name || words.report);
  return (
    <article aria-labelledby={headingId} className="parley-dashboard-report">
      <Line className="parley-spread">
        <h4 id={headingId} className="parley-heading parley-small">
          <bdi>{title}</bdi>
        </h4>
        {snapshot && (
          <AskAbout kind="report" title={title} facts={{ id: snapshot.reportId, sql: snapshot.sqlQuery }} onAskAbout={onAskAbout} />
        )}
      </Line>
      {snapshot?.description && (
        <Note>
          <bdi>{snapshot.description}</bdi>
        </Note>
      )}
      {dashboard === undefined || snapshot === undefined ? (
        <Note>{words.noReport}</Note>
      ) : (
        <HiddenPartsContext value={hidden}>
          <ReportData dashboard={dashboard} snapshot={snapshot} title={title} />
        </HiddenPartsContext>
      )}
    </article>
  );
}

interface ReportDataProps {
  dashboard: Dashboard;
  snapshot: ReportSnapshot;
  title: string;
}

function ReportData({ dashboard, snapshot, title }: ReportDataProps) {
  const words = useDashboardViewerLabels();
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isPrinting = useIsPrinting();
  // Printing does not wait for the rows: they are there when the page is printed again.
  if (isPrinting && !isNear) setNear(true);
  const { view, loadRows, isLive, options } = dashboardViewer.useSelector(
    ({ model: { view, loadRows, hasLiveControls, controls }, options }) => ({
      view,
      loadRows,
      isLive: hasLiveControls && controls.length > 0,
      options,
    }),
  );
  const hasQuery = Boolean(snapshot.sqlQuery);
  const read = useSnapshotRows({ dashboard, snapshot, view }, loadRows, isNear && hasQuery);
  useReadErrorEvent(read.error, { widget: 'dashboard-viewer', operation: 'runSql' }, options);
  useEffect(() => (box.current === null ? undefined : whenNear(box.current, () => setNear(true))), []);
  const sqlQuery = read.data?.sqlQuery ?? snapshot.sqlQuery ?? '';
  const isStale = read.isPlaceholderData && read.isFetching;
  return (
    <div ref={box} className="parley-dashboard-data" aria-busy={read.isFetching} data-state={isStale ? 'stale' : 'current'}>
      {!hasQuery && <Note>{words.noQuery}</Note>}
      {hasQuery && loadRows === undefined && <Note>{words.noLoader}</Note>}
      {read.error !== null && (
        <ServiceErrorNotice
          error={read.error}
          title={words.rowsFailed}
          role="alert"
          retry={{ run: () => void read.refetch(), isBusy: read.isFetching, icon: RefreshCw }}
        />
      )}
      {/* Rows of another view would contradict the controls. */}
      {read.data !== undefined && read.error === null && <Rows snapshot={snapshot} title={title} data={read.data} />}
      {read.data === undefined && read.error === null && hasQuery && loadRows !== undefined && (
        <>
          <p className="parley-visually-hidden">{words.loadingRows}</p>
          {isPrinting ? <Note>{words.notPrinted}</Note> : <Skeleton lines={5} />}
        </>
      )}
      {snapshot.pythonCode && hasQuery && (
        <PythonRun
          key={sqlQuery}
          dashboard={dashboard}
          snapshot={snapshot}
          sqlQuery={sqlQuery}
          isUnfiltered={isLive && read.data?.sqlQuery === undefined}
        />
      )}
    </div>
  );
}

interface RowsProps {
  snapshot: ReportSnapshot;
  title: string;
  data: SnapshotRows;
}

function Rows({ snapshot, title, data }: RowsProps) {
  const words = useDashboardViewerLabels();
  const { number } = useFormats();
  const { kind } = snapshot;
  const { rows, isCapped = false } = data;
  const columns = useMemo(() => withFormats(data.columns, snapshot.preferences), [data.columns, snapshot.preferences]);
  const spec = useMemo(() => chartSpecOf(snapshot), [snapshot]);
  const instead = spec === undefined ? insteadOf(kind, words.instead) : undefined;
  const [row] = rows;
  const isValue = kind === 'kpi' && row !== undefined && rows.length === 1 && columns.length <= maxValueColumns;
  const VegaChart = useChartView(spec !== undefined)?.VegaChart;
  const SingleRow = useSingleRowView(isValue)?.SingleRow;
  const ResultTable = useRowsView(spec === undefined && !isValue)?.ResultTable;
  if (row === undefined) return <Note>{words.noRows}</Note>;
  const totalRows = rows.length + (isCapped ? 1 : 0);
  return (
    <>
      {instead !== undefined && <Note>{instead}</Note>}
      {spec !== undefined && VegaChart !== undefined && (
        <VegaChart spec={spec} columns={columns} rows={rows} totalRows={totalRows} title={title} />
      )}
      {isValue && SingleRow !== undefined && <SingleRow columns={columns} row={row} heading={title} />}
      {spec === undefined && !isValue && ResultTable !== undefined && <ResultTable columns={columns} rows={rows} caption={title} />}
      {(spec !== undefined ? VegaChart : isValue ? SingleRow : ResultTable) === undefined && <Skeleton lines={5} />}
      {isCapped && spec === undefined && <Note>{words.firstRows(number(rows.length))}</Note>}
    </>
  );
}

/** Returns the note that rows are shown in place of another display; `undefined` if rows are what the report shows. */
function insteadOf(kind: ReportSnapshot['kind'], instead: DashboardViewerLabels['instead']): string | undefined {
  switch (kind) {
    case 'html':
      return instead.html;
    case 'map':
      return instead.map;
    case 'sankey':
      return instead.sankey;
    case 'table':
    case 'kpi':
    case 'vega':
    case null:
    case undefined:
      return undefined;
    default:
      return instead.other(kind.slice(0, 60));
  }
}

const maxValueColumns = 12;
