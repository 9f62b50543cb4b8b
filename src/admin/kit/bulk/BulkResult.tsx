'use client';

import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { BulkAction, BulkReport } from '../../../data/bulk-action/useBulkAction.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useBaseLabels } from '../../../react/language/useBaseLabels.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { ServiceErrorNotice } from '../../../ui/errors/ServiceErrorNotice.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { partClass } from '../../../ui/partClass.js';
import { useOutcomeToast } from '../../../ui/toasts/useOutcomeToast.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';

export interface BulkResultProps<Id extends ItemId> extends Omit<ComponentProps<'section'>, 'children'> {
  /** The run, from `useBulkAction`, or the outcome of a single call, which has no retry button. */
  bulk: Pick<BulkReport<Id>, 'status' | 'succeededIds' | 'failedIds' | 'unknownIds' | 'reasons'> &
    Partial<
      Pick<
        BulkAction<never, Id, unknown>,
        'total' | 'settled' | 'notSentIds' | 'error' | 'retryFailed' | 'resume' | 'cancel' | 'isCancelling'
      >
    >;
  /** Returns the name of an item. */
  nameOf: (id: Id) => string;
  /** The action that ran: “Delete users”. */
  heading?: string | undefined;
  /**
   * Called by a button that closes the result, which is shown while nothing is running. Also called once everything succeeded after a
   * retry, which a toast then says.
   */
  onDismiss?: (() => void) | undefined;
}

/**
 * The result of a bulk action: the items that succeeded, failed (by reason) or have an unknown outcome. Counts an item as
 * successful only if the service confirmed it. Renders a `<section>`.
 */
export function BulkResult<Id extends ItemId>({ bulk, nameOf, heading, onDismiss, className, ...props }: BulkResultProps<Id>) {
  const common = useCommonAdminLabels();
  const { common: words } = useBaseLabels();
  const { number } = useFormats();
  const { showSuccess } = useOutcomeToast();
  if (bulk.status === 'idle') return null;
  async function runAgain(run: () => Promise<BulkReport<Id>>) {
    const { idsToKeep, succeededIds: ids } = await run();
    if (idsToKeep.length > 0 || onDismiss === undefined) return;
    onDismiss();
    showSuccess(common.bulk.succeeded(ids.length, number(ids.length)));
  }
  const { succeededIds, failedIds, unknownIds, notSentIds = [], reasons, error, total = 0, settled = 0, retryFailed, resume } = bulk;
  const isRunning = bulk.status === 'running';
  const progress = common.bulk.progress(number(settled), number(total));
  return (
    <section
      // Gets the focus when the buttons that started the action disappear.
      tabIndex={-1}
      data-slot="bulk-result"
      data-state={bulk.status}
      aria-label={heading}
      className={partClass('bulk-result parley-box parley-stack parley-small', className)}
      {...props}
    >
      {heading !== undefined && <p className="parley-heading">{heading}</p>}
      {isRunning && <progress className="parley-bulk-progress" value={settled} max={total} aria-label={progress} />}
      <div role="status">
        <ul className="parley-plain-list parley-words parley-medium parley-digits">
          {isRunning && <li>{progress}</li>}
          {succeededIds.length > 0 && (
            <li className="parley-remark">
              <Icon of={CircleCheck} className="parley-success" />
              {common.bulk.succeeded(succeededIds.length, number(succeededIds.length))}
            </li>
          )}
          {failedIds.length > 0 && (
            <li className="parley-remark">
              <Icon of={CircleAlert} className="parley-danger" />
              {common.bulk.failed(failedIds.length, number(failedIds.length))}
            </li>
          )}
          {unknownIds.length > 0 && (
            <li className="parley-remark">
              <Icon of={CircleHelp} className="parley-warning" />
              {common.bulk.unknown(unknownIds.length, number(unknownIds.length))}
            </li>
          )}
          {!isRunning && notSentIds.length > 0 && <li>{common.bulk.notSent(notSentIds.length, number(notSentIds.length))}</li>}
        </ul>
      </div>
      {!isRunning && error !== undefined && <ServiceErrorNotice error={error} />}
      {reasons.map(({ status, message, ids }) => (
        <div key={`${status} ${message}`} className="parley-quote">
          <p className="parley-small">{message}</p>
          <p className="parley-note">
            {ids.slice(0, namesShown).map(nameOf).join(', ')}
            {ids.length > namesShown ? ' …' : ''}
          </p>
        </div>
      ))}
      {unknownIds.length > 0 && <p className="parley-note">{common.bulk.unknownAdvice}</p>}
      <div className="parley-line parley-bulk-buttons">
        {isRunning && (
          <Button size="small" isBusy={bulk.isCancelling} onClick={bulk.cancel}>
            {words.cancel}
          </Button>
        )}
        {!isRunning && failedIds.length > 0 && retryFailed && (
          <Button size="small" onClick={() => void runAgain(retryFailed)}>
            {common.bulk.retryFailed}
          </Button>
        )}
        {!isRunning && notSentIds.length > 0 && resume && (
          <Button size="small" onClick={() => void runAgain(resume)}>
            {common.bulk.sendRest}
          </Button>
        )}
        {!isRunning && onDismiss && (
          <Button size="small" variant="quiet" onClick={onDismiss}>
            {common.dismiss}
          </Button>
        )}
      </div>
    </section>
  );
}

const namesShown = 8;
