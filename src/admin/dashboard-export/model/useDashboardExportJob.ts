'use client';
import { useState } from 'react';
import type { DownloadedFile } from '../../../client/http/readFile.js';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { DashboardExportStatusResponse, StartDashboardExportInput } from '../../../client/resources/dashboard-exports.js';
import { dashboardExportJob } from '../../../data/jobs/dashboardExportJob.js';
import type { JobAddress } from '../../../data/jobs/JobDefinition.js';
import { jobKey } from '../../../data/jobs/jobReducer.js';
import { type Job, useJob } from '../../../data/jobs/useJob.js';
import { useJobRegistry } from '../../../data/jobs/useJobRegistry.js';
import { useLatest } from '../../../react/useLatest.js';
import { attemptAct } from '../../kit/events/attemptAct.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { ActOutcome, Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { type DashboardView, describeView, type ViewLine } from './describeView.js';

/** The dashboard to export, its view and the user to render it for. */
export interface DashboardExportOptions extends DeploymentAddress, DashboardView, DashboardExportEvents {
  /** Pass exactly one of the two ids. */
  readonly dashboardId?: number | undefined;
  /** The public id of the dashboard, instead of `dashboardId`. */
  readonly dashboardPublicId?: string | undefined;
  /** The name of the export in lists of jobs. */
  readonly name?: string | undefined;
  /** The user whose view of the dashboard is rendered. Default: the caller. For admins only. */
  readonly renderAs?: StartDashboardExportInput['renderAs'];
  /** The file format. */
  readonly format?: ExportFormat | undefined;
  /** Default `pdf`. */
  readonly defaultFormat?: ExportFormat | undefined;
  /** Called with the format that the user chooses. */
  readonly onFormatChange?: ((format: ExportFormat) => void) | undefined;
}

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
  /** The name of the export in lists of jobs. */
  readonly name: string | undefined;
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
  /** The present or last export. */
  readonly job: Job<DeploymentAddress & StartDashboardExportInput, DashboardExportStatusResponse, undefined>;
  /** Starts an export, also after one that failed or expired. */
  start(): Promise<ActOutcome<JobAddress | undefined>>;
  /** Returns the file, or `undefined` if it could not be downloaded. */
  download(): Promise<DownloadedFile | undefined>;
}

/** Headless hook behind `DashboardExportButton`. An export continues after the component unmounts; `useJobs` lists it. */
export function useDashboardExportJob(options: DashboardExportOptions): DashboardExportModel {
  const { deploymentId, dashboardId, dashboardPublicId, name, filters, timeGrains, memberSwitchers, renderAs } = options;
  const [ownFormat, setOwnFormat] = useState<ExportFormat>(options.defaultFormat ?? 'pdf');
  const [isAsShown, setAsShown] = useState(true);
  const job = useJob(dashboardExportJob);
  const registry = useJobRegistry();
  const events = useLatest<DashboardExportEvents>(options);
  const format = options.format ?? ownFormat;
  useExportErrorEvents(job, options);

  const spent = job.status === 'failed' || job.status === 'expired' ? job.address : undefined;
  const view = isAsShown ? { filters, timeGrains, memberSwitchers } : {};
  const input: StartDashboardExportInput = { format, dashboardId, dashboardPublicId, renderAs, ...view };
  return {
    name,
    format,
    setFormat(next) {
      setOwnFormat(next);
      options.onFormatChange?.(next);
    },
    viewLines: describeView({ filters, timeGrains, memberSwitchers }),
    isAsShown,
    setAsShown,
    job,
    start: () =>
      attemptAct({
        operation: 'startExport',
        before: () => events.current.onBeforeExport?.(input),
        write: () => job.start({ deploymentId, ...input }, { name }),
        done(address) {
          if (address === undefined) return;
          // The new export replaces the previous one, also in lists of jobs.
          if (spent !== undefined) registry.dismiss([jobKey(dashboardExportJob.kind, spent)]);
          events.current.onExportStarted?.(address, input);
        },
        // Reports only a failure of the host's callback: the job itself reports refusals of the service.
        failed: (error) => events.current.onError?.(error, { widget: 'dashboard-export', operation: 'startExport' }),
      }),
    async download() {
      const file = await job.download();
      if (file !== undefined) events.current.onDownloaded?.(file);
      return file;
    },
  };
}

function useExportErrorEvents(
  {
    startError,
    watchError,
    isLost,
    downloadError,
  }: Readonly<Record<'startError' | 'watchError' | 'downloadError', ServiceError | undefined>> & {
    readonly isLost: boolean;
  },
  events: DashboardExportEvents,
): void {
  const widget = 'dashboard-export';
  useReadErrorEvent(startError, { widget, operation: 'startExport' }, events);
  useReadErrorEvent(isLost ? watchError : undefined, { widget, operation: 'getExportStatus' }, events);
  useReadErrorEvent(downloadError, { widget, operation: 'downloadExport' }, events);
}
