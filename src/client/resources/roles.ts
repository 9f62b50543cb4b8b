import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import { checkItemCount, checkMaxLength, refuse } from './checks/checks.js';
import type { Policy } from './policies.js';

/**
 * Lists the roles that the account made itself, newest first; built-in ones are not among them. Admin only (docs/contract/users.md#roles).
 * @throws 400 if the cursor belongs to another list
 * @throws 403 if the caller is not an admin
 */
export const getRoles = listOperation<CursorParams, Role>('getRoles', '/api/v1/roles');

/**
 * Adds a role. A name that another role has answers 409, the name of a built-in one 400. Admin only (docs/contract/users.md#roles).
 * @throws 400 if a built-in role has the name, or a resource type is unknown
 * @throws 403 if the caller is not an admin
 * @throws 409 if the name is taken, in any case
 */
export const createRole = operation<RoleCreateBody, Role>('createRole', 'POST', '/api/v1/roles', { check: checkRole });

/**
 * Gets one of the account's own roles. Admin only (docs/contract/users.md#roles).
 * @throws 403 if the caller is not an admin
 * @throws 404 if the role does not exist or is built in
 */
export const getRole = operation<{ readonly roleId: number }, Role>('getRole', 'GET', '/api/v1/roles/{roleId}');

/**
 * Changes a role; fields that are left out stay, and `policies` replaces all there were. A name that another role has answers
 * 409. Admin only (docs/contract/users.md#roles).
 * @throws 400 if a built-in role has the name
 * @throws 403 if the caller is not an admin
 * @throws 404 if the role does not exist or is built in
 * @throws 409 if the name is taken
 */
export const updateRole = operation<{ readonly roleId: number } & RoleUpdateBody, Role>('updateRole', 'PUT', '/api/v1/roles/{roleId}', {
  check: checkRole,
});

/**
 * Deletes a role, and removes it from all users. Admin only (docs/contract/users.md#roles).
 * @status 204
 * @throws 403 if the caller is not an admin
 * @throws 404 if the role does not exist, was already deleted or is built in
 */
export const deleteRole = operation<{ readonly roleId: number }, void>('deleteRole', 'DELETE', '/api/v1/roles/{roleId}');

/**
 * Assigns a role to a user. Idempotent. Built-in roles can be assigned too, except the admin role: set `isAdmin` with `updateUser`.
 * Admin only (docs/contract/users.md#roles).
 * @status 204
 * @throws 403 if the caller is not an admin
 * @throws 404 if the role or user does not exist, or the role is the admin role
 */
export const assignRoleToUser = operation<{ readonly roleId: number; readonly userId: number }, void>(
  'assignRoleToUser',
  'PUT',
  '/api/v1/roles/{roleId}/users/{userId}',
  { send: false },
);

/**
 * Takes a role from a user; a role that the user does not have is fine, an unknown user answers 404. Admin only
 * (docs/contract/users.md#roles).
 * @status 204
 * @throws 403 if the caller is not an admin
 * @throws 404 if the user does not exist
 */
export const removeRoleFromUser = operation<{ readonly roleId: number; readonly userId: number }, void>(
  'removeRoleFromUser',
  'DELETE',
  '/api/v1/roles/{roleId}/users/{userId}',
);

/** A role of the account's own. Built-in roles are not among them. */
export interface Role {
  readonly id: number;
  readonly name: string;
  /** The rights that the role grants. */
  readonly policies: readonly Policy[];
  /** An explanation for admins. */
  readonly description?: string | null;
}

/** A new role. */
export interface RoleCreateBody {
  /**
   * 1 to 255 characters.
   * @minLength 1
   * @maxLength 255
   */
  readonly name: string;
  /** At most 200, each with an action and a resource. */
  readonly policies: readonly Policy[];
  /**
   * At most 255 characters.
   * @maxLength 255
   */
  readonly description?: string | null | undefined;
}

/** A change of a role. A missing field stays as it is, and `policies` replaces all. */
export interface RoleUpdateBody {
  /**
   * 1 to 255 characters.
   * @minLength 1
   * @maxLength 255
   */
  readonly name?: string | undefined;
  /** At most 200, each with an action and a resource. */
  readonly policies?: readonly Policy[] | undefined;
  /**
   * At most 255 characters.
   * @maxLength 255
   */
  readonly description?: string | null | undefined;
}

function checkRole({ name, description, policies }: RoleUpdateBody, operation: string): void {
  if (name === '') refuse({ field: 'name', operation }, 'must not be empty');
  checkMaxLength(name, 255, { field: 'name', operation });
  checkMaxLength(description, 255, { field: 'description', operation });
  checkItemCount(policies, { min: 0, max: 200 }, { field: 'policies', operation });
  for (const [index, policy] of (policies ?? []).entries()) {
    if (policy.actions.length === 0) refuse({ field: `policies[${index}].actions`, operation }, 'must contain at least one action');
    if (policy.resources.length === 0)
      refuse({ field: `policies[${index}].resources`, operation }, 'must name at least one resource, or All');
  }
}
