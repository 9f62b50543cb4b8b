'use client';
import type { ComponentProps } from 'react';
import { FilterSelect } from '../kit/FilterSelect.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { commentThreadsWidget } from './commentThreadsWidget.js';
import { isClosed } from './model/useCommentThreads.js';
import { useCommentLabels } from './useCommentLabels.js';

/** The filter of the threads. Renders a `<div>`, or nothing if there are no threads to filter. */
export function CommentThreadsToolbar({ children, ...props }: ComponentProps<'div'>) {
  const { filter: words } = useCommentLabels();
  const { isHidden, filter, setFilter } = commentThreadsWidget.use(({ model: { state, filter, setFilter } }) => {
    return { isHidden: isClosed(state), filter, setFilter };
  });
  if (isHidden) return null;
  return (
    <Toolbar {...props}>
      <FilterSelect
        label={words.label}
        value={filter}
        onValueChange={(next = 'open') => setFilter(next)}
        options={filters.map((value) => ({ value, label: words[value] }))}
      />
      {children}
    </Toolbar>
  );
}

const filters = ['open', 'all', 'resolved'] as const;
