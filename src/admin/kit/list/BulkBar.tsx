'use client';

import { Toolbar } from '@base-ui/react/toolbar';
import { X } from 'lucide-react';
import { type ComponentProps, useMemo, useRef } from 'react';
import type { BulkAction } from '../../../data/bulk-action/useBulkAction.js';
import type { ListSelection } from '../../../data/resource-list/ResourceList.js';
import { useFormats } from '../../../react/useFormats.js';
import { Button, type ButtonProps } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { mergeRefs } from '../../../ui/mergeRefs.js';
import { partClass } from '../../../ui/partClass.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import type { BulkRun } from '../actions/bulkAction.js';
import { useFocusAfterBar } from './useFocusAfterBar.js';

export interface BulkBarProps extends ComponentProps<'div'> {
  /** The selection, from a list model. */
  selection: Pick<ListSelection<never>, 'count' | 'clear'>;
}

/**
 * Replaces the toolbar while rows are selected: their number, with a `<BulkButton>` for each bulk action as children. Arrow keys move
 * between the buttons. If the bar disappears with the focus, the result of the action gets it, or the first checkbox. Renders a `<div role="toolbar">`.
 */
export function BulkBar({ selection: { count, clear }, className, ref, children, ...props }: BulkBarProps) {
  const common = useCommonAdminLabels();
  const { number } = useFormats();
  const words = common.selected(count, number(count));
  const bar = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(bar, ref), [ref]);
  useFocusAfterBar(bar);
  return (
    <Toolbar.Root
      ref={mergedRef}
      aria-label={words}
      render={<div data-slot="bulk-bar" className={partClass('bulk-bar parley-line', className)} {...props} />}
    >
      <Toolbar.Button render={<IconButton icon={X} label={common.clearSelection} size="small" onClick={clear} />} />
      <span role="status" className="parley-small parley-medium parley-digits parley-to-start">
        {words}
      </span>
      {children}
    </Toolbar.Root>
  );
}

export interface BulkButtonProps extends ButtonProps {
  /** The runs of the list. While one runs, its button is busy and the others are disabled. */
  bulk?: Pick<BulkAction<never, never, BulkRun>, 'status' | 'action'> | undefined;
  /** The name of the action in its declaration. */
  action?: string | undefined;
}

/** A bulk action in a `<BulkBar>`. Renders a `<button>`. */
export function BulkButton({ bulk, action, ...props }: BulkButtonProps) {
  const running = bulk?.status === 'running' ? bulk.action?.name : undefined;
  const isHeld = running !== undefined && running !== action;
  return <Toolbar.Button render={<Button isBusy={running !== undefined && !isHeld} {...(isHeld && { disabled: true })} {...props} />} />;
}
