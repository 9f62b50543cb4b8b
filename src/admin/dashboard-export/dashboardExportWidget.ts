'use client';
import { useCallback } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import { type Lock, useLock } from '../kit/actions/useLock.js';
import { controlledKeys, createWidget } from '../kit/widget/createWidget.js';
import { saveFile } from '../shared/jobs/saveFile.js';
import { type DashboardExportModel, type DashboardExportOptions, useDashboardExportJob } from './model/useDashboardExportJob.js';

/** The options of an export, including its panel and how its file is saved. */
export interface DashboardExportWidgetOptions extends DashboardExportOptions {
  /** True to download the file as soon as it is ready, because the service keeps it for only a few minutes. Default `true`. */
  readonly isSavedWhenReady?: boolean | undefined;
  /** True if the panel is open. */
  readonly open?: boolean | undefined;
  /** True to open the panel at first. Default false. */
  readonly defaultOpen?: boolean | undefined;
  /** Called when the panel opens or closes. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Returns the display name of a member such as `orders.status`. */
  readonly memberNameOf?: ((member: string) => string) | undefined;
}

export const dashboardExportWidget = createWidget<DashboardExportWidgetOptions, DashboardExportModel>({
  name: 'dashboard-export',
  root: 'DashboardExportRoot',
  options: {
    deploymentId: true,
    dashboardId: true,
    dashboardPublicId: true,
    name: true,
    filters: true,
    timeGrains: true,
    memberSwitchers: true,
    canManage: true,
    renderAs: true,
    ...controlledKeys('format'),
    isSavedWhenReady: true,
    ...controlledKeys('open'),
    memberNameOf: true,
    onBeforeExport: true,
    onExportStarted: true,
    onDownloaded: true,
    onError: true,
  },
  useModel: useDashboardExportJob,
  stateOf: ({ job: { status, startError, watchError, isLost } }) => {
    if (status === 'start-failed') return failureOf(startError);
    if (status === 'running' && isLost) return failureOf(watchError);
    return status === 'failed' ? 'error' : 'ready';
  },
  dataOf: ({ job }) => ({ 'data-job-state': job.status }),
});

function failureOf(error: ServiceError | undefined): 'denied' | 'error' {
  return error?.kind === 'permission' ? 'denied' : 'error';
}

/** Locks exporting if the signed-in user is known to lack the permission. */
export function useExportLock(): Lock {
  return useLock(dashboardExportWidget.useSelector(({ model }) => model.permission.answer === 'refused'));
}

/** Returns a function that downloads the file and saves it through the browser. */
export function useSaveExport(): () => Promise<void> {
  const get = dashboardExportWidget.useGet();
  return useCallback(async () => {
    const { model, options } = get();
    const outcome = await model.download();
    if (outcome.kind === 'done' && outcome.result !== undefined) saveFile(outcome.result, options.name ?? 'dashboard');
  }, [get]);
}
