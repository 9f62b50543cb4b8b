import { useState } from 'react';
import { type ListStatesProps, useBranchManager, useNotificationScheduleList, useReportPlacementList } from '../../../src/admin.js';
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
import { absent, type Check, type CheckId, type CheckRead, checkOf } from './Check.js';

/** Reads what may need attention in a deployment and in the account. Each check fails alone. */
export function useChecks(deploymentId: number): Readonly<Record<CheckId, Check>> {
  return {
    ...useBranchChecks(deploymentId),
    syncs: useSyncCheck(deploymentId),
    jobs: useJobCheck(),
    ...useTokenChecks(),
    schedules: useScheduleCheck(deploymentId),
    placements: usePlacementCheck(),
    comments: useCommentCheck(deploymentId),
    users: useUserCheck(),
  };
}

/** The builds of the production branch and of the user’s own branch, whether they compile, and the latter’s uncommitted changes. */
function useBranchChecks(deploymentId: number): Pick<Record<CheckId, Check>, 'build' | 'unbuilt' | 'validation' | 'uncommitted'> {
  const { list, defaultBranch, devMode, isDevModePending, changed } = useBranchManager({ deploymentId });
  const ownBranch = devMode.kind === 'on' ? devMode.branchName : undefined;
  const production = useDataModelValidation({ deploymentId, branchName: defaultBranch }, whenKnown(defaultBranch));
  const own = useDataModelValidation({ deploymentId, branchName: ownBranch }, whenKnown(ownBranch));
  const branches = readOf(list);
  const results = [production, ...(ownBranch === undefined ? [] : [own])];
  const builds = useBuilds(deploymentId, isDevModePending, ownBranch);
  const broken = results.flatMap(({ data }) => (data?.valid === false ? [data.branchName] : []));
  const isValidated = !isDevModePending && results.every(({ data }) => data !== undefined);
  const changes = { error: changed.error, isFetching: changed.isPending, refetch: changed.refetch };
  const files = isDevModePending ? undefined : ownBranch === undefined ? [] : changed.files?.map(({ path }) => path);
  const pageOf = (branch = '') => ({ section: 'branches' as const, params: { branch } });
  return {
    ...builds,
    validation: checkOf([branches, ...results], isValidated ? broken : undefined, { page: pageOf(broken[0]) }),
    uncommitted:
      devMode.kind === 'unknown' && !isDevModePending ? absent : checkOf([branches, changes], files, { page: pageOf(ownBranch) }),
  };
}

/** Build statuses are not specified, but a failed build has a reason, and a finished one has a time or a job. */
function useBuilds(
  deploymentId: number,
  isPending: boolean,
  ownBranch: string | undefined,
): Pick<Record<CheckId, Check>, 'build' | 'unbuilt'> {
  const production = useBuildStatus({ deploymentId });
  const own = useBuildStatus({ deploymentId, branchName: ownBranch }, { enabled: ownBranch !== undefined });
  const reads = [production, ...(ownBranch === undefined ? [] : [own])];
  const builds = isPending ? [] : reads.flatMap(({ data }) => data ?? []);
  const isKnown = builds.length === reads.length;
  const failed = builds.flatMap(({ branchName, errorText }) => (errorText ? [`${branchName}: ${errorText}`] : []));
  const unbuilt = builds.filter(({ errorText, buildJobId, updatedAt }) => !errorText && buildJobId == null && updatedAt == null);
  const facts = { page: { section: 'deployment' as const, params: { part: 'build' } } };
  return {
    build: checkOf(reads, isKnown ? failed : undefined, facts),
    unbuilt: checkOf(reads, isKnown ? unbuilt.map(({ branchName }) => branchName) : undefined, facts),
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
  return checkOf([syncs], found, { page: { section: 'syncs', params: { status: 'FAILED' } }, isMore: syncs.data?.pageInfo.hasNextPage });
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
      { isMore: keys.data?.pageInfo.hasNextPage, page: { section: 'keys', params: onlyOf('key', ending) } },
    ),
    connections: checkOf(
      [connections],
      broken?.map(({ integrationId }) => `#${integrationId}`),
      { page: { section: 'connections' } },
    ),
  };
}

/** The page opens the record if there is only one. */
function onlyOf(name: string, found: readonly { readonly id: number | string }[] | undefined): Readonly<Record<string, string>> {
  const [only, ...others] = found ?? [];
  return only !== undefined && others.length === 0 ? { [name]: String(only.id) } : {};
}

/** The schedules on the first page that are paused, or that send nothing when they are due. */
function useScheduleCheck(deploymentId: number): Check {
  const { list } = useNotificationScheduleList({ deploymentId });
  const { status } = list.state;
  const idle = list.items.filter(({ isEnabled, notificationEnabled }) => !isEnabled || !notificationEnabled);
  const isUnknown = status === 'loading' || status === 'error' || status === 'denied';
  return checkOf([readOf(list)], isUnknown ? undefined : idle.map(titleOf), {
    count: idle.length,
    isMore: list.hasMore,
    page: { section: 'schedules', params: onlyOf('schedule', idle) },
  });
}

/** The list adds the title of the dashboard once it is known. */
function titleOf(schedule: { readonly dashboardId: number }): string {
  return 'title' in schedule && typeof schedule.title === 'string' ? schedule.title : `#${schedule.dashboardId}`;
}

/** The query behind a widget’s list. */
function readOf({ state, isRefetching, refetch }: ListStatesProps['list']): CheckRead {
  return { error: 'error' in state ? state.error : undefined, isFetching: isRefetching, refetch };
}

const fortnightMs = 14 * 24 * 3_600_000;

/** The document that the page of placements shows. */
function usePlacementCheck(): Check {
  const { list, allRows } = useReportPlacementList({ externalWorkbookId: tradingPlan });
  const { status } = list.state;
  const isPending = status === 'loading' || allRows.some(({ isDetailPending }) => isDetailPending);
  const changed = allRows.filter(({ syncStatus }) => syncStatus === 'CHANGED');
  return checkOf([readOf(list)], isPending ? undefined : changed.map(({ reportName }) => reportName ?? ''), {
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
  const page = { section: 'provisioning' as const, params: { state: 'deactivated' } };
  return checkOf([deactivated], data && (names ?? []), { count: data?.totalResults ?? 0, page });
}
