'use client';
import { CodeXml, Plus, ShieldAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { Button } from '../primitives/Button.js';
import { localSearch } from '../primitives/fields/localSearch.js';
import { SearchField } from '../primitives/fields/SearchField.js';
import { isolate } from '../primitives/isolate.js';
import { Toolbar } from '../primitives/list/Toolbar.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import { useBranchTasks } from './useBranchTasks.js';

/** Search, where one's dev mode is or the way to start it, and the way to a new branch. Renders a `<div>`. */
export function BranchToolbar(props: ComponentProps<'div'>) {
  const { branches: words } = useAdminLabels();
  const { manager, search, setSearch, select, setTask } = useBranchManagerContext();
  const { startDevMode } = useBranchTasks();
  const { devMode, canChange, state } = manager;
  const isShown = state.status === 'loading' || manager.branches.length > 0;
  const noteId = useId();
  const describedBy = canChange ? undefined : noteId;
  const isStarting = manager.runningOn() === 'start-dev-mode';
  if (!isShown) return null;
  return (
    <Toolbar {...props}>
      <SearchField label={words.search} search={localSearch(search, setSearch)} />
      <div className="parley-branch-toolbar-acts">
        {devMode.kind === 'on' ? (
          <Button variant="quiet" className="parley-branch-dev-mode" onClick={() => select(devMode.branchName)}>
            <CodeXml aria-hidden="true" size={16} strokeWidth={1.5} />
            <span>{words.workingOn(isolate(devMode.branchName))}</span>
          </Button>
        ) : (
          <Button
            isBusy={isStarting}
            disabled={!canChange || manager.isDevModePending}
            aria-describedby={describedBy}
            onClick={() => void startDevMode()}
          >
            {!isStarting && <CodeXml aria-hidden="true" size={16} strokeWidth={1.5} />}
            {words.acts.startDevMode}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={!canChange || state.status === 'loading'}
          aria-describedby={describedBy}
          onClick={() => setTask({ kind: 'create', from: manager.defaultBranch })}
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.acts.create}
        </Button>
      </div>
      {!canChange && (
        <p id={noteId} className="parley-branch-locked">
          <ShieldAlert aria-hidden="true" size={16} strokeWidth={1.5} />
          {words.refusals.notAllowed}
        </p>
      )}
    </Toolbar>
  );
}
