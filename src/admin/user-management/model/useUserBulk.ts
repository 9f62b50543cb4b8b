'use client';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkUserAction } from '../../../client/resources/users.js';
import { readBulkUserAction } from '../../../data/bulk-action/bulkAnswers.js';
import { type BulkAction, type BulkReport, useBulkAction } from '../../../data/bulk-action/useBulkAction.js';
import { refetchInvalidated } from '../../../data/invalidatePaths.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { useBulkUserAction } from '../../../data/resources/users.js';
import { dropUsers } from './dropUsers.js';

/** An action on many users, and its report. */
export type UserBulk = BulkAction<number, number, BulkUserAction>;

/**
 * Activates, deactivates or deletes users, 100 per call. Deleted users leave the lists as soon as the service confirms it;
 * other queries with users are refetched once, at the end of the run.
 */
export function useUserBulk(onSettled: (report: BulkReport<number, BulkUserAction>, action: BulkUserAction) => void): UserBulk {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  const { mutateAsync } = useBulkUserAction({
    refetchType: 'none',
    onSuccess: ({ succeeded }, { action }) => (action === 'DELETE' ? dropUsers(queryClient, client, succeeded) : undefined),
  });
  return useBulkAction<number, number, BulkUserAction>({
    idOf: (userId) => userId,
    run: (userIds, action) => mutateAsync({ action, userIds }).then(readBulkUserAction),
    onSettled(report, action) {
      refetchInvalidated(queryClient, client);
      onSettled(report, action);
    },
  });
}
