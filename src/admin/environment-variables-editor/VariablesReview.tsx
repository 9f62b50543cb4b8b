'use client';
import { CircleCheck, Eye, EyeOff } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { useLabels } from '../../react/useLabels.js';
import { useLatest } from '../../react/useLatest.js';
import { Button } from '../../ui/button/Button.js';
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog/Dialog.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ActFailure } from '../../ui/errors/ActFailure.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { RowSkeleton } from '../kit/list/RowSkeleton.js';
import type { PlannedChange } from './model/variableDraft.js';
import { ReviewedChange } from './ReviewedChange.js';
import { useVariablesEditorContext } from './VariablesEditorContext.js';
import { noTask } from './VariablesTask.js';

/** Shows what saving would change, compared with what is saved now, and saves it. Renders a dialog while a review is open. */
export function VariablesReview() {
  const { review: words } = useAdminLabels().variables;
  const { editor, task, setTask } = useVariablesEditorContext();
  const isOpen = task.kind === 'review';
  const latest = useLatest(editor);

  // A host may open it as well, and then it is read as ever.
  useLayoutEffect(() => {
    if (isOpen) void latest.current.openReview();
    else latest.current.closeReview();
  }, [isOpen, latest]);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => setTask(noTask)}
      isBusy={editor.review.status === 'saving'}
      size="wide"
      title={words.title}
      description={words.description}
    >
      <ReviewContent />
    </Dialog>
  );
}

function ReviewContent() {
  const { variables, common } = useAdminLabels();
  const { common: basics } = useLabels();
  const { editor, setTask } = useVariablesEditorContext();
  const { review, plan, discard } = editor;
  const words = variables.review;
  if (review.status === 'comparing' || review.status === 'unread') {
    return (
      <>
        <DialogBody>
          {review.status === 'comparing' ? (
            <RowSkeleton rows={Math.min(plan.length, 6)} columns={2} label={words.comparing} />
          ) : (
            <ReadFailure error={review.error} onRetry={() => void editor.openReview()} />
          )}
        </DialogBody>
        <DialogActions>
          <Button onClick={() => setTask(noTask)}>{basics.cancel}</Button>
        </DialogActions>
      </>
    );
  }
  if (plan.every(({ kind }) => kind === 'unchanged')) {
    return (
      <>
        <DialogBody>
          <EmptyState heading={words.nothing} headingLevel={3} text={words.nothingAdvice} icon={CircleCheck} />
        </DialogBody>
        <DialogActions>
          <Button
            variant="primary"
            onClick={() => {
              discard();
              setTask(noTask);
            }}
          >
            {common.done}
          </Button>
        </DialogActions>
      </>
    );
  }
  return <OpenReview />;
}

function OpenReview() {
  const { review: words } = useAdminLabels().variables;
  const { common } = useLabels();
  const { number } = useFormats();
  const { sayDone } = useOutcomeToast();
  const { editor, setTask } = useVariablesEditorContext();
  const { review, plan, allRows } = editor;
  const [isShown, setShown] = useState(false);
  const changes = plan.filter(({ kind }) => kind !== 'unchanged');
  const undecided = plan.filter(({ meanwhile }) => meanwhile !== undefined);
  const untouchedCount = allRows.length - plan.length;
  const isSaving = review.status === 'saving';

  async function save() {
    const outcome = await editor.save();
    if (outcome.kind !== 'done') return;
    setTask(noTask);
    sayDone(words.saved(changes.length, number(changes.length)));
  }
  const icon = isShown ? EyeOff : Eye;
  return (
    <>
      <DialogBody className="parley-variables-review">
        <ReviewNotices hasUndecided={undecided.length > 0} />
        <Button
          icon={icon}
          variant="quiet"
          size="small"
          aria-pressed={isShown}
          className="parley-review-toggle"
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </Button>
        <ul className="parley-reviewed-changes">
          {[...changes].sort(undecidedFirst).map((change) => (
            <ReviewedChange key={change.name} change={change} isShown={isShown} isBusy={isSaving} />
          ))}
          {plan
            .filter(({ kind }) => kind === 'unchanged')
            .map((change) => (
              <ReviewedChange key={change.name} change={change} isShown={isShown} isBusy={isSaving} />
            ))}
        </ul>
        {untouchedCount > 0 && <p className="parley-variables-note">{words.untouched(untouchedCount, number(untouchedCount))}</p>}
      </DialogBody>
      <DialogActions>
        <Button disabled={isSaving} onClick={() => setTask(noTask)}>
          {common.cancel}
        </Button>
        <Button variant="primary" isBusy={isSaving} disabled={undecided.length > 0} onClick={() => void save()}>
          {words.save(changes.length, number(changes.length))}
        </Button>
      </DialogActions>
    </>
  );
}

function ReviewNotices({ hasUndecided }: { hasUndecided: boolean }) {
  const { variables } = useAdminLabels();
  const { review } = useVariablesEditorContext().editor;
  const words = variables.review;
  if (review.status !== 'open') return null;
  const { error, hasMoved } = review;
  if (error !== undefined) return <ActFailure error={error} title={words.failed} />;
  if (!hasMoved && !hasUndecided) return null;
  const advice = [hasMoved ? words.moved : undefined, hasUndecided ? words.meanwhileAdvice : undefined].filter(
    (text) => text !== undefined,
  );
  return <ErrorNotice role="alert" kind="conflict" title={words.meanwhile} advice={advice.join(' ')} />;
}

function undecidedFirst(one: PlannedChange, other: PlannedChange): number {
  return Number(other.meanwhile !== undefined) - Number(one.meanwhile !== undefined);
}
