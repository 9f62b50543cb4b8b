'use client';

import { useEffect, useRef } from 'react';
import { DashboardExportView, type DashboardExportViewProps } from './DashboardExportView.js';
import { type DashboardExportModel, type DashboardExportOptions, useDashboardExportJob } from './model/useDashboardExportJob.js';
import { saveExport } from './saveExport.js';

export interface DashboardExportButtonProps
  extends DashboardExportOptions,
    Omit<DashboardExportViewProps, 'exporting' | keyof DashboardExportOptions> {
  /** True to download the file as soon as it is ready, because the service keeps it for only a few minutes. Default `true`. */
  isSavedWhenReady?: boolean | undefined;
}

/**
 * Exports a dashboard with its present filters as PDF or PNG: format, progress, download, and export again. Renders a
 * `<div>` around the button.
 */
export function DashboardExportButton({ isSavedWhenReady = true, ...props }: DashboardExportButtonProps) {
  const { options, rest } = splitOptions(props);
  const exporting = useDashboardExportJob(options);
  useSaveWhenReady(exporting, isSavedWhenReady);
  return <DashboardExportView exporting={exporting} {...rest} />;
}

DashboardExportButton.View = DashboardExportView;

function useSaveWhenReady(exporting: DashboardExportModel, isWanted: boolean): void {
  const savedId = useRef<string>(undefined);
  const { status, address } = exporting.job;
  useEffect(() => {
    if (!isWanted || status !== 'succeeded' || address === undefined || savedId.current === address.jobId) return;
    savedId.current = address.jobId;
    void saveExport(exporting);
  }, [isWanted, status, address, exporting]);
}

type Split = Omit<DashboardExportButtonProps, 'isSavedWhenReady'>;

function splitOptions({
  deploymentId,
  dashboardId,
  dashboardPublicId,
  name,
  filters,
  timeGrains,
  memberSwitchers,
  renderAs,
  format,
  defaultFormat,
  onFormatChange,
  onBeforeExport,
  onExportStarted,
  onDownloaded,
  onError,
  ...rest
}: Split): { options: DashboardExportOptions; rest: Omit<Split, keyof DashboardExportOptions> } {
  const dashboard = { deploymentId, dashboardId, dashboardPublicId, name, filters, timeGrains, memberSwitchers, renderAs };
  const events = { onBeforeExport, onExportStarted, onDownloaded, onError };
  return { options: { ...dashboard, format, defaultFormat, onFormatChange, ...events }, rest };
}
