'use client';
import { ListChecks } from 'lucide-react';
import { type ComponentProps, memo, useCallback, useRef } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { useControllable } from '../../react/state/useControllable.js';
import { Announcer } from '../../ui/announcer/Announcer.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { partClass } from '../../ui/partClass.js';
import { Popover } from '../../ui/popover/Popover.js';
import type { PopoverProps } from '../../ui/popover/PopoverProps.js';
import { useMergedRef } from '../../ui/useMergedRef.js';
import { OfflineNotice } from '../kit/list/OfflineNotice.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { JobVoice } from '../shared/jobs/JobVoice.js';
import { useJobLabels } from '../shared/jobs/useJobLabels.js';
import { JobTrayItem } from './JobTrayItem.js';
import { type JobTrayWidgetOptions, jobStateOf, jobTrayWidget, useTrayNames } from './jobTrayWidget.js';

export type JobTrayProps = Omit<JobTrayRootProps, 'children'>;

/**
 * All jobs started below the provider, behind one button: progress, cancel, download, start again, and the results of syncs
 * and previews. Jobs survive a reload of the tab. Put it where it stays mounted, such as the application header. Renders a
 * `<div>`.
 */
export function JobTray(props: JobTrayProps) {
  return (
    <JobTrayRoot {...props}>
      <JobTrayPanel />
    </JobTrayRoot>
  );
}

JobTray.Root = JobTrayRoot;
JobTray.Panel = JobTrayPanel;
JobTray.Trigger = JobTrayTrigger;
JobTray.List = JobTrayList;
JobTray.Item = JobTrayItem;

export interface JobTrayRootProps extends WidgetProps<JobTrayWidgetOptions> {}

/**
 * Provides the jobs to the parts inside it and announces the end of each. Renders a `<div>`, with `data-job-state` while there
 * are jobs.
 */
export function JobTrayRoot({ children, ...props }: JobTrayRootProps) {
  return (
    <jobTrayWidget.Root {...props}>
      <Announcer>
        <TrayVoice />
        {children}
      </Announcer>
    </jobTrayWidget.Root>
  );
}

function TrayVoice() {
  return <JobVoice nameOf={useTrayNames().jobName} rank={1} />;
}

export type JobTrayPanelProps = Partial<Omit<PopoverProps, 'open' | 'onOpenChange' | 'children'>>;

/** The button of the tray and the panel with its jobs. Renders a `<button>`, and a `<div role="dialog">` while open. */
export function JobTrayPanel({ className, ...props }: JobTrayPanelProps) {
  const { tray: words } = useJobLabels();
  const { open, defaultOpen = false, onOpenChange } = jobTrayWidget.useSelector(({ options }) => options);
  const { isRunning, hasEnded } = jobTrayWidget.useSelector(({ model }) => ({
    isRunning: model.runningCount > 0,
    hasEnded: model.endedCount > 0,
  }));
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

/** The button of the tray, with the number of running jobs. Renders a `<button>`. */
export function JobTrayTrigger({ className, ...props }: ButtonProps) {
  const { tray: words } = useJobLabels();
  const { number } = useFormats();
  const { runningCount, jobState } = jobTrayWidget.useSelector(({ model }) => ({
    runningCount: model.runningCount,
    jobState: jobStateOf(model),
  }));
  const count = number(runningCount);
  return (
    <Button
      icon={ListChecks}
      variant="quiet"
      data-slot="job-tray-trigger"
      data-job-state={jobState}
      className={partClass('job-tray-trigger', className)}
      {...props}
    >
      <span aria-hidden={runningCount > 0 || undefined}>{words.title}</span>
      {/* Takes its place also without a job, so that a header does not move when one starts. */}
      <span aria-hidden="true" className="parley-job-tray-count" data-state={runningCount > 0 ? 'running' : 'idle'}>
        {runningCount > 0 && count}
      </span>
      {runningCount > 0 && <span className="parley-visually-hidden">{words.running(runningCount, count)}</span>}
    </Button>
  );
}

/** The jobs of a tray, newest first, or a message if there are none. Renders a `<ul>`. */
export function JobTrayList({ className, ref, ...props }: Omit<ComponentProps<'ul'>, 'children'>) {
  const { tray: words } = useJobLabels();
  const keys = jobTrayWidget.useSelector(({ model }) => model.jobs.map(({ key }) => key));
  const ofHost = jobTrayWidget.useSelector(({ options }) => options.empty);
  const list = useRef<HTMLUListElement>(null);
  const mergedRef = useMergedRef(list, ref);
  // Dismissing a job removes the focused button.
  const focusList = useCallback(() => list.current?.focus(), []);
  if (keys.length === 0) {
    return ofHost ?? <EmptyState heading={words.empty} headingLevel={3} text={words.emptyAdvice} icon={ListChecks} />;
  }
  return (
    <ul
      ref={mergedRef}
      tabIndex={-1}
      data-slot="job-tray-list"
      className={partClass('job-tray-list parley-plain-list', className)}
      {...props}
    >
      {keys.map((key) => (
        <ListedJob key={key} jobKey={key} onGone={focusList} />
      ))}
    </ul>
  );
}

/** Rerenders only when its own job changes. */
const ListedJob = memo(function ListedJob({ jobKey, onGone }: { jobKey: string; onGone: () => void }) {
  const job = jobTrayWidget.useSelector(({ model }) => model.jobs.find(({ key }) => key === jobKey));
  return job === undefined ? null : <JobTrayItem job={job} onGone={onGone} />;
});
