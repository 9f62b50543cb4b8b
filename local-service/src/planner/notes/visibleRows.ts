import type { AgentSession } from '../../agent/Agent.js';
import { rowFilters } from '../../warehouse/rowFilters.js';
import type { Plan } from '../plan/Plan.js';

/**
 * The values to which the row-level policies limit a session: its totals and shares are of those. A question that names the same values
 * has none.
 */
export function visibleRows({ view, filters, model }: Plan, session: AgentSession): readonly (readonly string[])[] {
  const allowed = rowFilters(model, session);
  return view.policies.flatMap(({ attribute }) => {
    const values = allowed[attribute];
    if (values === undefined || values === true || values.length === 0) return [];
    const named = filters.find(({ dimension, isExcluded }) => dimension === attribute && !isExcluded);
    return named?.values.every((value) => values.includes(value.toLowerCase())) === true ? [] : [values.map(capitals)];
  });
}

/** Attributes are compared without case; names are shown with it. */
function capitals(text: string): string {
  return text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
