'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import type { BulkUserAction, ResourceOwner } from '../../../client/resources/users.js';
import { readBulkUserAction } from '../../../data/bulk-action/bulkAnswers.js';
import { type BulkAction, type BulkReport, useBulkAction } from '../../../data/bulk-action/useBulkAction.js';
import { refetchInvalidated } from '../../../data/invalidatePaths.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { resourcePrefix } from '../../../data/queryKeys.js';
import type { Pages } from '../../../data/resourceQueries.js';
import { useBulkUserAction } from '../../../data/resources/users.js';

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

/** Removes deleted users from all paginated lists before they are refetched. */
async function dropUsers(queryClient: QueryClient, client: ServiceClient, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const gone = new Set(userIds);
  const queryKey = [...resourcePrefix(client, ['users']), 'infinite'];
  // A page that is still loading would bring them back.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<Pages<ResourceOwner>>({ queryKey }, (before) => before && withoutUsers(before, gone));
}

function withoutUsers(pages: Pages<ResourceOwner>, gone: ReadonlySet<number>): Pages<ResourceOwner> {
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      const items = page.items.filter(({ id }) => !gone.has(id));
      return items.length === page.items.length ? page : { ...page, items };
    }),
  };
}
