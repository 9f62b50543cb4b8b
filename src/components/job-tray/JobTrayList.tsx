'use client';

import { ListChecks } from 'lucide-react';
import { type ComponentProps, useMemo, useRef } from 'react';
import type { JobTrayModel } from '../../hooks/job-tray/useJobTray.js';
import type { JobSnapshot } from '../../hooks/jobs/jobReducer.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { mergeRefs } from '../primitives/mergeRefs.js';
import { partClass } from '../primitives/partClass.js';
import { JobTrayItem } from './JobTrayItem.js';

export interface JobTrayListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  tray: JobTrayModel;
  nameOf?: ((job: JobSnapshot) => string | undefined) | undefined;
}

/** The jobs of a tray, the newest first, or that there are none. Renders a `<ul>`. */
export function JobTrayList({ tray, nameOf, className, ref, ...props }: JobTrayListProps) {
  const { tray: words } = useAdminLabels().jobs;
  const list = useRef<HTMLUListElement>(null);
  const mergedRef = useMemo(() => mergeRefs(list, ref), [ref]);
  if (tray.jobs.length === 0) {
    return (
      <EmptyState
        heading={words.empty}
        headingLevel={3}
        text={words.emptyAdvice}
        icon={<ListChecks aria-hidden="true" size={20} strokeWidth={1.5} />}
      />
    );
  }
  return (
    <ul ref={mergedRef} tabIndex={-1} data-slot="job-tray-list" className={partClass('job-tray-list', className)} {...props}>
      {tray.jobs.map((job) => (
        // A dismissed job takes the focused button with it.
        <JobTrayItem key={job.key} job={job} tray={tray} nameOf={nameOf} onGone={() => list.current?.focus()} />
      ))}
    </ul>
  );
}
