import type { GroupRecord, People, UserRecord } from './People.js';

/** What stands in the way of a user with this email and username; names differ by more than their case. */
export function takenName(people: People, { email, username }: UserNames, exceptId?: number): 'email' | 'username' | undefined {
  for (const user of people.users.values()) {
    if (user.id === exceptId) continue;
    if (email !== undefined && isSameName(user.email, email)) return 'email';
    if (username !== undefined && isSameName(user.username, username)) return 'username';
  }
  return undefined;
}

interface UserNames {
  readonly email?: string | undefined;
  readonly username?: string | undefined;
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** True if the user is the only one who can manage the tenant. */
export function isLastAdmin({ users }: People, { id, isAdmin, isDeactivated }: UserRecord): boolean {
  if (!isAdmin || isDeactivated) return false;
  return !users.values().some((other) => other.id !== id && other.isAdmin && !other.isDeactivated);
}

/** Removes the user from the account, with memberships, attribute values and keys. What the user owned stays, without an owner. */
export function removeUser(people: People, userId: number): boolean {
  if (!people.users.remove(userId)) return false;
  for (const group of people.groups.values()) leaveGroup(people, group, userId);
  for (const value of people.attributeValues.values()) if (value.userId === userId) people.attributeValues.remove(value.id);
  for (const key of people.apiKeys.values()) if (key.userId === userId) people.apiKeys.remove(key.id);
  return true;
}

function leaveGroup({ groups }: People, { id, userIds }: GroupRecord, userId: number): void {
  if (userIds.includes(userId)) groups.update(id, { userIds: userIds.filter((memberId) => memberId !== userId) });
}
