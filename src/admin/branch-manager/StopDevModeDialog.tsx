'use client';
import { useFormats } from '../../react/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import { useActForm } from '../kit/useActForm.js';
import type { BranchDialogProps } from './BranchDialogProps.js';
import { branchManagerWidget } from './branchManagerWidget.js';
import { FailureNotice } from './FailureNotice.js';
import { UncommittedFiles } from './UncommittedFiles.js';
import { useBranchLabels } from './useBranchLabels.js';

/**
 * Asks for confirmation before dev mode ends if files are uncommitted, or if that is unknown. Renders a `<div
 * role="alertdialog">`.
 */
export function StopDevModeDialog({ branch, ...open }: BranchDialogProps) {
  const { stop: words, acts, done } = useBranchLabels();
  const { number } = useFormats();
  const get = branchManagerWidget.useGet();
  const count = branchManagerWidget.use(({ model }) => model.changed.files?.length);
  const name = isolate(branch.name);
  const form = useActForm({
    ...open,
    initial: {},
    act: () => get().model.stopDevMode(branch),
    done: () => done.devModeStopped,
  });
  return (
    <ActDialog
      form={form}
      isDestructive
      title={count === undefined ? words.titleUnknown : words.title(count, number(count))}
      description={count === undefined ? words.descriptionUnknown(name) : words.description(name)}
      submitLabel={acts.stopDevMode}
      renderError={(error) => <FailureNotice act="stop-dev-mode" branchName={branch.name} error={error} />}
      moreActions={
        <Button variant="primary" disabled={form.isBusy} onClick={() => get().dialogs.show({ kind: 'commit', branchName: branch.name })}>
          {words.commitFirst}
        </Button>
      }
    >
      <UncommittedFiles />
    </ActDialog>
  );
}
