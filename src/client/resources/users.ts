import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { BulkActionError } from './bulk-action.js';
import type { User } from './current-user.js';

/** [older; search from the changelog] (payload facts, Users). */
export function getUsers(client: ServiceClient, query: GetUsersParams = {}, options?: CallOptions) {
  return getPage<ResourceOwner>(client, '/api/v1/users', { ...options, operation: 'getUsers', query });
}

/** (payload facts, Users Admin). */
export function createUser(client: ServiceClient, body: UserCreateInput, options?: CallOptions) {
  return client.post<User>('/api/v1/users', { ...options, operation: 'createUser', body });
}

/** (payload facts, Users Admin). */
export function updateUser(client: ServiceClient, { id, ...body }: { readonly id: number } & UserUpdateInput, options?: CallOptions) {
  return client.put<User>(path`/api/v1/users/${id}`, { ...options, operation: 'updateUser', body });
}

/** (payload facts, Users Admin). */
export function deleteUser(client: ServiceClient, { id }: { readonly id: number }, options?: CallOptions) {
  return client.delete<void>(path`/api/v1/users/${id}`, { ...options, operation: 'deleteUser' });
}

/** Admin only; partial success; own id: DEACTIVATE 403, DELETE 400 per item; removing the last admin 403 per item; repeating an action is a no-op success (payload facts, Users Admin). */
export function bulkUserAction(client: ServiceClient, body: BulkUserActionInput, options?: CallOptions) {
  return client.post<BulkUserActionPayload>('/api/v1/users/bulk', { ...options, operation: 'bulkUserAction', body });
}

/** Which of them `getUsers` lists, or how. */
export interface GetUsersParams extends CursorParams {
  readonly search?: string | null | undefined;
}

export interface ResourceOwner {
  readonly id: number;
  readonly email: string;
  readonly firstName?: string | null;
  readonly picture?: string | null;
}

export interface UserCreateInput {
  readonly email: string;
  readonly username: string;
  readonly firstName?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly isAdmin?: boolean | null | undefined;
  readonly defaultRoles?: readonly string[] | null | undefined;
  readonly externalId?: string | null | undefined;
  readonly isExternal?: unknown;
  readonly picture?: unknown;
  readonly settings?: JsonObject | null | undefined;
}

export interface UserUpdateInput {
  readonly firstName?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly isAdmin?: boolean | null | undefined;
  readonly isDeactivated?: boolean | null | undefined;
  readonly picture?: unknown;
  readonly lastLogin?: unknown;
  readonly notifications?: readonly string[] | null | undefined;
  readonly embedTheme?: unknown;
  readonly securityContext?: unknown;
  readonly settings?: JsonObject | null | undefined;
  readonly tosAccepted?: JsonObject | null | undefined;
}

export type BulkUserAction = 'DEACTIVATE' | 'ACTIVATE' | 'DELETE';

export interface BulkUserActionInput {
  readonly action: BulkUserAction;
  /** 1..100. */
  readonly userIds: readonly number[];
}

export interface BulkUserActionPayload {
  readonly action: Open<BulkUserAction>;
  readonly succeeded: readonly number[];
  readonly failed: readonly BulkUserActionFailure[];
}

export interface BulkUserActionFailure {
  readonly userId: number;
  readonly error: BulkActionError;
}
