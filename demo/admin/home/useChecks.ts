import { useState } from 'react';
import { useBranchManager, useReportPlacementList } from '../../../src/admin.js';
import type { TransformSyncRun } from '../../../src/client.js';
import {
  dashboardCommentsQuery,
  useApiKeys,
  useBuildStatus,
  useDataModelValidation,
  useJobs,
  useRead,
  useScimUsers,
  useTransformSyncs,
  useUserOAuthTokens,
} from '../../../src/data.js';
import { useTenantClient, useTenantDashboard } from '../tenantSession.js';
import { tradingPlan } from '../tradingPlan.js';
import { absent, type Check, type CheckId, checkOf } from './Check.js';

/** Reads what may need attention in a deployment and in the account. Each check fails alone. */
export function useChecks(deploymentId: number): Readonly<Record<CheckId, Check>> {
  return {
    build: useBuildCheck(deploymentId),
    ...useBranchChecks(deploymentId),
    syncs: useSyncCheck(deploymentId),
    jobs: useJobCheck(),
    ...useTokenChecks(),
    placements: usePlacementCheck(),
    comments: useCommentCheck(deploymentId),
    users: useUserCheck(),
  };
}

/** The last build of the production branch. The values of its status are not specified, but a failure has a reason. */
function useBuildCheck(deploymentId: number): Check {
  const build = useBuildStatus({ deploymentId });
  const { data } = build;
  return checkOf([build], data && (data.errorText ? [data.errorText] : []), { page: { section: 'logs' } });
}

/** The branches that do not compile, of the production branch and the user’s own, and the changes on the latter. */
function useBranchChecks(deploymentId: number): Pick<Record<CheckId, Check>, 'validation' | 'uncommitted'> {
  const { list, defaultBranch, devMode, isDevModePending, changed } = useBranchManager({ deploymentId });
  const ownBranch = devMode.kind === 'on' ? devMode.branchName : undefined;
  const production = useDataModelValidation({ deploymentId, branchName: defaultBranch }, whenKnown(defaultBranch));
  const own = useDataModelValidation({ deploymentId, branchName: ownBranch }, whenKnown(ownBranch));
  const branches = { error: 'error' in list.state ? list.state.error : undefined, isFetching: list.isRefetching, refetch: list.refetch };
  const results = [production, ...(ownBranch === undefined ? [] : [own])];
  const broken = results.flatMap(({ data }) => (data?.valid === false ? [data.branchName] : []));
  const isValidated = !isDevModePending && results.every(({ data }) => data !== undefined);
  const changes = { error: changed.error, isFetching: changed.isPending, refetch: changed.refetch };
  const files = isDevModePending ? undefined : ownBranch === undefined ? [] : changed.files?.map(({ path }) => path);
  const pageOf = (branch = '') => ({ section: 'branches' as const, params: { branch } });
  return {
    validation: checkOf([branches, ...results], isValidated ? broken : undefined, { page: pageOf(broken[0]) }),
    uncommitted:
      devMode.kind === 'unknown' && !isDevModePending ? absent : checkOf([branches, changes], files, { page: pageOf(ownBranch) }),
  };
}

/** Compiling a model takes the service a while, so the result is kept. */
function whenKnown(branchName: string | undefined) {
  return { enabled: branchName !== undefined, staleTime: 300_000 };
}

function useSyncCheck(deploymentId: number): Check {
  const syncs = useTransformSyncs({ deploymentId, first: 100 });
  const failed = syncs.data && failedLast(syncs.data.items);
  const found = failed?.map(({ branchName, errorMessage }) => (errorMessage ? `${branchName}: ${errorMessage}` : branchName));
  return checkOf([syncs], found, { page: { section: 'jobs' } });
}

/** The last sync of each branch, where it failed: an earlier failure is settled. The list starts with the newest. */
export function failedLast(runs: readonly TransformSyncRun[]): readonly TransformSyncRun[] {
  const ended = runs.filter(({ status }) => status === 'FAILED' || status === 'COMPLETED');
  const isLast = ({ branchName }: TransformSyncRun, index: number) => ended.findIndex((other) => other.branchName === branchName) === index;
  return ended.filter(isLast).filter(({ status }) => status === 'FAILED');
}

/** The jobs that were started in this browser. */
function useJobCheck(): Check {
  const { jobs } = useJobs();
  const failed = jobs.filter(({ status }) => status === 'failed');
  return checkOf(
    [],
    failed.map(({ name, failure, kind }) => name ?? failure ?? kind),
    { page: { section: 'jobs' } },
  );
}

function useTokenChecks(): Pick<Record<CheckId, Check>, 'connections' | 'keys'> {
  const [soon] = useState(() => new Date(Date.now() + fortnightMs).toISOString());
  const keys = useApiKeys({ first: 100 });
  const connections = useUserOAuthTokens();
  const endsSoon = (time: string | null | undefined) => time != null && time < soon;
  const ending = keys.data?.items.filter(({ expiresAt }) => endsSoon(expiresAt));
  const broken = connections.data?.filter(({ lastError, refreshTokenExpiresAt }) => lastError != null || endsSoon(refreshTokenExpiresAt));
  return {
    keys: checkOf(
      [keys],
      ending?.map(({ name }) => name),
      { isMore: keys.data?.pageInfo.hasNextPage, page: { section: 'keys' } },
    ),
    connections: checkOf(
      [connections],
      broken?.map(({ integrationId }) => `#${integrationId}`),
      { page: { section: 'connections' } },
    ),
  };
}

const fortnightMs = 14 * 24 * 3_600_000;

/** The document that the page of placements shows. */
function usePlacementCheck(): Check {
  const { list, allRows } = useReportPlacementList({ externalWorkbookId: tradingPlan });
  const { status } = list.state;
  const isPending = status === 'loading' || allRows.some(({ isDetailPending }) => isDetailPending);
  const changed = allRows.filter(({ syncStatus }) => syncStatus === 'CHANGED');
  const read = { error: 'error' in list.state ? list.state.error : undefined, isFetching: list.isRefetching, refetch: list.refetch };
  return checkOf([read], isPending ? undefined : changed.map(({ reportName }) => reportName ?? ''), {
    count: changed.length,
    page: { section: 'placements', params: { syncStatus: 'CHANGED' } },
  });
}

/** The open threads of the dashboard that the page of comments shows. */
function useCommentCheck(deploymentId: number): Check {
  const client = useTenantClient();
  const { workbooks, publicId } = useTenantDashboard(deploymentId);
  const threads = useRead(dashboardCommentsQuery(client, { publicId: publicId ?? '', first: 50 }), { enabled: publicId !== undefined });
  const isNowhere = workbooks.data !== undefined && publicId === undefined;
  return checkOf([workbooks, threads], isNowhere || threads.data !== undefined ? [] : undefined, {
    count: threads.data?.items.length,
    isMore: threads.data?.pageInfo.hasNextPage,
    page: { section: 'comments' },
  });
}

function useUserCheck(): Check {
  const deactivated = useScimUsers({ filter: 'active eq false', count: 3 });
  const { data } = deactivated;
  const names = data?.Resources?.map(({ name, userName }) => name?.givenName || userName);
  return checkOf([deactivated], data && (names ?? []), { count: data?.totalResults ?? 0, page: { section: 'users' } });
}
