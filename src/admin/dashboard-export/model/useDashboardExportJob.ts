'use client';
import { useMemo, useState } from 'react';
import type { DownloadedFile } from '../../../client/http/readFile.js';
import type { Permission } from '../../../client/permissions/can.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { DashboardExportStatusResponse, StartDashboardExportInput } from '../../../client/resources/dashboard-exports.js';
import { dashboardExportJob } from '../../../data/jobs/dashboardExportJob.js';
import type { JobAddress } from '../../../data/jobs/JobDefinition.js';
import { jobKey } from '../../../data/jobs/jobReducer.js';
import { type Job, useJob } from '../../../data/jobs/useJob.js';
import { useJobRegistry } from '../../../data/jobs/useJobRegistry.js';
import { useCan } from '../../../data/permissions/useCan.js';
import { useControllable } from '../../../react/state/useControllable.js';
import { type Action, useAction } from '../../kit/actions/useAction.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { ActionOutcome, Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { type DashboardView, describeView, type ViewLine } from '../../shared/fields/describeView.js';

/** The dashboard to export, its view and the user to render it for. */
export interface DashboardExportOptions extends DeploymentAddress, DashboardView, DashboardExportEvents {
  /** Pass exactly one of the two ids. */
  readonly dashboardId?: number | undefined;
  /** The public id of the dashboard, instead of `dashboardId`. */
  readonly dashboardPublicId?: string | undefined;
  /** The name of the export in lists of jobs. */
  readonly name?: string | undefined;
  /**
   * True if the signed-in user may manage the workbook of the dashboard, for example as its owner. Default: judged by the policies of the
   * user.
   */
  readonly canManage?: boolean | undefined;
  /** The user whose view of the dashboard is rendered. Default: the caller. For admins only. */
  readonly renderAs?: StartDashboardExportInput['renderAs'];
  /** The file format. */
  readonly format?: ExportFormat | undefined;
  /** Default `pdf`. */
  readonly defaultFormat?: ExportFormat | undefined;
  /** Called with the format that the user chooses. */
  readonly onFormatChange?: ((format: ExportFormat) => void) | undefined;
}

/** The file format of an export: `pdf` or `png`. */
export type ExportFormat = StartDashboardExportInput['format'];

/** Callbacks for an export. */
export interface DashboardExportEvents extends WidgetErrorEvents<'dashboard-export'> {
  /** Called before an export starts. Return `false`, or a promise of it, to cancel. */
  readonly onBeforeExport?: ((input: StartDashboardExportInput) => Veto) | undefined;
  /** Called after the service accepted an export. */
  readonly onExportStarted?: ((job: JobAddress, input: StartDashboardExportInput) => void) | undefined;
  /** Called with the file after a download. */
  readonly onDownloaded?: ((file: DownloadedFile) => void) | undefined;
}

/** The exports of one dashboard, one at a time. Renders nothing. */
export interface DashboardExportModel {
  /** The chosen file format. */
  readonly format: ExportFormat;
  /** Changes the file format. */
  setFormat(format: ExportFormat): void;
  /** The filters and switches of the dashboard. */
  readonly viewLines: readonly ViewLine[];
  /** True if the export applies the present filters and switches. */
  readonly isAsShown: boolean;
  /** Sets if the export applies the present filters and switches. */
  setAsShown(isAsShown: boolean): void;
  /** If the signed-in user may export it: that requires managing the workbook, or being an admin with `renderAs`. */
  readonly permission: Permission;
  /** The present or last export. */
  readonly job: Job<DeploymentAddress & StartDashboardExportInput, DashboardExportStatusResponse, undefined>;
  /** Starts an export, also after one that failed or expired. The result is `undefined` if it was refused; see `job.startError`. */
  start(): Promise<ActionOutcome<JobAddress | undefined>>;
  /** Downloads the file. The result is `undefined` if that failed; see `job.downloadError`. */
  readonly download: Action<[], DownloadedFile | undefined>;
}

/** Headless hook behind `DashboardExportButton`. An export continues after the component unmounts; `useJobs` lists it. */
export function useDashboardExportJob(options: DashboardExportOptions): DashboardExportModel {
  const { deploymentId, dashboardId, dashboardPublicId, name, filters, timeGrains, memberSwitchers, renderAs, canManage } = options;
  const { defaultFormat = 'pdf', onFormatChange, onBeforeExport, onExportStarted, onDownloaded } = options;
  const [format, setFormat] = useControllable<ExportFormat>(options.format, defaultFormat, onFormatChange);
  const [isAsShown, setAsShown] = useState(true);
  const can = useCan();
  const job = useJob(dashboardExportJob);
  const registry = useJobRegistry();
  const { status, address } = job;
  const view = isAsShown ? { filters, timeGrains, memberSwitchers } : {};
  const input: StartDashboardExportInput = { format, dashboardId, dashboardPublicId, renderAs, ...view };
  const startWith = useAction(widget, options, {
    operation: 'startExport',
    before: onBeforeExport,
    async call(given: StartDashboardExportInput) {
      const started = await job.start({ deploymentId, ...given }, { name });
      const isSpent = address !== undefined && (status === 'failed' || status === 'expired');
      // The new export replaces one without a file, also in lists of jobs.
      if (started !== undefined && isSpent) registry.dismiss([jobKey(dashboardExportJob.kind, address)]);
      return started;
    },
    done: (started, given) => started && onExportStarted?.(started, given),
  });
  useReadErrorEvent(job.startError, { widget, operation: 'startExport' }, options);
  useReadErrorEvent(job.isLost ? job.watchError : undefined, { widget, operation: 'getExportStatus' }, options);
  useReadErrorEvent(job.downloadError, { widget, operation: 'downloadExport' }, options);
  return {
    format,
    setFormat,
    viewLines: useMemo(() => describeView({ filters, timeGrains, memberSwitchers }), [filters, timeGrains, memberSwitchers]),
    isAsShown,
    setAsShown,
    permission: renderAs === undefined ? can('WorkbookManage', { canManage }) : can('admin'),
    job,
    start: () => startWith(input),
    download: useAction(widget, options, {
      operation: 'downloadExport',
      call: job.download,
      done: (file) => file && onDownloaded?.(file),
    }),
  };
}

const widget = 'dashboard-export';
