'use client';

import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ListSelection } from '../../../hooks/resource-list/ResourceList.js';
import { useAdminLabels } from '../../../hooks/useAdminLabels.js';
import { useFormats } from '../../../hooks/useFormats.js';
import { IconButton } from '../IconButton.js';
import { partClass } from '../partClass.js';

export interface BulkBarProps extends ComponentProps<'div'> {
  selection: Pick<ListSelection<never>, 'count' | 'clear'>;
}

/** Takes the toolbar's place while rows are selected: how many, and as children what can be done with them. Renders a `<div role="toolbar">`. */
export function BulkBar({ selection: { count, clear }, className, children, ...props }: BulkBarProps) {
  const { common } = useAdminLabels();
  const { number } = useFormats();
  const words = common.selected(count, number(count));
  return (
    <div role="toolbar" aria-label={words} data-slot="bulk-bar" className={partClass('bulk-bar', className)} {...props}>
      <IconButton label={common.clearSelection} size="small" onClick={clear}>
        <X aria-hidden="true" size={16} strokeWidth={1.5} />
      </IconButton>
      <span role="status" className="parley-bulk-bar-count">
        {words}
      </span>
      {children}
    </div>
  );
}
