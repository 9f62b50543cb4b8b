'use client';
import { useControllable } from '../../react/useControllable.js';
import { Button } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { Popover, type PopoverProps } from '../../ui/popover/Popover.js';
import { useJobLabels } from '../kit/jobs/useJobLabels.js';
import { OfflineNotice } from '../kit/list/OfflineNotice.js';
import { JobTrayList } from './JobTrayList.js';
import { JobTrayTrigger } from './JobTrayTrigger.js';
import { jobTrayWidget } from './jobTrayWidget.js';

export type JobTrayPanelProps = Partial<Omit<PopoverProps, 'open' | 'onOpenChange' | 'children'>>;

/** The button of the tray and the panel with its jobs. Renders a `<button>`, and a `<div role="dialog">` while open. */
export function JobTrayPanel({ className, ...props }: JobTrayPanelProps) {
  const { tray: words } = useJobLabels();
  const { open, defaultOpen = false, onOpenChange } = jobTrayWidget.use(({ options }) => options);
  const { isRunning, hasEnded } = jobTrayWidget.use(({ model }) => ({ isRunning: model.runningCount > 0, hasEnded: model.endedCount > 0 }));
  const get = jobTrayWidget.useGet();
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const clear = hasEnded && (
    <Button size="small" variant="quiet" onClick={() => get().model.dismissEnded()}>
      {words.dismissEnded}
    </Button>
  );
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      title={words.title}
      titleAction={clear}
      trigger={<JobTrayTrigger />}
      className={partClass('job-tray-panel', className)}
      {...props}
    >
      {isRunning && <OfflineNotice isShown />}
      <JobTrayList />
    </Popover>
  );
}
