import { listOperation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';

/** Lists the groups of the account; `search` finds part of a name, in any case (docs/contract/users.md#groups). */
export const listGroups = listOperation<ListGroupsParams, UserGroup>('listGroups', '/api/v1/user-groups');

/** The filters of the groups. */
export interface ListGroupsParams extends CursorParams {
  /** Part of a name, in any case. */
  readonly search?: string | null | undefined;
}

/** A group of users of the account. */
export interface UserGroup {
  readonly id: number;
  readonly name: string;
  /** An explanation for admins. */
  readonly description?: string | null;
  /** The number of its members. */
  readonly userCount?: number | null;
}
