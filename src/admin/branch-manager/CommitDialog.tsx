'use client';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import { useActForm } from '../kit/useActForm.js';
import type { BranchDialogProps } from './BranchDialogProps.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { FailureNotice } from './FailureNotice.js';
import { UncommittedFiles } from './UncommittedFiles.js';
import { useBranchLabels } from './useBranchLabels.js';

/**
 * Commits changes on the branch of the user's dev mode. Keeps the message after a failure and after closing. Renders a `<div
 * role="dialog">`.
 */
export function CommitDialog({ branch, ...open }: BranchDialogProps) {
  const { commit: words, done } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const { unfinished, isNothing } = branchManagerWidget.use(({ model }) => ({
    unfinished: model.unfinished,
    isNothing: model.changed.files?.length === 0,
  }));
  const place = `commit ${branch.name}`;
  const form = useActForm({
    ...open,
    initial: { message: unfinished.read(place) ?? '', stops: false, settles: false },
    onChange: ({ message }) => unfinished.keep(place, message),
    act({ message, stops, settles }) {
      const text = message.trim();
      return get().model.commit(branch, { ...(text !== '' && { message: text }), exitDevMode: stops, resolveMergeConflict: settles });
    },
    done() {
      unfinished.forget(place);
      return done.committed(isolate(branch.name));
    },
  });
  const { settles } = form.values;
  return (
    <ActDialog
      form={form}
      canSubmit={!isNothing || settles}
      title={words.title(isolate(branch.name))}
      submitLabel={words.submit}
      renderError={(error) => <FailureNotice act="commit" branchName={branch.name} error={error} />}
    >
      <TextAreaField label={words.message} {...form.field('message')} />
      <UncommittedFiles />
      <CheckField label={words.stopAfterwards} {...form.checkbox('stops')} />
      <CheckField label={words.settle} hint={words.settleHint} {...form.checkbox('settles')} />
    </ActDialog>
  );
}
