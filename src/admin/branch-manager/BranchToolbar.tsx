'use client';
import { CodeXml, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/Button.js';
import { isolate } from '../../ui/text/isolate.js';
import { type Lock, useLock } from '../kit/actions/useLock.js';
import { ListSearch } from '../kit/list/ListSearch.js';
import { ReadOnlyNote } from '../kit/list/ReadOnlyNote.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { branchManagerWidget, useBranchLabels } from './branchManagerWidget.js';
import { useImmediateBranchActions } from './useImmediateBranchActions.js';

/**
 * The search field, the branch of the user's dev mode or a button that starts it, and a button that creates a branch.
 * Renders a `<div>`.
 */
export function BranchToolbar(props: ComponentProps<'div'>) {
  const words = useBranchLabels();
  const { isShown, isLoading, canChange, defaultBranch, show } = branchManagerWidget.useSelector(({ model, dialogs }) => ({
    isShown: model.list.state.status === 'loading' || model.branches.length > 0,
    isLoading: model.list.state.status === 'loading',
    canChange: model.canChange,
    defaultBranch: model.defaultBranch,
    show: dialogs.show,
  }));
  const lock = useLock(!canChange, words.refusals.notAllowed);
  if (!isShown) return null;
  return (
    <Toolbar {...props}>
      <ListSearch of={branchManagerWidget} label={words.search} />
      <div className="parley-toolbar-actions parley-line">
        <DevModeButton lock={lock.button} />
        <Button
          icon={Plus}
          variant="primary"
          disabled={isLoading}
          {...lock.button}
          onClick={() => show({ kind: 'create', from: defaultBranch })}
        >
          {words.actions.create}
        </Button>
      </div>
      {!canChange && <ReadOnlyNote id={lock.noteId}>{words.refusals.notAllowed}</ReadOnlyNote>}
    </Toolbar>
  );
}

function DevModeButton({ lock }: { lock: Lock['button'] }) {
  const { actions, workingOn } = useBranchLabels();
  const get = branchManagerWidget.useGet();
  const { branchName, isStarting, isPending } = branchManagerWidget.useSelector(({ model }) => ({
    branchName: model.devMode.kind === 'on' ? model.devMode.branchName : undefined,
    isStarting: model.runningOn() === 'start-dev-mode',
    isPending: model.isDevModePending,
  }));
  const { startDevMode } = useImmediateBranchActions();
  if (branchName !== undefined) {
    return (
      <Button icon={CodeXml} variant="quiet" className="parley-branch-dev-mode" onClick={() => get().model.select(branchName)}>
        <span className="parley-clip">{workingOn(isolate(branchName))}</span>
      </Button>
    );
  }
  return (
    <Button icon={CodeXml} isBusy={isStarting} disabled={isPending} {...lock} onClick={() => void startDevMode()}>
      {actions.startDevMode}
    </Button>
  );
}
