import { useState } from 'react';
import { createServiceClient } from '../../src/client.js';
import {
  CommentThreads,
  ListStates,
  type ListStatesProps,
  ParleyProvider,
  useAdminLabels,
  useEmbedTenantWorkbooks,
  useLabels,
} from '../../src/index.js';
import type { PageProps } from './pages.js';

/** The comments on one dashboard as an embedded page shows them: in a session of its own, scoped to a tenant. */
export function CommentsPage({ deploymentId }: Pick<PageProps, 'deploymentId'>) {
  const [labels, adminLabels] = [useLabels(), useAdminLabels()];
  const [client] = useState(() =>
    createServiceClient({ baseUrl: new URL('/', location.href).href, credentials: { kind: 'embed-token', token: readEmbedToken } }),
  );
  const workbooks = useEmbedTenantWorkbooks({ deploymentId, embedTenantName: 'harbor-goods' });
  const dashboard = workbooks.data?.items.find(({ publishedDashboard }) => publishedDashboard != null)?.publishedDashboard;
  if (dashboard == null) {
    return (
      <ListStates
        list={{
          state: stateOf(workbooks),
          refresh: () => void workbooks.refetch(),
          clearFilters: () => {},
          isRefreshing: workbooks.isFetching,
        }}
        skeletonColumns={1}
        empty={<p>No dashboard of this deployment is shared with Harbor Goods.</p>}
      >
        {null}
      </ListStates>
    );
  }
  return (
    <ParleyProvider client={client} labels={labels} adminLabels={adminLabels}>
      <CommentThreads publicId={dashboard.publicId} />
    </ParleyProvider>
  );
}

function stateOf({ isPending, error }: ReturnType<typeof useEmbedTenantWorkbooks>): ListStatesProps['list']['state'] {
  if (error !== null) return { status: error.kind === 'permission' ? 'denied' : 'error', error };
  return { status: isPending ? 'loading' : 'empty' };
}

async function readEmbedToken(): Promise<string> {
  const response = await fetch('/demo/console/embed-token');
  if (!response.ok) throw new Error(`The demo server gave no token: ${response.status}.`);
  const { token } = await response.json();
  return token;
}
