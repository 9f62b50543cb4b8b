import { createContext, useContext, useState } from 'react';
import { CommentThreads, EmbedAccess, type EmbedSessionPreview, EmbedSessionTester, EmbedTenants } from '../../src/admin.js';
import { createServiceClient } from '../../src/client.js';
import { sortParam, useEmbedDashboard, useListParams } from '../../src/data.js';
import { ParleyProvider, useLabels } from '../../src/index.js';
import type { PageProps } from './pages.js';
import { WorkbookPage } from './WorkbookPage.js';

export function TenantsPage({ deploymentId, address }: PageProps) {
  return (
    <EmbedTenants
      deploymentId={deploymentId}
      openId={address.text('tenant') ?? null}
      onOpenIdChange={(tenant) => address.change({ tenant })}
      {...useListParams(searchAlone, address.params)}
    />
  );
}

/** A workbook of the deployment, and who sees its dashboard. */
export function SharingPage({ deploymentId, address, words }: PageProps) {
  const view = useListParams(sharingParams, address.params);
  return (
    <WorkbookPage deploymentId={deploymentId} address={address} words={words}>
      {(workbookId) => <EmbedAccess deploymentId={deploymentId} workbookId={workbookId} {...view} />}
    </WorkbookPage>
  );
}

export function SessionsPage({ deploymentId, words }: PageProps) {
  return (
    <Words value={words}>
      <EmbedSessionTester deploymentId={deploymentId} Preview={SessionPreview} />
    </Words>
  );
}

/** Previews are in the language of the console. */
const Words = createContext<PageProps['words'] | undefined>(undefined);

/** A part of an embedded page, in the session of the token: the title of its dashboard, and its comments. */
function SessionPreview({ token, session }: EmbedSessionPreview) {
  const labels = useLabels();
  const words = useContext(Words);
  const [client] = useState(() =>
    createServiceClient({ baseUrl: new URL('/', location.href).href, credentials: { kind: 'embed-token', token } }),
  );
  const publicId = session.publicDashboardId;
  if (!publicId)
    return (
      <p className="note" {...words?.attributes}>
        {words?.sessions.noDashboard}
      </p>
    );
  return (
    <ParleyProvider client={client} labels={labels}>
      <EmbeddedTitle publicId={publicId} />
      <CommentThreads publicId={publicId} />
    </ParleyProvider>
  );
}

function EmbeddedTitle({ publicId }: { readonly publicId: string }) {
  const { data } = useEmbedDashboard({ publicId });
  return data && <h4>{data.title ?? data.publicId}</h4>;
}

const searchAlone = {};
const sharingParams = { sort: sortParam(['who'], {}) };
