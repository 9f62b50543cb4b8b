'use client';
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { useControllable } from '../../react/state/useControllable.js';
import { Announcer } from '../../ui/announcer/Announcer.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { Icon, type IconType } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { Popover } from '../../ui/popover/Popover.js';
import type { PopoverProps } from '../../ui/popover/PopoverProps.js';
import { Spinner } from '../../ui/spinner/Spinner.js';
import { isolate } from '../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { JobVoice } from '../shared/jobs/JobVoice.js';
import { useJobLabels } from '../shared/jobs/useJobLabels.js';
import { useJobName } from '../shared/jobs/useJobName.js';
import { DashboardExportForm } from './DashboardExportForm.js';
import { DashboardExportStatus } from './DashboardExportStatus.js';
import { type DashboardExportWidgetOptions, dashboardExportWidget, useExportLock, useSaveExport } from './dashboardExportWidget.js';

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

export interface DashboardExportRootProps extends WidgetProps<DashboardExportWidgetOptions> {}

/**
 * Provides one export to the parts inside it, announces its end and saves its file. Renders a `<div>`, with the state of the
 * export as `data-job-state`.
 */
export function DashboardExportRoot({ children, ...props }: DashboardExportRootProps) {
  return (
    <dashboardExportWidget.Root {...props}>
      <Announcer>
        <ExportEnd />
        {children}
      </Announcer>
    </dashboardExportWidget.Root>
  );
}

function ExportEnd() {
  const { jobName } = useJobName();
  const readyId = dashboardExportWidget.useSelector(({ model: { job }, options: { isSavedWhenReady = true } }) =>
    isSavedWhenReady && job.status === 'succeeded' ? job.address?.jobId : undefined,
  );
  const save = useSaveExport();
  const savedId = useRef<string>(undefined);
  useEffect(() => {
    if (readyId === undefined || savedId.current === readyId) return;
    savedId.current = readyId;
    void save();
  }, [readyId, save]);
  return <JobVoice nameOf={jobName} rank={0} />;
}

export type DashboardExportPanelProps = Partial<Omit<PopoverProps, 'open' | 'onOpenChange' | 'children'>>;

/**
 * The button and the panel of an export. Renders a `<button>`, and a `<div role="dialog">` while open. If the user may not export, the
 * button is disabled and followed by the reason.
 */
export function DashboardExportPanel({ className, ...props }: DashboardExportPanelProps) {
  const { export: words } = useJobLabels();
  const { open, defaultOpen = false, onOpenChange, name } = dashboardExportWidget.useSelector(({ options }) => options);
  const { needsPermission } = useCommonAdminLabels();
  const lock = useExportLock();
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        title={name === undefined ? words.title : words.titleOf(isolate(name))}
        trigger={<DashboardExportTrigger {...lock.button} />}
        className={partClass('dashboard-export-panel', className)}
        {...props}
      >
        <DashboardExportForm />
        <DashboardExportStatus />
      </Popover>
      {lock.button.disabled && (
        <p id={lock.noteId} className="parley-note">
          {needsPermission}
        </p>
      )}
    </>
  );
}

/** The button, which shows the progress of the export. Renders a `<button>`. */
export function DashboardExportTrigger({ className, ...props }: ButtonProps) {
  const jobs = useJobLabels();
  const { number } = useFormats();
  const { status, progress, isLost } = dashboardExportWidget.useSelector(({ model }) => model.job);
  const { disabled } = useExportLock().button;
  const isRunning = status === 'starting' || (status === 'running' && !isLost);
  return (
    <Button
      data-slot="dashboard-export-trigger"
      disabled={disabled}
      className={partClass('dashboard-export-trigger', className)}
      {...props}
    >
      {isRunning ? <Spinner /> : <Icon of={icons[status] ?? Download} />}
      {jobs.export.open}
      {isRunning && progress.percent !== undefined && (
        <span className="parley-muted parley-digits">{jobs.states.percent(number(progress.percent, 0))}</span>
      )}
    </Button>
  );
}

/** A job that runs has a spinner, unless its status is unknown. */
const icons: Readonly<Record<string, IconType | undefined>> = {
  running: CircleAlert,
  succeeded: CircleCheck,
  failed: CircleAlert,
  'start-failed': CircleAlert,
};
