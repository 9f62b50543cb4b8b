import type { People } from '../tenant/people/People.js';
import { type PatchOperation, readNamedValues } from './readPatch.js';
import { type ProvisionedGroup, readMembers } from './scimGroup.js';
import { badScimValue } from './scimResponse.js';
import { readText } from './scimUser.js';

/** The group after all changes, or none of them where one is refused. */
export function patchGroup(group: ProvisionedGroup, operations: readonly PatchOperation[], people: People): ProvisionedGroup {
  return operations.reduce((patched, operation) => applyOperation(patched, operation, people), group);
}

function applyOperation(group: ProvisionedGroup, operation: PatchOperation, people: People): ProvisionedGroup {
  const { op, path, value } = operation;
  if (path === undefined) {
    const named = readNamedValues(value).filter(([name]) => knownPaths.includes(name.toLowerCase()));
    return named.reduce((patched, [name, part]) => applyOperation(patched, { op, path: name, value: part }, people), group);
  }
  if (path.toLowerCase() === 'displayname') return { ...group, name: readText(op === 'remove' ? undefined : value, 'displayName') };
  if (path.toLowerCase() === 'members') return { ...group, userIds: changeMembers(group.userIds, operation, people) };
  const memberId = /^members\[\s*value\s+eq\s+"(\d+)"\s*\]$/i.exec(path)?.[1];
  if (memberId === undefined || op !== 'remove')
    throw badScimValue('invalidPath', `The group attribute "${path}" cannot be changed with ${op}.`);
  return { ...group, userIds: group.userIds.filter((id) => id !== Number(memberId)) };
}

const knownPaths = ['displayname', 'members'];

function changeMembers(userIds: readonly number[], { op, value }: PatchOperation, people: People): readonly number[] {
  switch (op) {
    case 'add':
      return [...new Set([...userIds, ...readMembers(value, people)])];
    case 'replace':
      return readMembers(value, people);
    case 'remove': {
      // Some clients name whom to remove in the value instead of the path.
      const removed = value === undefined ? userIds : readMembers(value, people);
      return userIds.filter((id) => !removed.includes(id));
    }
  }
}
