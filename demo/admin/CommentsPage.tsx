import { CommentThreads, ListStates } from '../../src/admin.js';
import { ParleyProvider, useLabels } from '../../src/index.js';
import { listStateOf } from './listStateOf.js';
import type { PageProps } from './pages.js';
import { embedTenant, useTenantClient, useTenantDashboard } from './tenantSession.js';

/** The comments on a dashboard as an embedded page shows them, in a session scoped to a tenant. */
export function CommentsPage({ deploymentId, words }: Pick<PageProps, 'deploymentId' | 'words'>) {
  const labels = useLabels();
  const client = useTenantClient();
  const { workbooks, publicId } = useTenantDashboard(deploymentId);
  if (publicId === undefined) {
    return (
      <ListStates
        list={listStateOf(workbooks)}
        skeleton={{ columns: 1 }}
        empty={
          <p className="note" {...words.attributes}>
            {words.comments.empty(embedTenant.name)}
          </p>
        }
      >
        {null}
      </ListStates>
    );
  }
  return (
    <ParleyProvider client={client} labels={labels}>
      <CommentThreads publicId={publicId} />
    </ParleyProvider>
  );
}
