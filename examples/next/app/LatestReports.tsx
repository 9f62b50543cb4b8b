import { createServiceClient, getReports } from '@parley/react/client';

/** Rendered on the server, with the API key. */
export async function LatestReports() {
  const client = createServiceClient({
    baseUrl: process.env.SERVICE_URL ?? '',
    credentials: { kind: 'api-key', key: process.env.SERVICE_API_KEY ?? '' },
  });
  const { items } = await getReports(client, { deploymentId: 1, first: 8 });
  return (
    <ul>
      {items.map(({ id, title, name }) => (
        <li key={id}>{title || name}</li>
      ))}
    </ul>
  );
}
