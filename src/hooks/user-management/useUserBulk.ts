'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type BulkUserAction, bulkUserAction } from '../../client/resources/users.js';
import { readBulkUserAction } from '../bulk-action/bulkAnswers.js';
import { type BulkAction, type BulkReport, useBulkAction } from '../bulk-action/useBulkAction.js';
import { invalidatePaths } from '../invalidatePaths.js';
import { deletedUsers } from '../resources/deletedUsers.js';
import { useServiceClient } from '../useServiceClient.js';
import { dropUsers } from './dropUsers.js';

/** One act on many users, and its report. */
export interface UserBulk extends Omit<BulkAction<number, number>, 'run'> {
  /** What is being done, or was done last. */
  readonly action: BulkUserAction | undefined;
  run(action: BulkUserAction, userIds: readonly number[]): Promise<BulkReport<number>>;
}

/**
 * Activates, deactivates or deletes users, 100 with each call. Deleted ones leave the lists with the answer that tells it; what
 * else shows users is read again once, at the end of the run.
 */
export function useUserBulk(onSettled: (report: BulkReport<number>, action: BulkUserAction) => void): UserBulk {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  const sent = useRef<BulkUserAction>('ACTIVATE');
  const [action, setAction] = useState<BulkUserAction>();
  const bulk = useBulkAction<number, number>({
    idOf: (userId) => userId,
    async run(userIds) {
      const answer = await bulkUserAction(client, { action: sent.current, userIds });
      if (sent.current === 'DELETE') await dropUsers(queryClient, client, answer.succeeded);
      return readBulkUserAction(answer);
    },
    onSettled(report) {
      const userIds = [...report.outcomes.keys()];
      invalidatePaths(queryClient, client, sent.current === 'DELETE' ? deletedUsers(userIds) : changedStates);
      onSettled(report, sent.current);
    },
  });
  return {
    ...bulk,
    action,
    run(next, userIds) {
      if (bulk.status !== 'running') {
        sent.current = next;
        setAction(next);
      }
      return bulk.run(userIds);
    },
  };
}

const changedStates = [['users'], ['scim', 'Users']] as const;
