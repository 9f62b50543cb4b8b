import type { ResourcePath } from '../queryKeys.js';

/** What shows users who were deleted, and what went with them. */
export function deletedUsers(userIds: readonly number[]): readonly ResourcePath[] {
  const values = userIds.map((userId) => ['user-attribute-values', userId]);
  return [['users'], ['user-groups'], ['api-keys'], ['scim'], ...values];
}
