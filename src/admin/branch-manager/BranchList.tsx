'use client';
import { GitBranch } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { partClass } from '../../ui/partClass.js';
import { ListFooter } from '../kit/list/ListFooter.js';
import { ListStates } from '../kit/list/ListStates.js';
import { useBranchManagerContext } from './BranchManagerContext.js';
import { BranchTree } from './BranchTree.js';
import { flattenForest } from './model/branchForest.js';

/** The tree of branches; its shape, nothing yet, nothing found, or why it is not there. Renders a `<div>`. */
export function BranchList({ className, ...props }: ComponentProps<'div'>) {
  const { manager, search, setSearch, select, collapsedBranches, setCollapsedBranches } = useBranchManagerContext();
  const { state, forest, selected, defaultBranch, devMode } = manager;
  const names = flattenForest(forest).map(({ name }) => name);
  const isFiltered = search.trim() !== '';
  const expanded = isFiltered ? names : names.filter((name) => !collapsedBranches.includes(name));
  return (
    <div data-slot="branch-list" className={partClass('branch-list', className)} {...props}>
      <ListStates list={{ ...manager, clearFilters: () => setSearch('') }} empty={<NoBranches />} skeleton={{ columns: 1 }}>
        <BranchTree
          forest={forest}
          defaultBranch={defaultBranch}
          devBranch={devMode.kind === 'on' ? devMode.branchName : undefined}
          isBusy={(name) => manager.branches.some((branch) => branch.name === name && manager.runningOn(branch) !== undefined)}
          selectedId={selected?.name ?? null}
          onSelectedIdChange={select}
          expandedIds={expanded}
          onExpandedIdsChange={(open) => {
            // What a search opened is not open by choice.
            if (!isFiltered) setCollapsedBranches(names.filter((name) => !open.includes(name)));
          }}
        />
      </ListStates>
      {state.status !== 'error' && state.status !== 'denied' && (
        <ListFooter list={{ ...manager, items: state.status === 'ready' ? names : [] }} />
      )}
    </div>
  );
}

function NoBranches() {
  const { branches: words } = useAdminLabels();
  const { manager, setTask } = useBranchManagerContext();
  return (
    <EmptyState heading={words.empty.title} headingLevel={3} text={words.empty.advice} icon={GitBranch}>
      {manager.canChange && (
        <Button variant="primary" onClick={() => setTask({ kind: 'create' })}>
          {words.acts.create}
        </Button>
      )}
    </EmptyState>
  );
}
