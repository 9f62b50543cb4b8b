import type { RoleUpdateBody } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { builtInRoles } from './roles.js';
import { isSameName } from './userAccounts.js';

/** Throws 400 if the role has the name of a built-in one, or if one of its policies allows nothing. */
export function checkRole<Fields extends RoleUpdateBody>(role: Fields): Fields {
  const { name, policies = [] } = role;
  if (builtInRoles.some((builtIn) => isSameName(builtIn.name, name ?? ''))) throw invalid('name', `"${name}" belongs to a built-in role`);
  for (const [index, { actions, resources }] of policies.entries()) {
    if (actions.length === 0) throw invalid(`policies[${index}].actions`, 'must contain at least one action');
    if (resources.length === 0) throw invalid(`policies[${index}].resources`, 'must contain at least one resource, or "All"');
  }
  return role;
}
