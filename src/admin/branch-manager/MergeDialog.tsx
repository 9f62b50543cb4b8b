'use client';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import { useActForm } from '../kit/useActForm.js';
import type { BranchDialogProps } from './BranchDialogProps.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { ChildBranches } from './ChildBranches.js';
import { FailureNotice } from './FailureNotice.js';
import { useBranchLabels } from './useBranchLabels.js';

export interface MergeDialogProps extends BranchDialogProps {
  /** The branch that receives the changes: the parent, or the production branch. */
  target: 'parent' | 'default';
}

/**
 * Merges a branch into its parent or into the production branch, and names the branch that receives the changes. Keeps the
 * message after a failure and after closing. Renders a `<div role="dialog">`.
 */
export function MergeDialog({ branch, target, ...open }: MergeDialogProps) {
  const { merge: words, done } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const { defaultBranch, isWorkedOn, unfinished } = branchManagerWidget.use(({ model }) => ({
    defaultBranch: model.defaultBranch,
    isWorkedOn: model.isWorkedOn(branch),
    unfinished: model.unfinished,
  }));
  const into = (target === 'parent' ? branch.parentBranch : defaultBranch) ?? '';
  const isIntoDefault = into === defaultBranch;
  const [name, intoName] = [isolate(branch.name), isolate(into)];
  const place = `merge ${target} ${branch.name}`;
  const form = useActForm({
    ...open,
    initial: { message: unfinished.read(place) ?? '', squashesCommits: false, deletesBranch: false, switchesToParent: false },
    onChange: ({ message }) => unfinished.keep(place, message),
    // Only a merge into the production branch by name has to say what it brings.
    problemsOf: ({ message }) => ({ message: target === 'default' && message.trim() === '' ? words.messageMissing : undefined }),
    act: ({ message, ...options }) => get().model.merge({ branch, into, target, ...options, message: message.trim() }),
    done({ merged, branchDeleted }) {
      unfinished.forget(place);
      const title = merged ? done.merged(name, intoName) : done.nothingToMerge(name, intoName);
      return { title, text: branchDeleted ? done.removed(name) : undefined };
    },
  });
  const { deletesBranch } = form.values;
  return (
    <ActDialog
      form={form}
      title={words.title(name, intoName)}
      description={isIntoDefault ? words.descriptionOfDefault(name, intoName) : words.description(name, intoName)}
      submitLabel={words.submit}
      renderError={(error) => (
        <FailureNotice act={target === 'parent' ? 'merge' : 'merge-to-default'} branchName={branch.name} error={error} />
      )}
    >
      <TextAreaField label={words.message} {...form.field('message')} />
      {target === 'parent' && <CheckField label={words.squash} {...form.checkbox('squashesCommits')} />}
      {target === 'parent' && isWorkedOn && (
        <CheckField label={isIntoDefault ? words.stopDevMode : words.switchToParent(intoName)} {...form.checkbox('switchesToParent')} />
      )}
      <CheckField
        label={words.removeAfterwards(name)}
        hint={deletesBranch ? <ChildBranches branch={branch} /> : undefined}
        {...form.checkbox('deletesBranch')}
      />
    </ActDialog>
  );
}
