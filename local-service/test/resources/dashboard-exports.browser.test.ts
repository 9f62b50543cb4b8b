import { expect, it } from 'vitest';
import { createServiceClient, downloadExport, getWorkbook, startExport } from '../../../src/client.js';
import { createLocalService } from '../../src/index.js';

it('returns a PNG that a page can draw', async () => {
  let now = Date.UTC(2026, 9, 1, 9);
  const service = createLocalService({ now: () => now, agent: { answer: async function* () {} } });
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
  });
  const { publishedDashboard } = await getWorkbook(client, { deploymentId: 1, workbookId: 1 });
  const { jobId } = await startExport(client, { deploymentId: 1, format: 'png', dashboardId: publishedDashboard?.id });
  now += 4_000;
  const { blob, fileName } = await downloadExport(client, { deploymentId: 1, jobId });
  const picture = await createImageBitmap(blob);
  expect(fileName).toBe('Daily trading.png');
  expect(picture.width).toBeGreaterThan(0);
});
