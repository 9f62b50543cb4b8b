'use client';
import { GitBranch } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { partClass } from '../../ui/partClass.js';
import { ListFooter } from '../kit/list/ListFooter.js';
import { ListStates } from '../kit/list/ListStates.js';
import { footerOf, rowsOf } from '../kit/list/listSlices.js';
import { BranchTree } from './BranchTree.js';
import { branchManagerWidget, useBranchLabels } from './branchManagerWidget.js';

/** The tree of branches, or its loading, empty, not-found or error state. Renders a `<div>`. */
export function BranchList({ className, ...props }: ComponentProps<'div'>) {
  const list = branchManagerWidget.useSelector(({ model }) => rowsOf(model.list));
  const footer = branchManagerWidget.useSelector(({ model }) => footerOf(model.list));
  const { status } = list.state;
  return (
    <div data-slot="branch-list" className={partClass('branch-list parley-stack', className)} {...props}>
      <ListStates list={list} empty={<NoBranches />} skeleton={{ columns: 1 }}>
        <FoundBranches />
      </ListStates>
      {status !== 'error' && status !== 'denied' && <ListFooter list={footer} />}
    </div>
  );
}

function FoundBranches() {
  const get = branchManagerWidget.useGet();
  const { forest, items, defaultBranch, devBranch, selectedId, isFiltered, collapsed } = branchManagerWidget.useSelector(({ model }) => ({
    forest: model.forest,
    items: model.list.items,
    defaultBranch: model.defaultBranch,
    devBranch: model.devMode.kind === 'on' ? model.devMode.branchName : undefined,
    selectedId: model.selected?.name ?? null,
    isFiltered: model.list.isFiltered,
    collapsed: model.collapsedBranches,
  }));
  const busy = branchManagerWidget.useSelector(({ model }) =>
    model.branches.filter((branch) => model.runningOn(branch) !== undefined).map(({ name }) => name),
  );
  const names = items.map(({ name }) => name);
  return (
    <BranchTree
      forest={forest}
      defaultBranch={defaultBranch}
      devBranch={devBranch}
      isBusy={(name) => busy.includes(name)}
      selectedId={selectedId}
      onSelectedIdChange={(name) => get().model.select(name)}
      expandedIds={isFiltered ? names : names.filter((name) => !collapsed.includes(name))}
      onExpandedIdsChange={(open) => {
        // A search expands branches; that is not the user's choice, so it is not saved.
        if (!isFiltered) get().model.setCollapsedBranches(names.filter((name) => !open.includes(name)));
      }}
    />
  );
}

function NoBranches() {
  const { empty, actions } = useBranchLabels();
  const { canChange, show } = branchManagerWidget.useSelector(({ model, dialogs }) => ({ canChange: model.canChange, show: dialogs.show }));
  return (
    <EmptyState heading={empty.title} headingLevel={3} text={empty.advice} icon={GitBranch}>
      {canChange && (
        <Button variant="primary" onClick={() => show({ kind: 'create' })}>
          {actions.create}
        </Button>
      )}
    </EmptyState>
  );
}
