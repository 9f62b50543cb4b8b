import type { QueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import type { ResourceOwner } from '../../../client/resources/users.js';
import { resourcePrefix } from '../../../data/queryKeys.js';
import type { Pages } from '../../../data/resourceQueries.js';

/** Removes deleted users from all paginated lists before they are refetched. */
export async function dropUsers(queryClient: QueryClient, client: ServiceClient, userIds: readonly number[]): Promise<void> {
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
