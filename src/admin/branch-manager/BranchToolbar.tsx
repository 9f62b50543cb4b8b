'use client';
import { CodeXml, Plus, ShieldAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Button } from '../../ui/button/Button.js';
import { localSearch } from '../../ui/fields/localSearch.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { Toolbar } from '../kit/list/Toolbar.js';
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
          <Button icon={CodeXml} variant="quiet" className="parley-branch-dev-mode" onClick={() => select(devMode.branchName)}>
            <span>{words.workingOn(isolate(devMode.branchName))}</span>
          </Button>
        ) : (
          <Button
            isBusy={isStarting}
            disabled={!canChange || manager.isDevModePending}
            aria-describedby={describedBy}
            onClick={() => void startDevMode()}
          >
            {!isStarting && <Icon of={CodeXml} />}
            {words.acts.startDevMode}
          </Button>
        )}
        <Button
          icon={Plus}
          variant="primary"
          disabled={!canChange || state.status === 'loading'}
          aria-describedby={describedBy}
          onClick={() => setTask({ kind: 'create', from: manager.defaultBranch })}
        >
          {words.acts.create}
        </Button>
      </div>
      {!canChange && (
        <p id={noteId} className="parley-branch-locked">
          <Icon of={ShieldAlert} />
          {words.refusals.notAllowed}
        </p>
      )}
    </Toolbar>
  );
}
