'use client';

import { ListChecks } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { JobSnapshot } from '../../data/jobs/jobReducer.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useControllable } from '../../react/useControllable.js';
import { useFormats } from '../../react/useFormats.js';
import { Announcer } from '../../ui/announcer/Announcer.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { Popover } from '../../ui/popover/Popover.js';
import { JobVoice } from '../kit/jobs/JobVoice.js';
import { useJobName } from '../kit/jobs/useJobName.js';
import { OfflineNotice } from '../kit/list/OfflineNotice.js';
import { JobTrayList } from './JobTrayList.js';
import type { JobTrayModel } from './model/useJobTray.js';

export interface JobTrayViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The model, from `useJobTray`. */
  tray: JobTrayModel;
  /** True if the tray is open. */
  open?: boolean | undefined;
  /** True to open the tray at first. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when the tray opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Returns a name for a job, or `undefined` for the default name. */
  nameOf?: ((job: JobSnapshot) => string | undefined) | undefined;
}

/**
 * A tray for an existing model. Does not use the service. Renders a `<div>` around the button, with `data-job-state` while
 * there are jobs.
 */
export function JobTrayView({ tray, open, defaultOpen = false, onOpenChange, nameOf, className, ...props }: JobTrayViewProps) {
  const { tray: words } = useAdminLabels().jobs;
  const { jobName } = useJobName(nameOf);
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const clear = tray.endedCount > 0 && (
    <Button size="small" variant="quiet" onClick={tray.dismissEnded}>
      {words.dismissEnded}
    </Button>
  );
  return (
    <Announcer>
      <JobVoice nameOf={jobName} rank={1} />
      <div
        data-slot="job-tray"
        data-state={tray.jobs.length === 0 ? 'empty' : 'ready'}
        data-job-state={jobStateOf(tray)}
        className={partClass('job-tray', className)}
        {...props}
      >
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          title={words.title}
          titleAction={clear}
          trigger={<JobTrayTrigger tray={tray} />}
          className="parley-job-tray-panel"
        >
          {tray.runningCount > 0 && <OfflineNotice isShown />}
          <JobTrayList tray={tray} nameOf={nameOf} />
        </Popover>
      </div>
    </Announcer>
  );
}

/** The button of the tray, with the number of running jobs. Renders a `<button>`. */
export function JobTrayTrigger({ tray, className, ...props }: ButtonProps & { tray: Pick<JobTrayModel, 'runningCount' | 'endedCount'> }) {
  const { tray: words } = useAdminLabels().jobs;
  const { number } = useFormats();
  const { runningCount } = tray;
  const count = number(runningCount);
  return (
    <Button
      icon={ListChecks}
      variant="quiet"
      data-slot="job-tray-trigger"
      data-job-state={jobStateOf(tray)}
      className={partClass('job-tray-trigger', className)}
      {...props}
    >
      <span aria-hidden={runningCount > 0 || undefined}>{words.title}</span>
      {runningCount > 0 && (
        <>
          <span aria-hidden="true" className="parley-job-tray-count">
            {count}
          </span>
          <span className="parley-visually-hidden">{words.running(runningCount, count)}</span>
        </>
      )}
    </Button>
  );
}

function jobStateOf({ runningCount, endedCount }: Pick<JobTrayModel, 'runningCount' | 'endedCount'>): 'running' | 'ended' | undefined {
  if (runningCount > 0) return 'running';
  return endedCount > 0 ? 'ended' : undefined;
}
