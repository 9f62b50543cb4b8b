import type { ConnectReportToWorkbookInput } from '../../../client/resources/report-placements.js';
import type { Report, ReportAddress } from '../../../client/resources/reports.js';
import { useConnectReportToWorkbook, useDisconnectReportFromWorkbook, useRefreshReport } from '../../../data/resources/reports.js';
import { type ActionEvents, action } from '../../kit/actions/action.js';
import type { PlacementRow } from './PlacementRow.js';
import { addressOf, connectionOf } from './placementAddress.js';

/** A report, and the place in a spreadsheet where its rows were written. */
export type ReportConnection = ReportAddress & ConnectReportToWorkbookInput;

/**
 * The actions on placements. Refreshing is busy by the row's key. Reconnecting undoes a disconnection, with the callbacks of connecting.
 */
export const placementActions = {
  refresh: action(
    'refreshReport',
    'refreshed',
    useRefreshReport,
    (_: object, row: PlacementRow) => ({ ...reportOf(row), ...addressOf(row) }),
    {
      itemOf: (row) => row.key,
    },
  ),
  disconnect: action(
    'disconnectReportFromWorkbook',
    'disconnected',
    useDisconnectReportFromWorkbook,
    (_: object, row: PlacementRow) => ({ ...reportOf(row), ...addressOf(row) }),
    { undoOf: (_, row) => ['reconnect', row] },
  ),
  connect: action('connectReportToWorkbook', 'connected', useConnectReportToWorkbook, (_: object, input: ReportConnection) => input),
  reconnect: action(
    'connectReportToWorkbook',
    ['connect', 'connected'],
    useConnectReportToWorkbook,
    (_: object, row: PlacementRow) => reconnectionOf(row),
    {
      beforeOf: (row): [input: ReportConnection] => [reconnectionOf(row)],
      saidOf: (report, row): [result: Report, input: ReportConnection] => [report, reconnectionOf(row)],
    },
  ),
};

/** Callbacks for actions on placements. To cancel an action, return `false` or a reason (a string) from its `onBefore…` callback. */
export interface PlacementEvents extends ActionEvents<'report-placement-list', typeof placementActions> {}

function reconnectionOf(row: PlacementRow): ReportConnection {
  return { ...reportOf(row), ...connectionOf(row) };
}

function reportOf({ deploymentId, reportId }: PlacementRow): ReportAddress {
  return { deploymentId, reportId };
}
