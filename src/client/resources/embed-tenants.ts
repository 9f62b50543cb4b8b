import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { BulkActionError } from './bulk-action.js';
import { checkItemCount, refuse } from './checks/checks.js';
import type { EmbedUser, EmbedUserProfile } from './embed-users.js';

/**
 * Lists the embed tenants of the account with how many users each has. Admin only (docs/contract/embedding.md#tenants).
 * @throws 400 if the cursor belongs to another list
 * @throws 403 if the caller is not an admin, or uses an embed session
 */
export const listEmbedTenants = listOperation<ListEmbedTenantsParams, EmbedTenant>('listEmbedTenants', '/api/v1/embed-tenants');

/**
 * Deletes an embed tenant with its users, groups, comments, shares and sessions. Also succeeds if no tenant has that name.
 * Fails with 400 if no tenant could have it, for example because of capital letters. Admin only
 * (docs/contract/embedding.md#tenants).
 * @status 204
 * @throws 400 if no tenant can have the name
 * @throws 403 if the caller is not an admin, or uses an embed session
 */
export const deleteEmbedTenant = operation<EmbedTenantAddress, void>(
  'deleteEmbedTenant',
  'DELETE',
  '/api/v1/embed-tenants/{embedTenantName}',
);

/**
 * Lists the users of an embed tenant by email, those without one first. Admin only (docs/contract/embedding.md#tenants).
 * @throws 403 if the caller is not an admin, or uses an embed session
 * @throws 404 if the tenant does not exist
 */
export const listEmbedUsers = listOperation<ListEmbedUsersParams, EmbedUser>(
  'listEmbedUsers',
  '/api/v1/embed-tenants/{embedTenantName}/users',
);

/**
 * Creates or updates up to 100 embed users, and their tenant if it is new. Some may fail while others succeed:
 * 400 if a group is unknown, 429 if the account has reached its limit. Admin only (docs/contract/embedding.md#tenants).
 * @throws 400 if no tenant can have the name, or an email is invalid
 * @throws 403 if the caller is not an admin, or uses an embed session
 */
export const provisionEmbedUsers = operation<EmbedTenantAddress & ProvisionEmbedUsersInput, ProvisionEmbedUsersResponse>(
  'provisionEmbedUsers',
  'POST',
  '/api/v1/embed-tenants/{embedTenantName}/users',
  {
    check({ users }, operation) {
      checkItemCount(users, { min: 1, max: 100 }, { field: 'users', operation });
      for (const user of users) checkExternalId(user, operation);
    },
  },
);

/**
 * Creates or updates one embed user, and creates the tenant if it does not exist. Idempotent. 400 for an unknown group, 429 if the account has
 * reached its limit. Admin only (docs/contract/embedding.md#tenants).
 * @throws 400 if a group of the account or of the tenant does not exist, or no tenant can have the name
 * @throws 403 if the caller is not an admin, or uses an embed session
 */
export const provisionEmbedUser = operation<EmbedTenantAddress & ProvisionEmbedUserInput, EmbedUser>(
  'provisionEmbedUser',
  'POST',
  '/api/v1/embed-tenants/{embedTenantName}/user',
  { check: checkExternalId },
);

/** The name in the path of an embed tenant. */
export interface EmbedTenantAddress {
  /** The name of the tenant, in lower case. */
  readonly embedTenantName: string;
}

/** The filters of the users of an embed tenant. */
export interface ListEmbedUsersParams extends EmbedTenantAddress, CursorParams {
  /** A part of what identifies the user, such as the email address. */
  readonly search?: string | null | undefined;
}

/** The filters of the embed tenants. */
export interface ListEmbedTenantsParams extends CursorParams {
  /** A part of the name. */
  readonly search?: string | null | undefined;
}

/** A customer whose users see embedded pages. */
export interface EmbedTenant {
  readonly id: number;
  readonly name: string;
  /** The number of its users. */
  readonly userCount: number;
  /** The name to show. */
  readonly displayName?: string | null;
  readonly createdAt?: string | null;
}

/** A list of groups replaces the previous one, and `[]` removes the user from all. Without a list, the groups do not change. */
export interface ProvisionEmbedUserInput {
  /**
   * The customer's own id of the user.
   * @minLength 1
   */
  readonly externalId: string;
  /** The email address. One left out stays as it is. */
  readonly email?: string | null | undefined;
  /** The details that the user's pages show. */
  readonly userProfile?: EmbedUserProfile | null | undefined;
  /** Names of groups of the account. */
  readonly groups?: readonly string[] | null | undefined;
  /** Names of groups of the embed tenant. */
  readonly tenantGroups?: readonly string[] | null | undefined;
}

/** The users to create or update. */
export interface ProvisionEmbedUsersInput {
  /** 1 to 100. */
  readonly users: readonly ProvisionEmbedUserInput[];
}

/** The result for each user. */
export interface ProvisionEmbedUsersResponse {
  /** The users who were created or updated. */
  readonly succeeded: readonly EmbedUser[];
  /** The users who were not, each with the reason. */
  readonly failed: readonly ProvisionEmbedUserFailure[];
}

/** A user who could not be created or updated, and why. */
export interface ProvisionEmbedUserFailure {
  /** The customer's own id of the user. */
  readonly externalId: string;
  /** The reason. */
  readonly error: BulkActionError;
}

function checkExternalId({ externalId }: ProvisionEmbedUserInput, operation: string): void {
  if (externalId === '') refuse({ field: 'externalId', operation }, 'must not be empty');
}
