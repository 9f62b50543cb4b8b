'use client';
import { ArrowRight, CircleCheck, Eye, EyeOff } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useBaseLabels } from '../../react/language/useBaseLabels.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Badge } from '../../ui/badge/Badge.js';
import { Button } from '../../ui/button/Button.js';
import { Dialog } from '../../ui/dialog/Dialog.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ActionFailure } from '../../ui/errors/ActionFailure.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { Icon } from '../../ui/icon/Icon.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { DialogStep } from '../kit/dialog/DialogStep.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { RowSkeleton } from '../kit/list/RowSkeleton.js';
import { isSecretName } from '../kit/secret/isSecretName.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { environmentVariables, useVariableLabels } from './environmentVariablesWidget.js';
import { hiddenValue } from './model/checkVariable.js';
import type { PlannedChange } from './model/variableDraft.js';

/** Compares the unsaved changes with the saved variables, and saves them. Renders a `<div role="dialog">`. */
export function VariablesReview({ open, onOpenChange }: OpenProps) {
  const { review: words } = useVariableLabels();
  const isSaving = environmentVariables.useSelector(({ model }) => model.review.status === 'saving');
  const get = environmentVariables.useGet();

  // The host may open the dialog too; the variables must be read then as well.
  useLayoutEffect(() => {
    if (open) void get().model.openReview();
    else get().model.closeReview();
  }, [open, get]);

  return (
    <Dialog open={open} onOpenChange={onOpenChange} isBusy={isSaving} size="wide" title={words.title} description={words.description}>
      <ReviewContent onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ReviewContent({ onClose }: { onClose: () => void }) {
  const variables = useVariableLabels();
  const common = useCommonAdminLabels();
  const { common: basics } = useBaseLabels();
  const get = environmentVariables.useGet();
  const { review, plan } = environmentVariables.useSelector(({ model: { review, plan } }) => ({ review, plan }));
  const words = variables.review;
  if (review.status === 'comparing' || review.status === 'unread') {
    return (
      <DialogStep step="compare" aria-label={words.title} actions={<Button onClick={onClose}>{basics.cancel}</Button>}>
        {review.status === 'comparing' ? (
          <RowSkeleton rows={Math.min(plan.length, 6)} columns={2} label={words.comparing} />
        ) : (
          <ReadFailure error={review.error} onRetry={() => void get().model.openReview()} />
        )}
      </DialogStep>
    );
  }
  if (plan.some(({ kind }) => kind !== 'unchanged')) return <OpenReview onClose={onClose} />;
  function finish() {
    get().model.discard();
    onClose();
  }
  const done = (
    <Button variant="primary" onClick={finish}>
      {common.done}
    </Button>
  );
  return (
    <DialogStep step="nothing" aria-label={words.title} actions={done}>
      <EmptyState heading={words.nothing} headingLevel={3} text={words.nothingAdvice} icon={CircleCheck} />
    </DialogStep>
  );
}

function OpenReview({ onClose }: { onClose: () => void }) {
  const { review: words } = useVariableLabels();
  const { common } = useBaseLabels();
  const { number } = useFormats();
  const { showSuccess } = useOutcomeToast();
  const get = environmentVariables.useGet();
  const { plan, allCount, isSaving } = environmentVariables.useSelector(({ model: { plan, allRows, review } }) => ({
    plan,
    allCount: allRows.length,
    isSaving: review.status === 'saving',
  }));
  const [isShown, setShown] = useState(false);
  const hasSecrets = plan.some(({ name, kind, before }) => kind !== 'unchanged' && isSecret(name, before));
  const changes = plan.filter(({ kind }) => kind !== 'unchanged');
  const isUndecided = plan.some(({ meanwhile }) => meanwhile !== undefined);
  const untouchedCount = allCount - plan.length;

  async function save() {
    const outcome = await get().model.save();
    if (outcome.kind !== 'done') return;
    onClose();
    showSuccess(words.saved(changes.length, number(changes.length)));
  }
  return (
    <DialogStep
      step="review"
      aria-label={words.title}
      actions={
        <>
          <Button disabled={isSaving} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="primary" isBusy={isSaving} disabled={isUndecided} onClick={() => void save()}>
            {words.save(changes.length, number(changes.length))}
          </Button>
        </>
      }
    >
      <ReviewNotices isUndecided={isUndecided} />
      {hasSecrets && (
        <Button
          icon={isShown ? EyeOff : Eye}
          variant="quiet"
          size="small"
          aria-pressed={isShown}
          className="parley-flush"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </Button>
      )}
      <ul className="parley-plain-list parley-divided">
        {plan
          .toSorted((one, other) => rankOf(one) - rankOf(other))
          .map((change) => (
            <ReviewedChange key={change.name} change={change} isShown={isShown} isBusy={isSaving} />
          ))}
      </ul>
      {untouchedCount > 0 && <p className="parley-note">{words.untouched(untouchedCount, number(untouchedCount))}</p>}
    </DialogStep>
  );
}

function ReviewNotices({ isUndecided }: { isUndecided: boolean }) {
  const { review: words } = useVariableLabels();
  const review = environmentVariables.useSelector(({ model }) => model.review);
  if (review.status !== 'open') return null;
  const { error, hasMoved } = review;
  if (error !== undefined) return <ActionFailure error={error} title={words.failed} />;
  if (!hasMoved && !isUndecided) return null;
  const advice = [hasMoved && words.moved, isUndecided && words.meanwhileAdvice].filter((text) => text !== false);
  return <ErrorNotice role="alert" kind="conflict" title={words.meanwhile} advice={advice.join(' ')} />;
}

/** Changes that need a decision come first, those that saving leaves alone come last. */
function rankOf({ kind, meanwhile }: PlannedChange): number {
  if (kind === 'unchanged') return 2;
  return meanwhile === undefined ? 1 : 0;
}

/** One variable of a review, with a choice if someone else changed it too. Its secret is in the page only if it is shown. */
function ReviewedChange({ change, isShown, isBusy }: { change: PlannedChange; isShown: boolean; isBusy: boolean }) {
  const { name, kind, before, after, meanwhile } = change;
  const { review: words, hidden, hiddenNew } = useVariableLabels();
  const get = environmentVariables.useGet();
  const isMasked = !isShown && isSecret(name, before);
  const isComparable = kind === 'changed' || meanwhile !== undefined;
  return (
    <li data-kind={kind} className="parley-stack">
      <div className={`parley-line parley-gap-s ${kind === 'unchanged' ? 'parley-muted' : 'parley-medium'}`}>
        <bdi dir="ltr" className="parley-code">
          {name}
        </bdi>
        <Badge tone={kind === 'unchanged' ? 'neutral' : 'accent'}>{words[kind]}</Badge>
        {meanwhile !== undefined && <Badge tone="warning">{words.theirs[meanwhile]}</Badge>}
      </div>
      {kind !== 'unchanged' && (
        <div className="parley-line parley-variable-change">
          {isComparable && before !== undefined && (
            <>
              <span className="parley-visually-hidden">{words.before}: </span>
              <ReviewedValue value={before} mask={isMasked ? hidden : undefined} />
              <Icon of={ArrowRight} size={14} className="parley-muted parley-mirrored" />
            </>
          )}
          <span className="parley-visually-hidden">{words.after}: </span>
          <ReviewedValue value={after} mask={isMasked ? hiddenNew : undefined} />
        </div>
      )}
      {meanwhile !== undefined && (
        <div className="parley-line">
          <Button size="small" disabled={isBusy} onClick={() => get().model.keepMine(name)}>
            {words.keepMine}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => get().model.revert(name)}>
            {words.takeTheirs}
          </Button>
        </div>
      )}
    </li>
  );
}

/** A value, or what stands for it: `mask` for a secret. Renders a `<span>` or a `<bdi>`. */
function ReviewedValue({ value, mask }: { value: string; mask: string | undefined }) {
  const { review: words, emptyValue } = useVariableLabels();
  const stand = mask ?? (value === hiddenValue ? words.neverShown : value === '' ? emptyValue : undefined);
  if (stand !== undefined) return <span className="parley-muted">{stand}</span>;
  return (
    <bdi dir="ltr" className="parley-code parley-preserved">
      {value}
    </bdi>
  );
}

/** True for values that the service hides, or will. */
function isSecret(name: string, before: string | undefined): boolean {
  return before === hiddenValue || isSecretName(name);
}
