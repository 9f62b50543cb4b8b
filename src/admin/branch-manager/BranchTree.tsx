'use client';
import { GitBranch } from 'lucide-react';
import { Badge } from '../../ui/badge/Badge.js';
import { Icon } from '../../ui/icon/Icon.js';
import { Spinner } from '../../ui/spinner/Spinner.js';
import { Tree, type TreeProps } from '../../ui/tree/Tree.js';
import { useBranchLabels } from './branchManagerWidget.js';
import type { BranchNode } from './model/branchForest.js';

export interface BranchTreeProps
  extends Pick<
      TreeProps<BranchNode, string>,
      'expandedIds' | 'defaultExpandedIds' | 'onExpandedIdsChange' | 'selectedId' | 'onSelectedIdChange'
    >,
    Omit<
      TreeProps<BranchNode, string>,
      'label' | 'roots' | 'idOf' | 'childrenOf' | 'nameOf' | 'renderItem' | 'actionsOf' | 'isDisabled' | 'defaultSelectedId'
    > {
  /** The branches as trees. */
  forest: readonly BranchNode[];
  /** The name of the production branch. */
  defaultBranch?: string | undefined;
  /** The name of the branch of the user's dev mode. */
  devBranch?: string | undefined;
  /** Returns true while an action on the branch runs; its row shows a spinner. */
  isBusy?: ((branchName: string) => boolean) | undefined;
}

/** Shows branches below their parents, by name. Does not use the service. Renders a `<div role="tree">`. */
export function BranchTree({ forest, defaultBranch, devBranch, isBusy, ...props }: BranchTreeProps) {
  const words = useBranchLabels();
  return (
    <Tree
      label={words.caption}
      roots={forest}
      idOf={nameOf}
      childrenOf={({ children }) => children}
      nameOf={nameOf}
      renderItem={({ branch }) => (
        <>
          {isBusy?.(branch.name) === true ? <Spinner /> : <Icon of={GitBranch} />}
          <span className="parley-clip parley-to-start" title={branch.name}>
            <bdi>{branch.name}</bdi>
          </span>{' '}
          <BranchBadges
            isDefault={branch.name === defaultBranch}
            isWorkedOn={branch.name === devBranch}
            isStaging={branch.isStagingEnvironmentEnabled === true}
          />
        </>
      )}
      {...props}
    />
  );
}

function nameOf({ branch }: BranchNode): string {
  return branch.name;
}

interface BranchBadgesProps {
  /** True for the production branch. Default false. */
  isDefault?: boolean | undefined;
  /** True for the branch of the user's dev mode. Default false. */
  isWorkedOn?: boolean | undefined;
  /** True if the branch has a staging environment. Default false. */
  isStaging?: boolean | undefined;
}

/** Badges for the roles of a branch. Renders a `<span>` for each. */
export function BranchBadges({ isDefault = false, isWorkedOn = false, isStaging = false }: BranchBadgesProps) {
  const { badges } = useBranchLabels();
  return (
    <>
      {isDefault && <Badge>{badges.production}</Badge>} {isWorkedOn && <Badge tone="accent">{badges.devMode}</Badge>}{' '}
      {isStaging && <Badge tone="success">{badges.staging}</Badge>}
    </>
  );
}
