import { deploymentParts } from '../deploymentParts.js';
import { everyId, type ResourcePath } from '../queryKeys.js';

/** What shows users who were deleted, and what went with them. */
export function deletedUsers(userIds: readonly number[]): readonly ResourcePath[] {
  const values = userIds.map((userId) => ['user-attribute-values', userId]);
  return [['users'], ['user-groups'], ['api-keys'], ['scim'], ...values, ...whereOwnersShow];
}

/** Users by their names: those of owners, of whoever promoted, and of recipients. */
export const whereOwnersShow: readonly ResourcePath[] = [
  ...deploymentParts(everyId, ['folders', 'workbooks', 'reports', 'workspace', 'embed-tenants', 'notifications']),
  ['external-documents'],
];
