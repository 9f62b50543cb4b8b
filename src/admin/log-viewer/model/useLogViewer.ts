'use client';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { DeploymentPod } from '../../../client/resources/deployment-logs.js';
import { type ResourceListState, readListState } from '../../../data/resource-list/readListState.js';
import { useDeploymentPods } from '../../../data/resources/deployments.js';
import { useControllable } from '../../../react/state/useControllable.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';
import { filterLines, type LogLineFilters } from './filterLines.js';
import type { LogLine } from './LogLine.js';
import { type LogFollow, type LogFollowOptions, useLogFollow } from './useLogFollow.js';
import { type LogSearch, type LogSearchOptions, useLogSearch } from './useLogSearch.js';
import { type LogAddress, useLogTail } from './useLogTail.js';
import { useNow } from './useNow.js';

/** The filters of a deployment's log: those of the service, and those applied in the browser. Omitted fields do not filter. */
export interface LogFilters extends Omit<LogAddress, 'deploymentId'>, LogLineFilters {}

/** The events of a log viewer: failures of reading. */
export type LogViewerEvents = WidgetErrorEvents<'log-viewer'>;

/** The log to show, and the parts of the view that the host controls. */
export interface LogViewerOptions extends DeploymentAddress, LogSearchOptions, LogFollowOptions, LogViewerEvents {
  /** The chosen source, container, pod, level and time range. */
  readonly filters?: LogFilters | undefined;
  /** The initial filters. Default: none. */
  readonly defaultFilters?: LogFilters | undefined;
  /** Called with all filters when they change. */
  readonly onFiltersChange?: ((filters: LogFilters) => void) | undefined;
  /** True if long lines wrap. */
  readonly wrapped?: boolean | undefined;
  /** True to wrap long lines at first. */
  readonly defaultWrapped?: boolean | undefined;
  /** Called when wrapping is turned on or off. */
  readonly onWrappedChange?: ((isWrapped: boolean) => void) | undefined;
}

/** A log with its search and its filters. Renders nothing. */
export interface LogViewerModel {
  /** The state of the log, with the error if no lines could be read. */
  readonly state: ResourceListState;
  /** The lines that pass the filters, oldest first. With `search.matchesOnly`, those that match the search. */
  readonly lines: readonly LogLine[];
  /** The number of lines read and kept, at most 100,000. */
  readonly loadedCount: number;
  /** The number of oldest lines that were dropped. */
  readonly droppedCount: number;
  /** True until the end of the log is reached for the first time. */
  readonly isReading: boolean;
  /** The reason why the last read failed. Earlier lines stay, and the read is retried in a few seconds unless `isStopped`. */
  readonly refetchError: ServiceError | undefined;
  /** True if the last read failed and is not retried automatically. */
  readonly isStopped: boolean;
  /** Reads on after a failure. */
  refetch(): void;
  /** The chosen source, container, pod, level and time range. */
  readonly filters: LogFilters;
  /** Changes some of the filters and keeps the others. */
  filterBy(filters: LogFilters): void;
  /** Removes all filters, and shows lines without a match. */
  clearFilters(): void;
  /** The search in the lines. */
  readonly search: LogSearch;
  /** The following of new lines. */
  readonly follow: LogFollow;
  /** True if long lines wrap. */
  readonly isWrapped: boolean;
  /** Turns wrapping on or off. */
  setWrapped(isWrapped: boolean): void;
  /** The `number` of the first line in view, where a search starts. */
  readonly firstSeen: RefObject<number>;
  /** The pods to filter by; empty while they are loading or after a failure. */
  readonly pods: readonly DeploymentPod[];
}

/** Headless hook behind `LogViewer`: reads to the end of the log, then polls every few seconds while the page is visible. */
export function useLogViewer(options: LogViewerOptions): LogViewerModel {
  const { deploymentId } = options;
  const [filters, setFilters] = useControllable(options.filters, options.defaultFilters ?? noFilters, options.onFiltersChange);
  const [isWrapped, setWrapped] = useControllable(options.wrapped, options.defaultWrapped ?? false, options.onWrappedChange);
  const { level, range, ...ofService } = filters;
  const given = givenFilters(ofService);
  const { lines: loaded, droppedCount, status, error, refetch } = useLogTail({ deploymentId, ...given });
  const nowMs = useNow(range !== undefined);
  const passed = useMemo(() => filterLines(loaded, { level, range }, nowMs), [loaded, level, range, nowMs]);
  const { search, shown: lines } = useLogSearch(passed, options);
  const pods = useDeploymentPods({ deploymentId });
  useReadErrorEvent(error, { widget: 'log-viewer', operation: 'logs' }, options);
  useReadErrorEvent(pods.error, { widget: 'log-viewer', operation: 'pods' }, options);
  const latest = useLatest(filters);
  const { setMatchesOnly } = search;
  const firstSeen = useRef(0);
  return {
    state: readListState({
      itemCount: lines.length,
      isFiltered: Object.keys(given).length > 0 || lines !== loaded,
      isPending: status === 'reading' && lines.length === 0,
      hasData: loaded.length > 0 || status === 'live',
      error: error ?? null,
    }),
    lines,
    loadedCount: loaded.length,
    droppedCount,
    isReading: status === 'reading',
    refetchError: loaded.length > 0 ? error : undefined,
    isStopped: status === 'failed',
    refetch,
    filters,
    filterBy: useCallback((changed) => setFilters({ ...latest.current, ...changed }), [latest, setFilters]),
    clearFilters: useCallback(() => {
      setFilters(noFilters);
      setMatchesOnly(false);
    }, [setFilters, setMatchesOnly]),
    search,
    follow: useLogFollow(lines, loaded.at(-1)?.number ?? -1, options),
    isWrapped,
    setWrapped,
    firstSeen,
    pods: pods.data?.items ?? noPods,
  };
}

/** Normalizes filters, so that the same lines always have the same address. */
function givenFilters(filters: Omit<LogAddress, 'deploymentId'>): Omit<LogAddress, 'deploymentId'> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value != null && value !== ''));
}

const noFilters: LogFilters = {};
const noPods: readonly DeploymentPod[] = [];
