import { sortParam } from '../../data/list-params/paramCodecs.js';
import type { VariableSort } from './model/useEnvironmentVariablesEditor.js';

/** Keeps the view of an `EnvironmentVariablesEditor` in the URL, with `useListParams`. */
export const variableParams = { sort: sortParam<VariableSort>(['name'], {}) } as const;
