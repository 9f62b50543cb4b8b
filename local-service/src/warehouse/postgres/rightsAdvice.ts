import type { DataModel } from '../../data-model/ModelView.js';

/** Says which right the role lacks, and how to give it. */
export function rightsAdvice(message: string, role: string, { views }: DataModel): string {
  const [, kind = '', name = ''] = /^permission denied for (\w+) (.+)$/.exec(message) ?? [];
  const grantee = `"${role.replaceAll('"', '""')}"`;
  if (kind === 'schema') return `${advice(role, `schema ${name}`)} GRANT USAGE ON SCHEMA ${name} TO ${grantee};`;
  if (!['table', 'view', 'relation'].includes(kind)) return `${message}.`;
  const sources = views.flatMap(({ tables }) => tables.map(({ source }) => source));
  // The message leaves out the schema.
  const table = sources.find((source) => source.replaceAll('"', '').endsWith(`.${name}`)) ?? name;
  return `${advice(role, `table ${table}`)} GRANT SELECT ON ${table} TO ${grantee};`;
}

function advice(role: string, what: string): string {
  return `The database role "${role}" may not read ${what}. Allow it with`;
}
