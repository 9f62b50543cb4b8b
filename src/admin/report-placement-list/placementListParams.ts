import { choiceParam, sortParam } from '../../data/list-params/paramCodecs.js';
import type { PlacementFilters, PlacementSort } from './model/arrangeRows.js';

/** Keeps the view of a `ReportPlacementList` in the URL, with `useListParams`. */
export const placementListParams = {
  filters: { syncStatus: choiceParam<NonNullable<PlacementFilters['syncStatus']>>(['UP_TO_DATE', 'CHANGED', 'UNKNOWN']) },
  sort: sortParam<PlacementSort>(['report', 'document', 'sheet', 'sync', 'placed', 'refreshed'], {}),
} as const;
