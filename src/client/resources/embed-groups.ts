import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import { checkExactlyOne, checkItemCount, checkMaxLength, refuse } from './checks/checks.js';
import type { EmbedTenantAddress } from './embed-tenants.js';
import type { EmbedUser } from './embed-users.js';
import type { UserGroup } from './user-groups.js';

/**
 * Lists the groups of an embed tenant, newest first. Admin only (docs/contract/embedding.md#groups).
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the tenant does not exist
 */
export const getEmbedGroups = listOperation<EmbedTenantAddress & CursorParams, UserGroup>(
  'getEmbedGroups',
  '/api/v1/embed-tenants/{embedTenantName}/groups',
);

/**
 * Creates an empty group in an embed tenant. Fails with 400 if the name is taken or starts with `system:`.
 * Admin only (docs/contract/embedding.md#groups).
 * @throws 400 if the name is taken or reserved
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the tenant does not exist
 */
export const createEmbedGroup = operation<EmbedTenantAddress & CreateEmbedGroupInput, UserGroup>(
  'createEmbedGroup',
  'POST',
  '/api/v1/embed-tenants/{embedTenantName}/groups',
  {
    check({ name, description }, operation) {
      if (name === '') refuse({ field: 'name', operation }, 'must not be empty');
      checkMaxLength(name, 100, { field: 'name', operation });
      checkMaxLength(description, 500, { field: 'description', operation });
    },
  },
);

/**
 * Gets one group of an embed tenant. Admin only (docs/contract/embedding.md#groups).
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the group does not exist or belongs to another tenant
 */
export const getEmbedGroup = operation<EmbedGroupAddress, UserGroup>(
  'getEmbedGroup',
  'GET',
  '/api/v1/embed-tenants/{embedTenantName}/groups/{id}',
);

/**
 * Updates the description of a group; its name cannot be changed. Admin only (docs/contract/embedding.md#groups).
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the group does not exist or belongs to another tenant
 */
export const updateEmbedGroup = operation<EmbedGroupAddress & UpdateEmbedGroupInput, UserGroup>(
  'updateEmbedGroup',
  'PATCH',
  '/api/v1/embed-tenants/{embedTenantName}/groups/{id}',
  { check: ({ description }, operation) => checkMaxLength(description, 500, { field: 'description', operation }) },
);

/**
 * Deletes an empty group. Fails with 400 if the group has members. Admin only (docs/contract/embedding.md#groups).
 * @status 204
 * @throws 400 if the group has members
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the group does not exist or belongs to another tenant
 */
export const deleteEmbedGroup = operation<EmbedGroupAddress, void>(
  'deleteEmbedGroup',
  'DELETE',
  '/api/v1/embed-tenants/{embedTenantName}/groups/{id}',
);

/**
 * Lists the members of a group by email, those without one first. Admin only (docs/contract/embedding.md#groups).
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the group does not exist or belongs to another tenant
 */
export const getEmbedGroupMembers = listOperation<EmbedGroupAddress & CursorParams, EmbedUser>(
  'getEmbedGroupMembers',
  '/api/v1/embed-tenants/{embedTenantName}/groups/{id}/users',
);

/**
 * Adds up to 1,000 members to a group. Users given by an `externalId` that the service does not know are provisioned. With
 * an unknown `embedUserId` it fails with 404 and adds nobody. Admin only (docs/contract/embedding.md#groups).
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the group or a user does not exist or belongs to another tenant
 */
export const addEmbedGroupMembers = operation<EmbedGroupAddress & EmbedGroupMembersInput, EmbedGroupMembersMutationResponse>(
  'addEmbedGroupMembers',
  'POST',
  '/api/v1/embed-tenants/{embedTenantName}/groups/{id}/users',
  { check: checkMembers },
);

/**
 * Takes up to 1,000 members out of a group, who stay users of the tenant. Succeeds as well for those who are no members.
 * Admin only (docs/contract/embedding.md#groups).
 * @status 204
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the group does not exist or belongs to another tenant
 */
export const removeEmbedGroupMembers = operation<EmbedGroupAddress & EmbedGroupMembersInput, void>(
  'removeEmbedGroupMembers',
  'DELETE',
  '/api/v1/embed-tenants/{embedTenantName}/groups/{id}/users',
  { check: checkMembers, send: 'body' },
);

/** The ids in the path of a group. */
export interface EmbedGroupAddress extends EmbedTenantAddress {
  /** The id of the group. */
  readonly id: number;
}

/** A new group of an embed tenant. */
export interface CreateEmbedGroupInput {
  /**
   * 1 to 100 characters.
   * @minLength 1
   * @maxLength 100
   */
  readonly name: string;
  /**
   * At most 500 characters.
   * @maxLength 500
   */
  readonly description?: string | null | undefined;
}

/** A change of a group. Its name cannot change. */
export interface UpdateEmbedGroupInput {
  /**
   * At most 500 characters; an empty text takes it away.
   * @maxLength 500
   */
  readonly description?: string | null | undefined;
}

/** A member by exactly one of its ids. */
export interface EmbedGroupMemberInput {
  /** @minimum 1 */
  readonly embedUserId?: number | null | undefined;
  /**
   * The customer's own id of the user.
   * @minLength 1
   */
  readonly externalId?: string | null | undefined;
}

/** The users that join or leave a group. */
export interface EmbedGroupMembersInput {
  /** 1 to 1,000. */
  readonly members: readonly EmbedGroupMemberInput[];
}

/** The result of adding users to a group. */
export interface EmbedGroupMembersMutationResponse {
  /** The users who were not in the group before. */
  readonly addedMembers: readonly EmbedUser[];
  /** The users who were in the group already. */
  readonly unchangedMembers: readonly EmbedUser[];
}

function checkMembers({ members }: EmbedGroupMembersInput, operation: string): void {
  checkItemCount(members, { min: 1, max: 1000 }, { field: 'members', operation });
  for (const { embedUserId, externalId } of members) checkExactlyOne({ embedUserId, externalId }, operation);
}
