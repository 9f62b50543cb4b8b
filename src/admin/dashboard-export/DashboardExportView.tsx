'use client';

import { CircleAlert, CircleCheck, Download, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useControllable } from '../../react/useControllable.js';
import { useFormats } from '../../react/useFormats.js';
import { Announcer } from '../../ui/announcer/Announcer.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { Icon } from '../../ui/icon/Icon.js';
import { partClass } from '../../ui/partClass.js';
import { Popover } from '../../ui/popover/Popover.js';
import { Spinner } from '../../ui/spinner/Spinner.js';
import { isolate } from '../../ui/text/isolate.js';
import { JobVoice } from '../kit/jobs/JobVoice.js';
import { useJobName } from '../kit/jobs/useJobName.js';
import { DashboardExportForm } from './DashboardExportForm.js';
import { DashboardExportStatus } from './DashboardExportStatus.js';
import type { DashboardExportModel } from './model/useDashboardExportJob.js';

export interface DashboardExportViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The export, from `useDashboardExportJob`. */
  exporting: DashboardExportModel;
  /** True if the popover is open. */
  open?: boolean | undefined;
  /** True to open the popover at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when the popover opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Returns the display name of a member such as `orders.status`. */
  memberNameOf?: ((member: string) => string) | undefined;
}

/**
 * An export button for an existing model. Does not use the service. Renders a `<div>` around the button, with the state of
 * the export as `data-job-state`.
 */
export function DashboardExportView(props: DashboardExportViewProps) {
  const { exporting, open, defaultOpen = false, onOpenChange, memberNameOf, className, ...native } = props;
  const { export: words } = useAdminLabels().jobs;
  const { jobName } = useJobName();
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const { job, name } = exporting;
  const isBefore = job.status === 'idle' || job.status === 'starting' || job.status === 'start-failed';
  return (
    <Announcer>
      <JobVoice nameOf={jobName} rank={0} />
      <div
        data-slot="dashboard-export"
        data-state={stateOf(job)}
        data-job-state={job.status}
        className={partClass('dashboard-export', className)}
        {...native}
      >
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          title={name === undefined ? words.title : words.titleOf(isolate(name))}
          trigger={<DashboardExportTrigger exporting={exporting} />}
          className="parley-dashboard-export-panel"
        >
          {isBefore ? (
            <DashboardExportForm exporting={exporting} memberNameOf={memberNameOf} />
          ) : (
            <DashboardExportStatus exporting={exporting} />
          )}
        </Popover>
      </div>
    </Announcer>
  );
}

/** The button, which shows the progress of the export. Renders a `<button>`. */
export function DashboardExportTrigger({ exporting, className, ...props }: ButtonProps & { exporting: DashboardExportModel }) {
  const { jobs } = useAdminLabels();
  const { number } = useFormats();
  const { status, progress, isLost } = exporting.job;
  const isRunning = status === 'starting' || (status === 'running' && !isLost);
  const icon = status === 'running' ? CircleAlert : (icons[status] ?? Download);
  return (
    <Button data-slot="dashboard-export-trigger" className={partClass('dashboard-export-trigger', className)} {...props}>
      {isRunning ? <Spinner /> : <Icon of={icon} />}
      {jobs.export.open}
      {isRunning && progress.percent !== undefined && (
        <span className="parley-dashboard-export-percent">{jobs.states.percent(number(progress.percent, 0))}</span>
      )}
    </Button>
  );
}

/** Returns the state to show: an error if the last export was refused, failed or can no longer be tracked. */
function stateOf({ status, startError, watchError, isLost }: DashboardExportModel['job']): 'ready' | 'error' | 'denied' {
  const error = status === 'start-failed' ? startError : status === 'running' && isLost ? watchError : undefined;
  if (error?.kind === 'permission') return 'denied';
  return error !== undefined || status === 'failed' ? 'error' : 'ready';
}

const icons: Readonly<Record<string, LucideIcon | undefined>> = {
  succeeded: CircleCheck,
  failed: CircleAlert,
  'start-failed': CircleAlert,
};
