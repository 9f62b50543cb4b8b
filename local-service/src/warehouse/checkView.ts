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
  const statements = [
    { part: '', sql: define },
    ...view.measures.map(({ name, sql }) => ({ part: `measure "${name}": `, sql: `EXPLAIN SELECT ${sql} FROM ${source}` })),
    ...view.dimensions.flatMap(({ name, order }) =>
      order === undefined
        ? []
        : [{ part: `order of "${name}": `, sql: `EXPLAIN SELECT ${name} FROM ${source} GROUP BY 1 ORDER BY ${order}` }],
    ),
  ];
  for (const { part, sql } of statements) {
    const reason = await attempt(sql);
    if (reason !== undefined) return { view: view.name, reason: `${part}${reason}` };
  }
  return undefined;
}

interface CheckViewOptions {
  readonly attempt: (sql: string) => Promise<string | undefined>;
  readonly define: string;
  readonly source: string;
}
