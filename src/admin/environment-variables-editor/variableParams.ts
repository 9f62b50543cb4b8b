import { sortParam } from '../../data/list-params/paramCodecs.js';
import type { ItemSort } from '../../data/resource-list/arrangeItems.js';

/** Keeps the view of an `EnvironmentVariablesEditor` in the URL, with `useListParams`. */
export const variableParams = { sort: sortParam<ItemSort>(['name'], {}) } as const;
