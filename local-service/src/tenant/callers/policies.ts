import type { Policy, PolicyAction, PolicyResourceType } from '@parley/react/client';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { People } from '../people/People.js';
import { policiesOf } from '../people/roles.js';
import type { Caller } from './Caller.js';

/** True if the caller may do it there: admins always, other users of the account by the policies of their roles. */
export function isPermitted(caller: Caller, action: PolicyAction, people: People, target: PolicyTarget): boolean {
  if (caller.isAdmin) return true;
  if (caller.kind === 'embed') return false;
  return policiesOf(people, caller.user).some(
    (policy) => covers(policy, target) && (policy.actions.includes(action) || policy.actions.includes('All')),
  );
}

/** 403 for whoever may do none of these there. */
export function requireOneOf(
  caller: Caller,
  actions: readonly [PolicyAction, ...PolicyAction[]],
  people: People,
  target: PolicyTarget,
): void {
  if (actions.some((action) => isPermitted(caller, action, people, target))) return;
  throw new ServiceFailure(403, `This requires the permission ${actions.join(' or ')}.`);
}

/** What a right is wanted for. */
export interface PolicyTarget {
  readonly resourceType: PolicyResourceType;
  readonly id: number;
}

/** A global policy is about resources of every kind. */
function covers({ resourceType, resources }: Policy, target: PolicyTarget): boolean {
  if (resourceType === 'Global') return true;
  return resourceType === target.resourceType && (resources.includes('All') || resources.includes(String(target.id)));
}
