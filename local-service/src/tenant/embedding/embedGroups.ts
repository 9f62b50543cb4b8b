import type { UserGroup } from '@parley/react/client';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Embedding, EmbedGroupRecord, EmbedUserRecord } from './Embedding.js';

export interface EmbedGroupDefinition {
  readonly name: string;
  readonly description?: string | null | undefined;
}

export function findEmbedGroup({ groups }: Embedding, embedTenantName: string, name: string): EmbedGroupRecord | undefined {
  return groups.values().find((group) => group.embedTenantName === embedTenantName && group.name === name);
}

export function requireEmbedGroup({ groups }: Embedding, embedTenantName: string, id: number): EmbedGroupRecord {
  const group = groups.find(id);
  if (group === undefined || group.embedTenantName !== embedTenantName) {
    throw new ServiceFailure(404, `The embed tenant "${embedTenantName}" has no group ${id}.`);
  }
  return group;
}

/** Makes a group without members. Refuses with 400 a name that is taken or kept for the service. */
export function createEmbedGroup(
  embedding: Embedding,
  embedTenantName: string,
  { name, description }: EmbedGroupDefinition,
): EmbedGroupRecord {
  checkGroupName(name);
  if (findEmbedGroup(embedding, embedTenantName, name) !== undefined)
    throw new ServiceFailure(400, `A group named "${name}" already exists.`);
  return embedding.groups.insert({ embedTenantName, name, description: description || null, embedUserIds: [] });
}

/** Creates the missing groups, and updates the description of existing ones if one is given. */
export function defineEmbedGroups(embedding: Embedding, embedTenantName: string, definitions: readonly EmbedGroupDefinition[]): void {
  for (const definition of definitions) {
    const group = findEmbedGroup(embedding, embedTenantName, definition.name);
    if (group === undefined) createEmbedGroup(embedding, embedTenantName, definition);
    else if (typeof definition.description === 'string') embedding.groups.update(group.id, { description: definition.description || null });
  }
}

/** Replaces the groups of the tenant that the user belongs to. */
export function setGroupsOf({ groups }: Embedding, { id: userId, embedTenantName }: EmbedUserRecord, names: readonly string[]): void {
  for (const { id, name, embedUserIds } of groups.values().filter((group) => group.embedTenantName === embedTenantName)) {
    const others = embedUserIds.filter((memberId) => memberId !== userId);
    const isMember = embedUserIds.length > others.length;
    if (isMember !== names.includes(name)) groups.update(id, { embedUserIds: isMember ? others : [...others, userId] });
  }
}

export function checkGroupName(name: string): void {
  if (name.startsWith('system:')) throw new ServiceFailure(400, 'Names that start with "system:" are reserved.');
}

export function toEmbedGroup({ id, name, description, embedUserIds }: EmbedGroupRecord): UserGroup {
  return { id, name, description, userCount: embedUserIds.length };
}
