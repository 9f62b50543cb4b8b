import type { LocalService } from '@parley/local-service';
import {
  type Credentials,
  createServiceClient,
  generateSession,
  listEmbedTenantWorkbooks,
  postTokenBySessionId,
  type ServiceClient,
} from '../../../src/client.js';

/** A session of the first user of an embed tenant. */
export function tenantSession(service: LocalService): Credentials {
  return {
    kind: 'embed-token',
    async token() {
      const admin = adminOf(service);
      const { sessionId } = await generateSession(admin, { deploymentId: 1, externalId: 'user-1', embedTenantName });
      return (await postTokenBySessionId(admin, { sessionId })).token;
    },
  };
}

/** The dashboard that the tenants of the seed talk about. */
export async function tradingDashboard(service: LocalService): Promise<string> {
  const { items } = await listEmbedTenantWorkbooks(adminOf(service), { deploymentId: 1, embedTenantName });
  const publicId = items.find(({ name }) => name === 'Daily trading')?.publishedDashboard?.publicId;
  if (publicId === undefined) throw new Error('The seed shares no dashboard of daily trading.');
  return publicId;
}

function adminOf(service: LocalService): ServiceClient {
  const { baseUrl } = service.addresses;
  return createServiceClient({ baseUrl, fetch: service.fetch, credentials: { kind: 'bearer', token: () => service.mintAccessToken() } });
}

const embedTenantName = 'harbor-goods';
