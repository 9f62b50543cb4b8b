import { useState } from 'react';
import { CommentThreads, ListStates } from '../../src/admin.js';
import { createServiceClient } from '../../src/client.js';
import { useEmbedTenantWorkbooks } from '../../src/data.js';
import { ParleyProvider, useLabels } from '../../src/index.js';
import { listStateOf } from './listStateOf.js';
import type { PageProps } from './pages.js';

/** The comments on a dashboard as an embedded page shows them, in a session scoped to a tenant. */
export function CommentsPage({ deploymentId, words }: Pick<PageProps, 'deploymentId' | 'words'>) {
  const labels = useLabels();
  const [client] = useState(() =>
    createServiceClient({ baseUrl: new URL('/', location.href).href, credentials: { kind: 'embed-token', token: readEmbedToken } }),
  );
  const workbooks = useEmbedTenantWorkbooks({ deploymentId, embedTenantName: 'harbor-goods' });
  const dashboard = workbooks.data?.items.find(({ publishedDashboard }) => publishedDashboard != null)?.publishedDashboard;
  if (dashboard == null) {
    return (
      <ListStates
        list={listStateOf(workbooks)}
        skeleton={{ columns: 1 }}
        empty={<p className="note">{words.comments.empty('Harbor Goods')}</p>}
      >
        {null}
      </ListStates>
    );
  }
  return (
    <ParleyProvider client={client} labels={labels}>
      <CommentThreads publicId={dashboard.publicId} />
    </ParleyProvider>
  );
}

async function readEmbedToken(): Promise<string> {
  const response = await fetch('/demo/console/embed-token');
  if (!response.ok) throw new Error(`The demo server returned no token: ${response.status}.`);
  const { token } = await response.json();
  return token;
}
