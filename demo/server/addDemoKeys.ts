import type { LocalService } from '@parley/local-service';
import { createApiKey, createServiceClient, listRegions } from '../../src/client.js';

/** Adds API keys to the demo, because the service starts without any. One of them has been used. */
export async function addDemoKeys(service: LocalService): Promise<void> {
  const admin = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
  const { token } = await createApiKey(admin, { name: 'Nightly sync', ttlHours: 365 * 24 });
  await createApiKey(admin, { name: 'Report mailer', deploymentIds: [1], ttlHours: 90 * 24 });
  await createApiKey(admin, { name: 'Sales portal', deploymentIds: [1, 2] });
  const server = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: async () => token },
    fetch: service.fetch,
  });
  await listRegions(server);
}
