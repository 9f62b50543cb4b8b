import { deploymentParts } from '../deploymentParts.js';
import { everyId, type ResourcePath } from '../queryKeys.js';

/** Keys of queries that return deleted users or data deleted with them. */
export function deletedUsers(userIds: readonly number[]): readonly ResourcePath[] {
  const values = userIds.map((userId) => ['user-attribute-values', userId]);
  return [['users'], ['user-groups'], ['api-keys'], ['scim'], ...values, ...pathsShowingOwners];
}

/** Keys of queries that return users by name: owners, promoters and recipients. */
export const pathsShowingOwners: readonly ResourcePath[] = [
  ...deploymentParts(everyId, ['folders', 'workbooks', 'reports', 'workspace', 'embed-tenants', 'notifications']),
  ['external-documents'],
];
