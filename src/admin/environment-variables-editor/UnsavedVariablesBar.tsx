'use client';
import { type ComponentProps, useState } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { useFormats } from '../../react/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { partClass } from '../../ui/partClass.js';
import { useLeaveState } from '../kit/leave-guard/useLeaveGuard.js';
import { useVariablesEditorContext } from './VariablesEditorContext.js';
import { VariablesReview } from './VariablesReview.js';

/** How much is not saved, with the ways to drop it and to save it; empty while there is nothing. Renders a `<div>`. */
export function UnsavedVariablesBar({ className, ...props }: ComponentProps<'div'>) {
  const { variables: words } = useAdminLabels();
  const { number } = useFormats();
  const { editor, setTask } = useVariablesEditorContext();
  const { unsavedCount: count, unsavedElsewhereCount: elsewhere, isReadOnly } = editor;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div
        data-slot="unsaved-variables"
        data-state={count + elsewhere === 0 ? 'saved' : 'unsaved'}
        className={partClass('unsaved-variables', className)}
        {...props}
      >
        <span role="status" className="parley-unsaved-count">
          {count > 0 && words.unsaved(count, number(count))}
          {elsewhere > 0 && <span className="parley-unsaved-elsewhere">{words.unsavedElsewhere(elsewhere, number(elsewhere))}</span>}
        </span>
        {count > 0 && (
          <>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {words.discard}
            </Button>
            <Button variant="primary" disabled={isReadOnly} onClick={() => setTask({ kind: 'review' })}>
              {words.openReview}
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.leave.title(count, number(count))}
        description={words.leave.advice}
        confirmLabel={words.leave.submit}
        onConfirm={() => {
          editor.discard();
          setAsking(false);
        }}
      />
      <LeaveQuestion />
      <VariablesReview />
    </>
  );
}

function LeaveQuestion() {
  const { leave: words } = useAdminLabels().variables;
  const { number } = useFormats();
  const { guard } = useVariablesEditorContext().editor;
  const { isAsking, unsavedCount: count } = useLeaveState(guard);
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={() => guard.answer(false)}
      title={words.title(count, number(count))}
      description={words.advice}
      confirmLabel={words.submit}
      onConfirm={() => guard.answer(true)}
    />
  );
}
