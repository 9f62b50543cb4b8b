'use client';
import { type ComponentProps, useState } from 'react';
import { useControllable } from '../../react/useControllable.js';
import { partClass } from '../../ui/partClass.js';
import { Toasts } from '../../ui/toasts/Toasts.js';
import { BranchManagerContext, type UnfinishedPlace } from './BranchManagerContext.js';
import { type BranchTask, noTask } from './BranchTask.js';
import type { BranchEvents } from './model/BranchEvents.js';
import { useBranchManager } from './model/useBranchManager.js';
import { splitBranchEvents } from './splitBranchEvents.js';

export interface BranchManagerRootProps extends BranchEvents, Omit<ComponentProps<'div'>, keyof BranchEvents> {
  deploymentId: number;
  search?: string | undefined;
  defaultSearch?: string | undefined;
  onSearchChange?: ((search: string) => void) | undefined;
  /** By name. Without one, the branch of dev mode, else the production branch. */
  selectedBranch?: string | undefined;
  defaultSelectedBranch?: string | undefined;
  onSelectedBranchChange?: ((branchName: string) => void) | undefined;
  /** Names of branches that hide those made from them; all are open at first. */
  collapsedBranches?: readonly string[] | undefined;
  defaultCollapsedBranches?: readonly string[] | undefined;
  onCollapsedBranchesChange?: ((branchNames: readonly string[]) => void) | undefined;
  /** Which dialog is open. */
  task?: BranchTask | undefined;
  defaultTask?: BranchTask | undefined;
  onTaskChange?: ((task: BranchTask) => void) | undefined;
}

/** Holds the branches of one deployment for the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function BranchManagerRoot(props: BranchManagerRootProps) {
  // What is searched, chosen and typed belongs to the deployment before.
  return <RootOf key={props.deploymentId} {...props} />;
}

function RootOf({
  deploymentId,
  search,
  defaultSearch = '',
  onSearchChange,
  selectedBranch,
  defaultSelectedBranch,
  onSelectedBranchChange,
  collapsedBranches,
  defaultCollapsedBranches = [],
  onCollapsedBranchesChange,
  task,
  defaultTask = noTask,
  onTaskChange,
  ...props
}: BranchManagerRootProps) {
  const [shownSearch, setSearch] = useControllable(search, defaultSearch, onSearchChange);
  const [shownBranch, select] = useControllable(
    selectedBranch,
    defaultSelectedBranch,
    (name) => name !== undefined && onSelectedBranchChange?.(name),
  );
  const [collapsed, setCollapsed] = useControllable(collapsedBranches, defaultCollapsedBranches, onCollapsedBranchesChange);
  const [shownTask, setTask] = useControllable(task, defaultTask, onTaskChange);
  const [unfinished, setUnfinished] = useState<ReadonlyMap<UnfinishedPlace, string>>(new Map());
  const { events, rest } = splitBranchEvents(props);
  const manager = useBranchManager(deploymentId, { search: shownSearch, selectedBranch: shownBranch }, events);
  const { className, children, ...native } = rest;
  return (
    <BranchManagerContext
      value={{
        manager,
        search: shownSearch,
        setSearch,
        select,
        collapsedBranches: collapsed,
        setCollapsedBranches: setCollapsed,
        task: shownTask,
        setTask,
        unfinished,
        setUnfinished: (place, text) => setUnfinished((current) => new Map(current).set(place, text)),
      }}
    >
      <Toasts>
        <div data-slot="branch-manager" data-state={manager.state.status} className={partClass('branch-manager', className)} {...native}>
          {children}
        </div>
      </Toasts>
    </BranchManagerContext>
  );
}
