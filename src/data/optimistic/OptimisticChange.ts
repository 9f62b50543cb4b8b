import type { ResourcePath } from '../queryKeys.js';
import type { CachedRecord } from './createOptimisticLayers.js';

/** How a call can be shown before the service has confirmed it. */
export interface OptimisticChange<Params> {
  /** The paths of the queries that may contain the record. */
  readonly paths: (params: Params) => readonly ResourcePath[];
  /** True for the record that the call changes. */
  readonly isTarget: (record: CachedRecord, params: Params) => boolean;
  /** Returns the fields that the record will have; `undefined` leaves a field as it is. */
  readonly fields: (params: Params) => CachedRecord;
}

/** The option of mutations that can be shown before the service has confirmed them. */
export interface OptimisticOption {
  /**
   * True to show the change at once, wherever the record is cached: alone, in lists, and in the pages of infinite lists. If the service
   * refuses it, the fields get their values back, and what others changed meanwhile stays. If the outcome is unknown, the records are read
   * again. Default false.
   */
  readonly optimistic?: boolean | undefined;
}
