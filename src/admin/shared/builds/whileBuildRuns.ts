import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { BuildStatusResponse } from '../../../client/resources/deployments.js';
import type { ReadOptions } from '../../../data/useRead.js';

/** Returns true if a build with this status is running. */
export type IsBuildRunning = (status: string) => boolean;

/** Options for `useBuildStatus` that poll a build every few seconds while it runs and the page is visible. */
export function whileBuildRuns(isBuildRunning: IsBuildRunning = isRunningStatus) {
  return {
    refetchInterval: ({ state }) => (state.data !== undefined && isBuildRunning(state.data.status) ? pollMs : false),
  } as const satisfies ReadOptions<BuildStatusResponse>;
}

/** The result of `useBuildStatus`. */
export interface BuildRead {
  readonly data: BuildStatusResponse | undefined;
  readonly error: ServiceError | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

const pollMs = 5_000;

/** The contract does not specify the statuses. An unknown one counts as final, so that it is not polled forever. */
export function isRunningStatus(status: string): boolean {
  return runningStatuses.has(status.toLowerCase());
}

const runningStatuses = new Set(['queued', 'pending', 'building', 'running', 'in_progress', 'deploying']);
