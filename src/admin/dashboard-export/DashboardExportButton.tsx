'use client';
import { DashboardExportForm } from './DashboardExportForm.js';
import { DashboardExportPanel } from './DashboardExportPanel.js';
import { DashboardExportRoot, type DashboardExportRootProps } from './DashboardExportRoot.js';
import { DashboardExportStatus } from './DashboardExportStatus.js';
import { DashboardExportTrigger } from './DashboardExportTrigger.js';

export type DashboardExportButtonProps = Omit<DashboardExportRootProps, 'children'>;

/**
 * Exports a dashboard with its present filters as PDF or PNG: format, progress, download, and export again. Renders a
 * `<div>` around the button.
 */
export function DashboardExportButton(props: DashboardExportButtonProps) {
  return (
    <DashboardExportRoot {...props}>
      <DashboardExportPanel />
    </DashboardExportRoot>
  );
}

DashboardExportButton.Root = DashboardExportRoot;
DashboardExportButton.Panel = DashboardExportPanel;
DashboardExportButton.Trigger = DashboardExportTrigger;
DashboardExportButton.Form = DashboardExportForm;
DashboardExportButton.Status = DashboardExportStatus;
