'use client';
import { CheckField } from '../../ui/fields/CheckField.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import { useActForm } from '../kit/useActForm.js';
import type { BranchDialogProps } from './BranchDialogProps.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { ChildBranches } from './ChildBranches.js';
import { FailureNotice } from './FailureNotice.js';
import { useBranchLabels } from './useBranchLabels.js';

/**
 * Asks for confirmation before a branch is deleted. Shows what happens to its child branches, whose dev mode ends, and an
 * option to delete it from the repository too. Renders a `<div role="alertdialog">`.
 */
export function DeleteBranchDialog({ branch, ...open }: BranchDialogProps) {
  const { remove: words, done } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const isOwn = branchManagerWidget.use(({ model }) => model.isWorkedOn(branch));
  const workers = branchManagerWidget.use(({ model }) => (isOwn ? [] : model.workersOf(branch)));
  const name = isolate(branch.name);
  const form = useActForm({
    ...open,
    initial: { removeOnUpstream: false },
    act: (options) => get().model.remove(branch, options),
    done: () => done.removed(name),
  });
  return (
    <ActDialog
      form={form}
      isDestructive
      title={words.title(name)}
      description={words.description}
      submitLabel={words.submit}
      renderError={(error) => <FailureNotice act="delete" branchName={branch.name} error={error} />}
    >
      <ChildBranches branch={branch} />
      {isOwn && <p className="parley-branch-note">{words.ownDevModeEnds}</p>}
      {workers.length > 0 && <p className="parley-branch-note">{words.devModesEnd(workers.map(isolate).join(', '))}</p>}
      <CheckField label={words.upstream} hint={words.upstreamHint} {...form.checkbox('removeOnUpstream')} />
    </ActDialog>
  );
}
