import type { AgentSession } from '../chat/Agent.js';
import { rowFilters } from '../warehouse/rowFilters.js';
import { listText } from './describePlan.js';
import type { Plan } from './Plan.js';

/** Says which rows a session sees, if not all: its totals and shares are of those. A question that names the same rows needs no note. */
export function policyNotes({ view, filters }: Plan, session: AgentSession): readonly string[] {
  const allowed = rowFilters(session);
  const seen = view.policies.flatMap(({ attribute }) => {
    const values = allowed[attribute];
    if (values === undefined || values === true || values.length === 0) return [];
    const named = filters.find(({ dimension, isExcluded }) => dimension === attribute && !isExcluded);
    return named?.values.every((value) => values.includes(value.toLowerCase())) === true ? [] : [listText(values.map(capitals))];
  });
  return seen.length === 0 ? [] : [`You see only the rows of ${listText(seen)}, so all numbers and shares are of those.`];
}

/** Attributes are compared without case; names are shown with it. */
function capitals(text: string): string {
  return text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
