import { useState } from 'react';
import { createServiceClient, type ServiceClient } from '../../src/client.js';
import { useEmbedTenantWorkbooks } from '../../src/data.js';

/** The embed tenant whose comments the console shows. */
export const embedTenant = { id: 'harbor-goods', name: 'Harbor Goods' };

/** A client with an embed session of the tenant, because only its users can read comments. */
export function useTenantClient(): ServiceClient {
  const [client] = useState(() =>
    createServiceClient({ baseUrl: new URL('/', location.href).href, credentials: { kind: 'embed-token', token: readEmbedToken } }),
  );
  return client;
}

/** Reads the workbooks shared with the tenant, and returns the public id of the first published dashboard among them. */
export function useTenantDashboard(deploymentId: number) {
  const workbooks = useEmbedTenantWorkbooks({ deploymentId, embedTenantName: embedTenant.id });
  const dashboard = workbooks.data?.items.find(({ publishedDashboard }) => publishedDashboard != null)?.publishedDashboard;
  return { workbooks, publicId: dashboard?.publicId };
}

async function readEmbedToken(): Promise<string> {
  const response = await fetch('/demo/console/embed-token');
  if (!response.ok) throw new Error(`The demo server returned no token: ${response.status}.`);
  const { token } = await response.json();
  return token;
}
