import type { AgentSession } from '../../agent/Agent.js';
import { rowFilters } from '../../warehouse/rowFilters.js';
import type { Plan } from '../plan/Plan.js';
import { listText } from '../words/listText.js';

/** Says which rows a session sees, if not all: its totals and shares are of those. A question that names the same rows needs no note. */
export function policyNotes(plan: Plan, session: AgentSession): readonly string[] {
  const seen = visibleRows(plan, session);
  return seen.length === 0
    ? []
    : [`You see only the rows of ${listText(seen.map((names) => listText(names)))}, so all numbers and shares are of those.`];
}

/** The values to which the row-level policies limit a session, unless the question names them itself. */
export function visibleRows({ view, filters }: Plan, session: AgentSession): readonly (readonly string[])[] {
  const allowed = rowFilters(session);
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
