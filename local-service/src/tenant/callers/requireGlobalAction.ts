import type { PolicyAction } from '@parley/react/client';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { People } from '../people/People.js';
import { policiesOf } from '../people/roles.js';
import type { Caller, MemberCaller } from './Caller.js';
import { requireMember } from './guards.js';

/** 403 for whoever is neither a tenant admin nor has a role that allows the action everywhere. */
export function requireGlobalAction(caller: Caller, action: PolicyAction, people: People): MemberCaller {
  const member = requireMember(caller);
  if (member.isAdmin || allows(member, action, people)) return member;
  throw new ServiceFailure(403, `This requires a tenant admin or a role with ${action}.`);
}

function allows({ user }: MemberCaller, action: PolicyAction, people: People): boolean {
  return policiesOf(people, user).some(({ resourceType, actions }) => resourceType === 'Global' && actions.includes(action));
}
