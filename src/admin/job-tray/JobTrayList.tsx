'use client';
import { ListChecks } from 'lucide-react';
import { type ComponentProps, memo, useCallback, useMemo, useRef } from 'react';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { mergeRefs } from '../../ui/mergeRefs.js';
import { partClass } from '../../ui/partClass.js';
import { useJobLabels } from '../kit/jobs/useJobLabels.js';
import { JobTrayItem } from './JobTrayItem.js';
import { jobTrayWidget } from './jobTrayWidget.js';

/** The jobs of a tray, newest first, or a message if there are none. Renders a `<ul>`. */
export function JobTrayList({ className, ref, ...props }: Omit<ComponentProps<'ul'>, 'children'>) {
  const { tray: words } = useJobLabels();
  const keys = jobTrayWidget.use(({ model }) => model.jobs.map(({ key }) => key));
  const list = useRef<HTMLUListElement>(null);
  const mergedRef = useMemo(() => mergeRefs(list, ref), [ref]);
  // Dismissing a job removes the focused button.
  const focusList = useCallback(() => list.current?.focus(), []);
  if (keys.length === 0) {
    return <EmptyState heading={words.empty} headingLevel={3} text={words.emptyAdvice} icon={ListChecks} />;
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
  const job = jobTrayWidget.use(({ model }) => model.jobs.find(({ key }) => key === jobKey));
  return job === undefined ? null : <JobTrayItem job={job} onGone={onGone} />;
});
