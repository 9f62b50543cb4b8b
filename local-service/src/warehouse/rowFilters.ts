import type { AgentSession } from '../agent/Agent.js';
import type { DataModel } from '../data-model/ModelView.js';
import { WarehouseError } from './Warehouse.js';

/** For each attribute that a policy names: `true` for every row, or the lowercase values whose rows are shown. */
export type RowFilters = Readonly<Record<string, true | readonly string[]>>;

/**
 * Returns what the policies of the data model let a session see. Only a session without any attributes sees every row,
 * and only where none is required: one whose attributes the policies do not know is refused.
 */
export function rowFilters(
  { views }: DataModel,
  { userAttributes }: Pick<AgentSession, 'userAttributes'>,
  required: readonly string[] = [],
): RowFilters {
  const attributes = [...new Set(views.flatMap(({ policies }) => policies.map(({ attribute }) => attribute)))];
  const given = Object.entries(userAttributes).map(([name, value]) => ({ name: normalize(name), values: valuesIn(value) }));
  if (attributes.length > 0 && given.length > 0 && !given.some(({ name }) => attributes.includes(name))) {
    throw new WarehouseError(
      `No rows can be shown: the data model does not use any of the user attributes ${Object.keys(userAttributes).join(', ')}. Set one of ${attributes.join(', ')}.`,
    );
  }
  const filters = attributes.map((attribute): [string, true | readonly string[]] => {
    const lists = given.filter(({ name }) => name === attribute).map(({ values }) => values);
    const [first, ...others] = lists;
    if (first === undefined) return [attribute, required.includes(attribute) ? [] : true];
    return [attribute, first.filter((value) => others.every((list) => list.includes(value)))];
  });
  return Object.fromEntries(filters);
}

function valuesIn(value: string): readonly string[] {
  return value.split(',').map(normalize);
}

function normalize(text: string): string {
  return text.trim().toLowerCase();
}
