import type { ProvisionEmbedUsersResponse } from '../../client/resources/embed-tenants.js';
import type { BulkUserActionPayload } from '../../client/resources/users.js';
import type {
  BulkDeleteWorkspaceObjectsPayload,
  BulkMoveWorkspaceObjectsResponse,
  WorkspaceBulkFailure,
} from '../../client/resources/workspace.js';
import type { BulkAnswer } from './BulkOutcome.js';

/** The id of a folder, workbook or report among each other, such as `REPORT 12`: their numbers overlap. */
export function workspaceItemId({ type, id }: { readonly type: string; readonly id: number }): string {
  return `${type} ${id}`;
}

/** The answer of `bulkUserAction`, by the ids of the users. */
export function readBulkUserAction({ succeeded, failed }: BulkUserActionPayload): BulkAnswer<number> {
  return { succeeded, failed: failed.map(({ userId, error }) => ({ id: userId, error })) };
}

/** The answer of `bulkDeleteWorkspaceObjects`, by `workspaceItemId`. */
export function readBulkDelete({ deleted, failed }: BulkDeleteWorkspaceObjectsPayload): BulkAnswer<string> {
  return { succeeded: deleted.map(workspaceItemId), failed: failed.map(readWorkspaceFailure) };
}

/** The answer of `bulkMoveWorkspaceObjects`, by `workspaceItemId`. */
export function readBulkMove({ moved, failed }: BulkMoveWorkspaceObjectsResponse): BulkAnswer<string> {
  return { succeeded: moved.map(workspaceItemId), failed: failed.map(readWorkspaceFailure) };
}

/** The answer of `provisionEmbedUsers`, by external ids. */
export function readProvisionedEmbedUsers({ succeeded, failed }: ProvisionEmbedUsersResponse): BulkAnswer<string> {
  return {
    succeeded: succeeded.flatMap(({ externalId }) => externalId ?? []),
    failed: failed.map(({ externalId, error }) => ({ id: externalId, error })),
  };
}

function readWorkspaceFailure({ error, ...item }: WorkspaceBulkFailure): BulkAnswer<string>['failed'][number] {
  return { id: workspaceItemId(item), error };
}
