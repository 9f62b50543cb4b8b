import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';

/** [older; the seed's "groups list"; search from the changelog] (payload facts, Users). */
export function listGroups(client: ServiceClient, query: ListGroupsParams = {}, options?: CallOptions) {
  return getPage<UserGroup>(client, '/api/v1/user-groups', { ...options, operation: 'listGroups', query });
}

/** Which of them `listGroups` lists, or how. */
export interface ListGroupsParams extends CursorParams {
  readonly search?: string | null | undefined;
}

export interface UserGroup {
  readonly id: number;
  readonly name: string;
  readonly description?: string | null;
  readonly userCount?: number | null;
}
