'use client';
import { CodeXml, FilePlus, FolderUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/Button.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { useLock } from '../kit/actions/useLock.js';
import { ReadOnlyNote } from '../kit/list/ReadOnlyNote.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { dataModelWidget, useDataModelLabels } from './dataModelWidget.js';

/** The branch, a button that creates a file, and the reason why files cannot be changed. Renders a `<div>`. */
export function DataModelToolbar(props: ComponentProps<'div'>) {
  const words = useDataModelLabels();
  const get = dataModelWidget.useGet();
  const { branches, branchName, isEditable, reason } = dataModelWidget.useSelector(({ model }) => ({
    branches: model.branches,
    branchName: model.branchName,
    isEditable: model.isEditable,
    reason: model.readOnly,
  }));
  const lock = useLock(!isEditable);
  if (branchName === undefined && branches.length === 0) return null;
  return (
    <Toolbar {...props}>
      <Select
        label={words.branch}
        isLabelHidden
        value={branchName}
        options={branches.map(({ name }) => ({ value: name, label: name }))}
        onValueChange={(name) => name !== undefined && get().model.selectBranch(name)}
      />
      <div className="parley-toolbar-actions parley-line">
        <Button
          icon={FolderUp}
          disabled={!isEditable}
          {...(reason !== undefined && lock.button)}
          onClick={() => get().dialogs.show({ kind: 'upload' })}
        >
          {words.uploadFolder}
        </Button>
        <Button
          icon={FilePlus}
          variant="primary"
          disabled={!isEditable}
          {...(reason !== undefined && lock.button)}
          onClick={() => get().dialogs.show({ kind: 'create' })}
        >
          {words.newFile}
        </Button>
      </div>
      {reason !== undefined && branchName !== undefined && <ReadOnlyReasonNote id={lock.noteId} />}
    </Toolbar>
  );
}

/** Explains why the files are read-only, with a button that makes them editable if there is one. */
function ReadOnlyReasonNote({ id }: { id: string }) {
  const { readOnly: words } = useDataModelLabels();
  const get = dataModelWidget.useGet();
  const toasts = useActionToast();
  const { reason, branchName, devBranch, isStarting } = dataModelWidget.useSelector(({ model }) => ({
    reason: model.readOnly,
    branchName: model.branchName ?? '',
    devBranch: model.devMode.kind === 'on' ? model.devMode.branchName : undefined,
    isStarting: model.startDevMode.isBusy(),
  }));

  function start(on: string | undefined): void {
    const { selectBranch, startDevMode } = get().model;
    void toasts.run(() => startDevMode(on), {
      done({ branchName: started }) {
        if (started != null) selectBranch(started);
        return words.started(isolate(started ?? on ?? ''));
      },
      failed: words.startFailed,
    });
  }

  const isElsewhere = devBranch !== undefined && (reason === 'elsewhere' || reason === 'production');
  return (
    <div className="parley-line parley-read-only-note">
      <ReadOnlyNote id={id}>
        {reason === 'not-allowed' && words.notAllowed}
        {reason === 'off' && words.off}
        {isElsewhere && words.elsewhere(isolate(devBranch))}
        {reason === 'production' && !isElsewhere && words.production(isolate(branchName))}
      </ReadOnlyNote>
      {isElsewhere && (
        <Button size="small" onClick={() => get().model.selectBranch(devBranch)}>
          {words.show(isolate(devBranch))}
        </Button>
      )}
      {(reason === 'off' || reason === 'elsewhere') && (
        <Button icon={CodeXml} size="small" isBusy={isStarting} onClick={() => start(branchName)}>
          {reason === 'off' ? words.start : words.move}
        </Button>
      )}
      {reason === 'production' && !isElsewhere && (
        // Without a branch, the service makes a personal one.
        <Button icon={CodeXml} size="small" isBusy={isStarting} onClick={() => start(undefined)}>
          {words.start}
        </Button>
      )}
    </div>
  );
}
