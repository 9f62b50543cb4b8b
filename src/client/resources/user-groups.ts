import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';

/** Lists the groups of the account; `search` finds part of a name, in any case (docs/contract/users.md#groups). */
export function listGroups(client: ServiceClient, query: ListGroupsParams = {}, options?: CallOptions) {
  return getPage<UserGroup>(client, '/api/v1/user-groups', { ...options, operation: 'listGroups', query });
}

export interface ListGroupsParams extends CursorParams {
  /** Part of a name, in any case. */
  readonly search?: string | null | undefined;
}

export interface UserGroup {
  readonly id: number;
  readonly name: string;
  readonly description?: string | null;
  readonly userCount?: number | null;
}
