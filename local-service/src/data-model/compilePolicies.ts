import { isObject, type JsonObject } from '../http/fields.js';
import type { AccessPolicy } from './ModelView.js';
import { textOf } from './readCube.js';
import { type Definition, readEntries } from './readModel.js';

/**
 * Compiles the policies of a view or cube. Restrictions that are not supported are errors: ignoring one would expose the rows it hides.
 */
export function compilePolicies(
  owner: Pick<Definition, 'name' | 'fields' | 'report'>,
  sqlOf: (member: string) => string | undefined,
): readonly AccessPolicy[] {
  const { name, fields, report } = owner;
  const entries = readEntries(fields.access_policy, 'access_policy', report);
  if (entries.length > 1) report(`"${name}" has several access policies. One for all roles is supported.`, entries[1]);
  return entries.slice(0, 1).flatMap((entry) => {
    refuseUnknown(entry, ['role', 'group', 'row_level'], owner);
    for (const key of ['role', 'group']) {
      if (entry[key] !== undefined && entry[key] !== '*')
        report(`The access policy of "${name}" is for one ${key}. Only "*" is supported.`, entry);
    }
    const rows = isObject(entry.row_level) ? entry.row_level : {};
    if (!isObject(entry.row_level)) report(`The access policy of "${name}" has no row_level.`, entry);
    refuseUnknown(rows, ['filters', 'allow_all'], owner);
    if (rows.allow_all === 'true') return [];
    const filters = readEntries(rows.filters, 'filters', report);
    if (filters.length === 0) report(`The access policy of "${name}" has no filters.`, rows);
    return filters.flatMap((filter) => policyOf(filter, owner, sqlOf));
  });
}

function policyOf(
  filter: JsonObject,
  { name, report }: Pick<Definition, 'name' | 'report'>,
  sqlOf: (member: string) => string | undefined,
): readonly AccessPolicy[] {
  refuseUnknown(filter, ['member', 'operator', 'values'], { name, report });
  const member = textOf(filter.member);
  const sql = sqlOf(member);
  if (sql === undefined) report(`The access policy of "${name}" filters by "${member}", which is not a dimension of it.`, filter);
  if (filter.operator !== 'equals')
    report(`The access policy of "${name}" has the operator "${textOf(filter.operator)}". Only equals is supported.`, filter);
  const values: readonly unknown[] = Array.isArray(filter.values) ? filter.values : [];
  const attribute = values.length === 1 ? attributePattern.exec(textOf(values[0]))?.[1] : undefined;
  if (attribute === undefined) {
    report(
      `The access policy of "${name}" must compare "${member}" with one user attribute: values: ["{userAttributes.${member}}"].`,
      filter,
    );
  }
  return sql === undefined || attribute === undefined ? [] : [{ attribute: attribute.toLowerCase(), sql }];
}

const attributePattern = /^\{ ?(?:securityContext\.)?userAttributes\.(\w+) ?\}$/;

function refuseUnknown(entry: JsonObject, known: readonly string[], { name, report }: Pick<Definition, 'name' | 'report'>): void {
  for (const key of Object.keys(entry)) {
    if (!known.includes(key)) report(`The access policy of "${name}" has "${key}", which is not supported.`, entry);
  }
}
