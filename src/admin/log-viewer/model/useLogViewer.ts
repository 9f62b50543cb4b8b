'use client';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { DeploymentPod } from '../../../client/resources/deployment-logs.js';
import { type ResourceListState, readListState } from '../../../data/resource-list/readListState.js';
import { useDeploymentPods } from '../../../data/resources/deployments.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import type { LogLine } from './LogLine.js';
import { type LogSearch, useLogSearch } from './useLogSearch.js';
import { type LogAddress, useLogTail } from './useLogTail.js';

/** Which lines of a deployment; what is left out filters nothing. */
export type LogFilters = Omit<LogAddress, 'deploymentId'>;

export type LogViewerEvents = WidgetErrorEvents<'log-viewer'>;

export interface LogViewerOptions extends DeploymentAddress {
  readonly filters?: LogFilters | undefined;
  readonly search?: string | undefined;
}

/** A log with its search and its filters. Renders nothing. */
export interface LogViewerState {
  readonly state: ResourceListState;
  /** What was read, at most 100,000 lines, oldest first. */
  readonly lines: readonly LogLine[];
  readonly droppedCount: number;
  /** The end was not reached yet. */
  readonly isReading: boolean;
  /** Why nothing new was read the last time. What was read stays, and another look follows by itself, unless `isStopped`. */
  readonly refetchError: ServiceError | undefined;
  readonly isStopped: boolean;
  refetch(): void;
  readonly search: LogSearch;
  /** To choose among; empty while they are being read or cannot be. */
  readonly pods: readonly DeploymentPod[];
}

/** The logic of a log viewer: reads to the end of the log, then what is new every few seconds while the page is seen. */
export function useLogViewer(
  { deploymentId, filters = {}, search: text = '' }: LogViewerOptions,
  events: LogViewerEvents = {},
): LogViewerState {
  const { lines, droppedCount, status, error, retry } = useLogTail({ deploymentId, ...givenFilters(filters) });
  const pods = useDeploymentPods({ deploymentId });
  const search = useLogSearch(lines, text);
  useReadErrorEvent(error, { widget: 'log-viewer', operation: 'logs' }, events);
  useReadErrorEvent(pods.error, { widget: 'log-viewer', operation: 'pods' }, events);
  return {
    state: readListState({
      itemCount: lines.length,
      hasMore: false,
      isFiltered: Object.keys(givenFilters(filters)).length > 0,
      isPlaceholder: false,
      isPending: status === 'reading' && lines.length === 0,
      hasData: lines.length > 0 || status === 'live',
      error: error ?? null,
    }),
    lines,
    droppedCount,
    isReading: status === 'reading',
    refetchError: lines.length > 0 ? error : undefined,
    isStopped: status === 'failed',
    refetch: retry,
    search,
    pods: pods.data?.items ?? [],
  };
}

/** The same lines have the same address, however a filter that is not set is written. */
function givenFilters(filters: LogFilters): LogFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value != null && value !== ''));
}
