import { choiceParam, sortParam } from '../../data/list-params/paramCodecs.js';
import type { ItemSort } from '../../data/resource-list/arrangeItems.js';
import type { PlacementFilters } from './model/arrangeRows.js';

/** Keeps the view of a `ReportPlacementList` in the URL, with `useListParams`. */
export const placementListParams = {
  filters: { syncStatus: choiceParam<NonNullable<PlacementFilters['syncStatus']>>(['UP_TO_DATE', 'CHANGED', 'UNKNOWN']) },
  sort: sortParam<ItemSort>(['report', 'document', 'sheet', 'sync', 'placed', 'refreshed'], {}),
} as const;
