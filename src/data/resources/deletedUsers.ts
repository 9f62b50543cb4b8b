import { deploymentParts } from '../deploymentParts.js';
import { everyId, type ResourcePath } from '../queryKeys.js';

/** The keys of what shows deleted users and what was deleted with them. */
export function deletedUsers(userIds: readonly number[]): readonly ResourcePath[] {
  const values = userIds.map((userId) => ['user-attribute-values', userId]);
  return [['users'], ['user-groups'], ['api-keys'], ['scim'], ...values, ...whereOwnersShow];
}

/** The keys of what shows users by name: owners, promoters and recipients. */
export const whereOwnersShow: readonly ResourcePath[] = [
  ...deploymentParts(everyId, ['folders', 'workbooks', 'reports', 'workspace', 'embed-tenants', 'notifications']),
  ['external-documents'],
];
