'use client';
import { useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { BranchResponse } from '../../../client/resources/branches.js';
import type { DataModelValidationResponse } from '../../../client/resources/data-model.js';
import { useDataModelValidation } from '../../../data/resources/data-model.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { useErrorEvents } from '../../kit/events/useErrorEvents.js';
import type { BranchEvents } from './branchActions.js';

/**
 * The validation of one branch. A model that does not compile is a `result`; `error` means that the validation could not
 * run.
 */
export interface BranchValidation {
  /** The last result for this branch. Kept for an hour while other branches are shown. */
  readonly result: DataModelValidationResponse | undefined;
  /** The reason why the last validation could not run. */
  readonly error: ServiceError | undefined;
  /** True while the service validates the model. */
  readonly isRunning: boolean;
  /** True if the branch changed after the result. */
  readonly isStale: boolean;
  /** The time of the result, in milliseconds since 1970. */
  readonly checkedAtMs: number | undefined;
  /** Validates the branch. A failure is reported in `error` and to `onError`. */
  run(): Promise<void>;
}

/** Validates a branch on request, never automatically. Keeps results while other branches are shown. */
export function useValidation(
  { deploymentId, branch, liveVersion }: { deploymentId: number; branch: BranchResponse | undefined; liveVersion: string | undefined },
  events: BranchEvents,
): BranchValidation {
  const latest = useLatest(events);
  const [versions, setVersions] = useState<ReadonlyMap<string, ModelVersion>>(new Map());
  const reportError = useErrorEvents(events);
  const branchName = branch?.name ?? '';
  const version: ModelVersion = { lastHash: branch?.lastHash ?? undefined, liveVersion };
  const query = useDataModelValidation({ deploymentId, branchName }, { enabled: false, gcTime: keptMs });
  return {
    result: query.data,
    error: (query.isFetching ? null : query.error) ?? undefined,
    isRunning: query.isFetching,
    isStale: query.data !== undefined && isOfBefore(versions.get(branchName), version),
    checkedAtMs: query.data && query.dataUpdatedAt,
    async run() {
      const { data, error } = await query.refetch();
      if (error !== null) return reportError(error, source);
      if (data === undefined) return;
      setVersions((current) => new Map(current).set(branchName, version));
      latest.current.onValidated?.(data);
    },
  };
}

// On a server, any finite time is a timer that keeps the process alive after rendering.
const keptMs = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 3_600_000;

const source = { widget: 'branch-manager', operation: 'validateDataModel' } as const;

/** The version of a branch's content at one moment. */
interface ModelVersion {
  readonly lastHash: string | undefined;
  /** The version of the uncommitted changes; `undefined` if unknown. */
  readonly liveVersion: string | undefined;
}

/** True if the branch changed after `noted`, or if `noted` is missing. An unknown live version does not count as a change. */
export function isOfBefore(noted: ModelVersion | undefined, now: ModelVersion): boolean {
  if (noted === undefined || noted.lastHash !== now.lastHash) return true;
  return noted.liveVersion !== undefined && now.liveVersion !== undefined && noted.liveVersion !== now.liveVersion;
}
