'use client';
import { useMemo } from 'react';
import { runSql } from '../../../client/chat-stream/runSql.js';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { Dashboard } from '../../../client/resources/dashboards.js';
import type { ReportSnapshot } from '../../../client/resources/report-snapshots.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { type ResourceListState, readListState } from '../../../data/resource-list/readListState.js';
import { useUpdateDashboardAiWidgetThread } from '../../../data/resources/dashboards.js';
import { useEmbedDashboard, useRunDashboardPython } from '../../../data/resources/embed-dashboards.js';
import { useWorkbook } from '../../../data/resources/workbooks.js';
import type { LoadSnapshotRows } from '../../../data/useSnapshotRows.js';
import { useSame } from '../../../react/equality/useSame.js';
import { useControllable } from '../../../react/state/useControllable.js';
import { type ActionEvents, action, type RunningActions } from '../../kit/actions/action.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { DashboardView } from '../../shared/fields/describeView.js';
import { controlsIn, type DashboardControl, viewOf } from './dashboardControls.js';
import { readWidgets, type WidgetTree } from './readWidgets.js';

export const dashboardActions = {
  changeThread: action(
    'updatePublishedDashboardAiWidgetThread',
    ['threadChange', 'threadChanged'],
    useUpdateDashboardAiWidgetThread,
    (_: object, dashboard: Dashboard, thread: AiWidgetThread) => ({
      deploymentId: dashboard.deploymentId,
      workbookId: dashboard.workbookId,
      ...thread,
    }),
    { itemOf: (_, { widgetId }) => widgetId },
  ),
  runPython: action(
    'postDashboardPythonRun',
    ['pythonRun', 'pythonRan'],
    useRunDashboardPython,
    (_: object, snapshot: ReportSnapshot, dashboard: Dashboard, sqlQuery: string) => ({
      publicId: dashboard.publicId,
      reportId: snapshot.reportId,
      reportVersionId: snapshot.id,
      sqlQuery,
    }),
    { itemOf: ({ id }) => id },
  ),
};

/** The conversation of an AI widget. */
export interface AiWidgetThread {
  /** The id of the widget. */
  readonly widgetId: string;
  /** The id of the chat thread. */
  readonly threadId: string;
  /** The checksum of the widget's data, to detect that it has changed since. */
  readonly checksum?: string | null | undefined;
}

/** The dashboard to show, and callbacks for the host. Pass `publicId`, or both `deploymentId` and `workbookId`. */
export interface DashboardViewerOptions extends ActionEvents<'dashboard-viewer', typeof dashboardActions> {
  /** The public id of a dashboard that may be embedded. */
  readonly publicId?: string | undefined;
  /** The deployment of the workbook. */
  readonly deploymentId?: number | undefined;
  /** The workbook, whose published dashboard is shown. */
  readonly workbookId?: number | undefined;
  /** What the reader has chosen in the controls of the dashboard. Makes it controlled; use it with `onViewChange`. */
  readonly view?: DashboardView | undefined;
  /** The initial choices. Default: the published values. */
  readonly defaultView?: DashboardView | undefined;
  /** Called with what the reader has chosen. */
  readonly onViewChange?: ((view: DashboardView) => void) | undefined;
  /**
   * Loads the rows of a report, with the filters, time grains and switches of `view`. Default: runs the published query through the `dataUrl`
   * of the client, and shows the controls as published, because the contract defines no query with filters. Pass a stable function.
   */
  readonly loadRows?: LoadSnapshotRows<DashboardView> | undefined;
}

/** A published dashboard: its widgets, controls and actions. Renders nothing. */
export interface DashboardViewerModel extends RunningActions<typeof dashboardActions> {
  /** `empty` if the workbook has no published dashboard, or the dashboard no widgets. */
  readonly state: ResourceListState;
  /** The dashboard; `undefined` until it is loaded, and if there is none. */
  readonly dashboard: Dashboard | undefined;
  /** Its widgets, bounded in number and depth. */
  readonly tree: WidgetTree;
  /** True if it is an app, whose code never runs here. */
  readonly isApp: boolean;
  /** The filters, time grains and switches on it. */
  readonly controls: readonly DashboardControl[];
  /** What the reader has chosen. */
  readonly chosen: DashboardView;
  /** Changes what is chosen. */
  choose(view: DashboardView): void;
  /** True if the controls change the rows, which requires `loadRows`. */
  readonly hasLiveControls: boolean;
  /** The view that rows are loaded with: the reader's choices, otherwise the published values. */
  readonly view: DashboardView;
  /** Loads the rows of a report; `undefined` if nothing can. */
  readonly loadRows: LoadSnapshotRows<DashboardView> | undefined;
  /** The reason why the last refresh failed. */
  readonly refetchError: ServiceError | undefined;
  /** True while the dashboard is refetched. */
  readonly isRefetching: boolean;
  /** Refetches the dashboard. */
  refetch(): void;
}

/** Headless hook behind `DashboardViewer`. */
export function useDashboardViewer(options: DashboardViewerOptions): DashboardViewerModel {
  const { publicId, deploymentId = 0, workbookId = 0, loadRows } = options;
  const client = useServiceClient();
  const ofLink = useEmbedDashboard({ publicId: publicId ?? '' }, { enabled: publicId !== undefined });
  const ofWorkbook = useWorkbook({ deploymentId, workbookId }, { enabled: publicId === undefined });
  const read = publicId === undefined ? ofWorkbook : ofLink;
  const dashboard = (publicId === undefined ? ofWorkbook.data?.publishedDashboard : ofLink.data) ?? undefined;
  const error = read.error ?? undefined;
  useReadErrorEvent(error, { widget: 'dashboard-viewer', operation: publicId === undefined ? 'getWorkbook' : 'getDashboard' }, options);
  const [chosen, choose] = useControllable<DashboardView>(options.view, options.defaultView ?? nothingChosen, options.onViewChange);
  const given = dashboard?.config.widgets;
  const tree = useMemo(() => readWidgets(given), [given]);
  const controls = useMemo(() => controlsIn(tree.widgets), [tree]);
  const isApp = dashboard?.config.kind === 'APP';
  const hasData = read.data !== undefined;
  const hasLiveControls = loadRows !== undefined;
  const ownLoader = useMemo(
    (): LoadSnapshotRows<DashboardView> | undefined =>
      client.dataUrl === undefined
        ? undefined
        : ({ snapshot: { sqlQuery } }, { signal }) => runSql(client, { query: sqlQuery ?? '' }, { signal, maxRows, maxCharacters }),
    [client],
  );
  return {
    ...useActions('dashboard-viewer', dashboardActions, options),
    state: readListState({
      itemCount: isApp ? 1 : tree.widgets.length,
      isPending: !hasData,
      hasData,
      error: read.error ?? null,
    }),
    dashboard,
    tree,
    isApp,
    controls,
    chosen,
    choose,
    hasLiveControls,
    view: useSame(viewOf(controls, hasLiveControls ? chosen : nothingChosen), 4),
    loadRows: loadRows ?? ownLoader,
    refetchError: hasData ? error : undefined,
    isRefetching: read.isFetching,
    refetch: () => void read.refetch(),
  };
}

const nothingChosen: DashboardView = {};
/** More rows than a chart can show, and than anyone reads on a dashboard. */
const maxRows = 5000;
const maxCharacters = 20_000_000;
