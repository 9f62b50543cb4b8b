import type { ModelView } from '../data-model/ModelView.js';

/** The query that a view of the data model stands for: its members and facts as columns, of the rows that meet all `conditions`. */
export function viewSelect({ tables, time, dimensions, facts }: ModelView, conditions: readonly string[]): string {
  const members = [...(time === undefined ? [] : [time]), ...dimensions].map((member) => `${member.sql} AS ${member.name}`);
  const columns = [...members, ...Object.entries(facts).map(([column, sql]) => `${sql} AS ${column}`)];
  const from = tables.map(({ alias, source, on }) =>
    on === undefined ? `${source} AS ${alias}` : `LEFT JOIN ${source} AS ${alias} ON ${on}`,
  );
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`;
  return `SELECT ${columns.join(', ')} FROM ${from.join(' ')}${where}`;
}
