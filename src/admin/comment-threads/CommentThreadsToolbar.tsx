'use client';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { SelectField } from '../../ui/fields/SelectField.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { useCommentThreadsContext } from './CommentThreadsContext.js';
import type { CommentFilter } from './model/commentFilter.js';

/** Which threads are listed. Renders a `<div>`; nothing where there are none to choose from. */
export function CommentThreadsToolbar({ children, ...props }: ComponentProps<'div'>) {
  const { comments: words } = useAdminLabels();
  const { state, filter, setFilter } = useCommentThreadsContext();
  if (state.status === 'denied' || state.status === 'error' || state.status === 'off') return null;
  return (
    <Toolbar {...props}>
      <SelectField
        label={words.filter.label}
        isLabelHidden
        value={filter}
        onChange={({ currentTarget: { value } }) => setFilter(filters.find((known) => known === value) ?? 'open')}
      >
        {filters.map((value) => (
          <option key={value} value={value}>
            {words.filter[value]}
          </option>
        ))}
      </SelectField>
      {children}
    </Toolbar>
  );
}

const filters: readonly CommentFilter[] = ['open', 'all', 'resolved'];
