import { describe, expect, it } from 'vitest';
import {
  createServiceClient,
  downloadExport,
  isExportDone,
  isPreviewDone,
  isTransformSyncDone,
  listTransformSyncs,
  type SaveWarehouseMetricViewIntegrationInput,
  type ServiceClient,
  saveIntegration,
  startExport,
  startPreview,
  startTransformSync,
} from '../../../src/client.js';
import { fakeService } from '../support/fakeService.js';

function fakeClient(...answers: readonly (() => Response)[]) {
  const { fetch, requests } = fakeService(...answers, () => Response.json({}));
  const client = createServiceClient({ baseUrl: 'https://bi.example.com', credentials: { kind: 'bearer', token: 'a.b.c' }, fetch });
  return { client, requests };
}

/** The call must reject, never throw, and send nothing. */
async function expectRefusal(call: (client: ServiceClient) => Promise<unknown>, field: string) {
  const { client, requests } = fakeClient();
  await expect(call(client)).rejects.toMatchObject({ kind: 'validation', field });
  expect(requests).toEqual([]);
}

const configuration: SaveWarehouseMetricViewIntegrationInput = {
  expectedConfigurationVersion: 0,
  enabled: true,
  targetCatalog: 'lake',
  targetSchema: 'metrics',
  selectionMode: 'all',
};

function save(change: Partial<SaveWarehouseMetricViewIntegrationInput>) {
  return (client: ServiceClient) => saveIntegration(client, { deploymentId: 1, dataSourceName: 'default', ...configuration, ...change });
}

describe('validation before sending', () => {
  it('requires the manifest for a transform sync of a manifest', async () => {
    await expectRefusal((client) => startTransformSync(client, { deploymentId: 1, source: 'manifest' }), 'manifest');
  });

  it.each([
    [{ selectionMode: 'selected' }, 'viewNames'],
    [{ selectionMode: 'selected', viewNames: [] }, 'viewNames'],
    [{ selectionMode: 'pattern' }, 'viewNameRegex'],
    [{ selectionMode: 'pattern', viewNameRegex: '(a|b)' }, 'viewNameRegex'],
    [{ selectionMode: 'pattern', viewNameRegex: 'a.*b.*' }, 'viewNameRegex'],
  ] as const)('refuses a preview of %j', async (selection, field) => {
    await expectRefusal((client) => startPreview(client, { deploymentId: 1, dataSourceName: 'default', ...selection }), field);
    await expectRefusal(save(selection), field);
  });

  it.each([
    [{ expectedConfigurationVersion: -1 }, 'expectedConfigurationVersion'],
    [{ targetCatalog: 'c'.repeat(256) }, 'targetCatalog'],
    [{ targetSchema: 's'.repeat(256) }, 'targetSchema'],
    [{ targetNamePrefix: 'p'.repeat(256) }, 'targetNamePrefix'],
    [{ selectionMode: 'pattern', viewNameRegex: 'r'.repeat(129) }, 'viewNameRegex'],
    [{ selectionMode: 'selected', viewNames: Array(129).fill('view') }, 'viewNames'],
  ] as const)('refuses a configuration with too much in %#, %s', async (change, field) => {
    await expectRefusal(save(change), field);
  });

  it('accepts a configuration at its limits', async () => {
    const { client, requests } = fakeClient();
    const change = { targetCatalog: 'c'.repeat(255), selectionMode: 'selected', viewNames: Array(128).fill('view') } as const;
    await save(change)(client);
    expect(requests[0]).toMatchObject({ method: 'PUT', body: { ...configuration, ...change } });
  });

  it('requires exactly one dashboard for an export', async () => {
    await expectRefusal((client) => startExport(client, { deploymentId: 1, format: 'png' }), 'dashboardId');
    const both = { dashboardId: 1, dashboardPublicId: 'abc' };
    await expectRefusal((client) => startExport(client, { deploymentId: 1, format: 'png', ...both }), 'dashboardPublicId');
  });

  it('requires the view of each member in an export', async () => {
    const request = { deploymentId: 1, format: 'png', dashboardId: 1 } as const;
    await expectRefusal((client) => startExport(client, { ...request, filters: [{ member: 'city' }] }), 'filters');
    await expectRefusal((client) => startExport(client, { ...request, timeGrains: [{ member: 'day', grain: 'week' }] }), 'timeGrains');
    const memberSwitchers = [{ member: '.city', selected: 'region' }];
    await expectRefusal((client) => startExport(client, { ...request, memberSwitchers }), 'memberSwitchers');
  });
});

describe('requests', () => {
  it('omit filters that are null from the query of the history', async () => {
    const { client, requests } = fakeClient(() => Response.json({ items: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } }));
    await listTransformSyncs(client, { deploymentId: 1, status: null, trigger: 'api', first: 5 });
    expect(requests[0]?.url).toBe('https://bi.example.com/api/v1/deployments/1/transform-sync?trigger=api&first=5');
  });

  it('request a file under the name it is to have, and read it as a file', async () => {
    const headers = { 'content-type': 'image/png', 'content-disposition': `attachment; filename="_.png"; filename*=UTF-8''%E5%A3%B2.png` };
    const { client, requests } = fakeClient(() => new Response('picture', { headers }));
    const file = await downloadExport(client, { deploymentId: 1, jobId: 'a/b', filename: '売.png' });
    expect(requests[0]?.url).toBe('https://bi.example.com/api/v1/deployments/1/dashboard-exports/a%2Fb/download?filename=%E5%A3%B2.png');
    expect(file).toMatchObject({ fileName: '売.png', contentType: 'image/png' });
    expect(await file.blob.text()).toBe('picture');
  });
});

describe('the completion of a job', () => {
  it('is recognized by known final states only: any other means that the job still runs', () => {
    expect(
      ['COMPLETED', 'FAILED', 'CANCELLED', 'RUNNING', 'UNKNOWN', 'FINALIZING', 'ARCHIVING', 'completed'].map(isTransformSyncDone),
    ).toEqual([true, true, true, false, false, false, false, false]);
    expect(['COMPLETED', 'FAILED', 'CANCELLED', 'QUEUED', 'RUNNING', 'PAUSED'].map(isPreviewDone)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['completed', 'failed', 'pending', 'processing', 'queued'].map(isExportDone)).toEqual([true, true, false, false, false]);
  });
});
