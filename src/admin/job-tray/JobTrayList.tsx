'use client';

import { ListChecks } from 'lucide-react';
import { type ComponentProps, useMemo, useRef } from 'react';
import type { JobSnapshot } from '../../data/jobs/jobReducer.js';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { mergeRefs } from '../../ui/mergeRefs.js';
import { partClass } from '../../ui/partClass.js';
import { JobTrayItem } from './JobTrayItem.js';
import type { JobTrayModel } from './model/useJobTray.js';

export interface JobTrayListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The model, from `useJobTray`. */
  tray: JobTrayModel;
  /** Returns a name for a job, or `undefined` for the default name. */
  nameOf?: ((job: JobSnapshot) => string | undefined) | undefined;
}

/** The jobs of a tray, newest first, or a message if there are none. Renders a `<ul>`. */
export function JobTrayList({ tray, nameOf, className, ref, ...props }: JobTrayListProps) {
  const { tray: words } = useAdminLabels().jobs;
  const list = useRef<HTMLUListElement>(null);
  const mergedRef = useMemo(() => mergeRefs(list, ref), [ref]);
  if (tray.jobs.length === 0) {
    return <EmptyState heading={words.empty} headingLevel={3} text={words.emptyAdvice} icon={ListChecks} />;
  }
  return (
    <ul ref={mergedRef} tabIndex={-1} data-slot="job-tray-list" className={partClass('job-tray-list', className)} {...props}>
      {tray.jobs.map((job) => (
        // Dismissing a job removes the focused button.
        <JobTrayItem key={job.key} job={job} tray={tray} nameOf={nameOf} onGone={() => list.current?.focus()} />
      ))}
    </ul>
  );
}
