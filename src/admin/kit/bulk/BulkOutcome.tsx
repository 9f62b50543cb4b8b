'use client';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { BulkAction } from '../../../data/bulk-action/useBulkAction.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { createLazyModule } from '../../../react/lazy/createLazyModule.js';
import { Button } from '../../../ui/button/Button.js';
import { Popover } from '../../../ui/popover/Popover.js';
import { Spinner } from '../../../ui/spinner/Spinner.js';
import { ToolbarButton } from '../../../ui/toolbar/Toolbar.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import type { BulkResultProps } from './BulkResult.js';

/** Loads the details of a run after the first render, like all popovers. */
const useBulkResult = createLazyModule(() => import('./BulkResult.js'));

export interface BulkOutcomeProps<Id extends ItemId> extends Pick<BulkResultProps<Id>, 'nameOf'> {
  /** The run, from `useBulkActions` or `useBulkAction`. */
  bulk: BulkResultProps<Id>['bulk'] & Pick<BulkAction<never, Id, unknown>, 'reset' | 'total' | 'settled' | 'notSentIds'>;
  /** The action that ran, as the title of the details: “Delete users”. Default: a word for a result. */
  heading?: string | undefined;
}

/**
 * The outcome of a bulk action inside a `<BulkBar>`: its progress if it takes several calls, and then a button with the
 * number of items that did not succeed, which opens the reasons. Nothing if all succeeded. Renders a `<span role="status">`.
 */
export function BulkOutcome<Id extends ItemId>({ bulk, heading, nameOf }: BulkOutcomeProps<Id>) {
  const common = useCommonAdminLabels();
  const { number } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const details = useBulkResult(isOpen);
  const { status, total, settled, failedIds, unknownIds, notSentIds } = bulk;
  const isRunning = status === 'running';
  const summary = [
    failedIds.length > 0 && common.bulk.failed(failedIds.length, number(failedIds.length)),
    unknownIds.length > 0 && common.bulk.unknown(unknownIds.length, number(unknownIds.length)),
    !isRunning && notSentIds.length > 0 && common.bulk.notSent(notSentIds.length, number(notSentIds.length)),
  ].filter((text) => text !== false);
  const progress = isRunning && total > oneCall ? common.bulk.progress(number(settled), number(total)) : undefined;
  const label = [progress, ...summary].filter((text) => text !== undefined).join(' · ');
  return (
    <span role="status" data-slot="bulk-outcome" data-state={status} className="parley-line parley-bulk-outcome">
      {label !== '' && (
        <Popover
          open={isOpen}
          onOpenChange={setOpen}
          title={heading ?? common.bulk.result}
          className="parley-bulk-details"
          trigger={
            <ToolbarButton
              render={
                <Button size="small" icon={isRunning ? undefined : CircleAlert} className="parley-digits">
                  {isRunning && <Spinner />}
                  {label}
                </Button>
              }
            />
          }
        >
          {details && <details.BulkResult bulk={bulk} nameOf={nameOf} onDismiss={bulk.reset} />}
        </Popover>
      )}
    </span>
  );
}

/** A run of up to this many items is a single call, which has no progress to show. */
const oneCall = 100;
