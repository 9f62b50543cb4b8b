import type { ModelView } from '../data-model/ModelView.js';

/** A view that Postgres refuses, with its reason. */
export interface ViewProblem {
  /** The name of the view. */
  readonly view: string;
  /** What Postgres says, with the measure or dimension that it is about. */
  readonly reason: string;
}

/**
 * Returns why Postgres refuses a view, one of its measures or an order of its values. `attempt` runs a statement and returns why it
 * failed, `define` says what the view is, and `source` is how a query reads it.
 */
export async function checkView(view: ModelView, { attempt, define, source }: CheckViewOptions): Promise<ViewProblem | undefined> {
  const ofMeasure = (sql: string) => `EXPLAIN SELECT ${sql} FROM ${source}`;
  const ofOrder = (name: string, order: string) => `EXPLAIN SELECT ${name} FROM ${source} GROUP BY 1 ORDER BY ${order}`;
  const refused = await attempt(define);
  if (refused !== undefined) return { view: view.name, reason: refused };
  // One by one only where not all are fine.
  const areFine = view.measures.length > 0 && (await attempt(ofMeasure(view.measures.map(({ sql }) => sql).join(', ')))) === undefined;
  const parts = [
    ...(areFine ? [] : view.measures).map(({ name, sql }) => ({ part: `measure "${name}"`, sql: ofMeasure(sql) })),
    ...view.dimensions.flatMap(({ name, order }) =>
      order === undefined ? [] : [{ part: `order of "${name}"`, sql: ofOrder(name, order) }],
    ),
  ];
  for (const { part, sql } of parts) {
    const reason = await attempt(sql);
    if (reason !== undefined) return { view: view.name, reason: `${part}: ${reason}` };
  }
  return undefined;
}

interface CheckViewOptions {
  readonly attempt: (sql: string) => Promise<string | undefined>;
  readonly define: string;
  readonly source: string;
}
