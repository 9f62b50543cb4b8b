'use client';

import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { BulkAction } from '../../../data/bulk-action/useBulkAction.js';
import type { ListSelection } from '../../../data/resource-list/ResourceList.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button, type ButtonProps } from '../../../ui/button/Button.js';
import { IconButton } from '../../../ui/button/IconButton.js';
import { partClass } from '../../../ui/partClass.js';
import { Toolbar, ToolbarButton } from '../../../ui/toolbar/Toolbar.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { useMergedRef } from '../../../ui/useMergedRef.js';
import type { BulkRun } from '../actions/bulkAction.js';
import { BulkOutcome, type BulkOutcomeProps } from '../bulk/BulkOutcome.js';
import { useFocusAfterBar } from './useFocusAfterBar.js';

export interface BulkBarProps<Id extends ItemId = ItemId> extends ComponentProps<'div'> {
  /** The selection, from a list model. */
  selection: Pick<ListSelection<never>, 'count' | 'clear'>;
  /** The present or last run, with the names of its items: its progress, and what did not succeed. Clearing the selection dismisses it. */
  outcome?: BulkOutcomeProps<Id> | undefined;
  /** A remark after the number, such as the extent of the selection. */
  note?: ReactNode;
}

/**
 * Replaces the toolbar while rows are selected or a run has an outcome to show: the number of rows and the outcome, with a `<BulkButton>`
 * for each bulk action as children. Arrow keys move between the buttons. If the bar disappears with the focus, the first checkbox of the list gets it. Renders a `<div role="toolbar">`.
 */
export function BulkBar<Id extends ItemId>({
  selection: { count, clear },
  outcome,
  note,
  className,
  ref,
  children,
  ...props
}: BulkBarProps<Id>) {
  const common = useCommonAdminLabels();
  const { number } = useFormats();
  const words = count > 0 ? common.selected(count, number(count)) : (outcome?.heading ?? common.bulk.result);
  const bar = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(bar, ref);
  useFocusAfterBar(bar);
  function dismiss() {
    clear();
    outcome?.bulk.reset();
  }
  return (
    <Toolbar ref={mergedRef} aria-label={words} data-slot="bulk-bar" className={partClass('bulk-bar parley-line', className)} {...props}>
      <ToolbarButton
        render={<IconButton icon={X} label={count > 0 ? common.clearSelection : common.dismiss} size="small" onClick={dismiss} />}
      />
      <div className="parley-words parley-to-start parley-bulk-words">
        <span role="status" className="parley-small parley-medium parley-digits">
          {words}
        </span>
        {note !== undefined && note !== null && <div className="parley-caption">{note}</div>}
      </div>
      {outcome !== undefined && <BulkOutcome {...outcome} />}
      {children !== undefined && <span className="parley-line parley-gap-s">{children}</span>}
    </Toolbar>
  );
}

export interface BulkButtonProps extends ButtonProps {
  /** The runs of the list. While one runs, its button is busy and the others are disabled. */
  bulk?: Pick<BulkAction<never, never, BulkRun>, 'status' | 'action'> | undefined;
  /** The name of the action in its declaration. */
  action?: string | undefined;
  /** True for an action that deletes. Its label has the color of danger. */
  isDestructive?: boolean | undefined;
}

/** A bulk action in a `<BulkBar>`: small and quiet, as all of them. Renders a `<button>`. */
export function BulkButton({ bulk, action, isDestructive = false, ...props }: BulkButtonProps) {
  const running = bulk?.status === 'running' ? bulk.action?.name : undefined;
  const isHeld = running !== undefined && running !== action;
  return (
    <ToolbarButton
      render={
        <Button
          variant="quiet"
          size="small"
          data-tone={isDestructive ? 'danger' : undefined}
          isBusy={running !== undefined && !isHeld}
          {...(isHeld && { disabled: true })}
          {...props}
        />
      }
    />
  );
}
