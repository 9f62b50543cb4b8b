'use client';
import { useMemo } from 'react';
import type { BranchResponse } from '../../../client/resources/branches.js';
import type { DeploymentEnvironment } from '../../../client/resources/environments.js';
import { useCanCall } from '../../../data/permissions/useCanCall.js';
import { uniqueItems } from '../../../data/resource-list/uniqueItems.js';
import type { WholeRead } from '../../../data/resource-list/useLocalList.js';
import { useBranchesInfinite } from '../../../data/resources/branches.js';
import { useMe } from '../../../data/resources/current-user.js';
import { useDeploymentSettings } from '../../../data/resources/deployments.js';
import { useDeploymentEnvironments } from '../../../data/resources/environments.js';

/** The branch of the user's dev mode, as far as it could be read. */
export type DevMode = { readonly kind: 'unknown' | 'off' } | { readonly kind: 'on'; readonly branchName: string };

/** Reads what is known about a deployment's branches. What cannot be read stays unknown, and the service decides. */
export function useBranchFacts(deploymentId: number) {
  const list = useBranchesInfinite({ deploymentId });
  const branches = useMemo(() => uniqueItems(list.data?.pages ?? [], ({ id }) => id), [list.data]);
  const { data: settings } = useDeploymentSettings({ deploymentId });
  const { data: me, isPending: isMePending } = useMe();
  const { data: environments, isPending } = useDeploymentEnvironments({ deploymentId, type: 'development' });
  const canChange = useCanCall()('createBranch', deploymentId).answer !== 'refused';
  const read: WholeRead<BranchResponse> = {
    items: list.data && branches,
    error: list.isFetchNextPageError ? null : list.error,
    isFetching: list.isRefetching,
    refetch: list.refetch,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    loadMoreError: list.isFetchNextPageError ? list.error : undefined,
    loadMore() {
      if (list.hasNextPage) void list.fetchNextPage({ cancelRefetch: false });
    },
  };
  return {
    read,
    readError: list.error,
    branches,
    canChange,
    defaultBranch: settings?.deployBranchName ?? onlyTop(branches),
    canMergeToDefault: settings === undefined || (settings.deployBranchMergeAllowed && !settings.deployBranchReadOnly),
    devMode: environments !== undefined && me !== undefined ? readDevMode(environments.items, me) : unknown,
    isDevModePending: isPending || isMePending,
    workersOf: ({ name }: Pick<BranchResponse, 'name'>): readonly string[] =>
      (environments?.items ?? []).flatMap(({ branch, user }) => (branch === name && user ? [user] : [])),
  };
}

/** Finds the branch of the user's dev mode from the dev mode environments. */
function readDevMode(
  environments: readonly DeploymentEnvironment[],
  { id, email }: { readonly id: number; readonly email: string },
): DevMode {
  const own = environments.find(({ user }) => user === email || user === String(id));
  return own?.branch ? { kind: 'on', branchName: own.branch } : { kind: 'off' };
}

/** Used if the settings cannot be read: the only branch without a parent. */
function onlyTop(branches: readonly BranchResponse[]): string | undefined {
  const [top, ...others] = branches.filter(({ parentBranch }) => parentBranch == null);
  return others.length === 0 ? top?.name : undefined;
}

const unknown: DevMode = { kind: 'unknown' };
