import { createLocalService } from '@parley/local-service';
import { type ReactNode, use, useMemo } from 'react';
import { type Credentials, createServiceClient, generateSession, postTokenBySessionId, type ServiceClient } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';
import { arabic, arabicAdmin, english, englishAdmin } from '../../src/labels.js';
import { addDemoKeys } from '../server/addDemoKeys.js';
import { addDemoRoles } from '../server/addDemoRoles.js';
import type { LiveState, LiveView } from './LiveView.js';
import { liveFetch } from './liveFetch.js';

const service = createLocalService();
const { baseUrl, deploymentChatUrl, dataUrl } = service.addresses;
/** The service starts without keys, and with two roles. */
const isFilled = Promise.all([addDemoKeys(service), addDemoRoles(service)]);
const managementCredentials: Credentials = { kind: 'bearer', token: () => service.mintAccessToken() };

/** Renders an example with the local service in the browser. Right to left, it is in Arabic. */
export function LiveStage({ session, state, theme, direction, children }: Omit<LiveView, 'example'> & { readonly children: ReactNode }) {
  use(isFilled);
  const client = useMemo(() => createClient(session, state), [session, state]);
  const isArabic = direction === 'rtl';
  const labels = isArabic ? arabic : english;
  return (
    <div className="parley live-surface" data-theme={theme} dir={direction} lang={labels.locale}>
      <ParleyProvider key={state} client={client} labels={labels} adminLabels={isArabic ? arabicAdmin : englishAdmin} storage={null}>
        {children}
      </ParleyProvider>
    </div>
  );
}

function createClient(session: LiveView['session'], state: LiveState): ServiceClient {
  const fetch = liveFetch(service, state);
  if (session === 'embed') return createServiceClient({ baseUrl, fetch, credentials: { kind: 'embed-token', token: embedToken } });
  return createServiceClient({
    baseUrl,
    chatUrl: deploymentChatUrl,
    dataUrl,
    credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
    managementCredentials,
    scimCredentials: { kind: 'bearer', token: async () => service.scimToken },
    fetch,
  });
}

async function embedToken(): Promise<string> {
  const admin = createServiceClient({ baseUrl, credentials: managementCredentials, fetch: service.fetch });
  const { sessionId } = await generateSession(admin, { deploymentId: 1, externalId: 'user-1', embedTenantName: 'harbor-goods' });
  return (await postTokenBySessionId(admin, { sessionId })).token;
}
