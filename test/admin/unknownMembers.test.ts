import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentOf, inputOf as settingsInput, valuesOf as settingsOf } from '../../src/admin/deployment-settings/deploymentSettingsForm.js';
import { inputOf, valuesOf, withUnknown } from '../../src/admin/metric-view-studio/model/metricViewForm.js';
import { bodyOf, inputOf as scheduleInput, valuesOf as scheduleOf } from '../../src/admin/notification-schedules/model/scheduleForm.js';
import { repairAnswers } from '../../src/client/http/repairs.js';
import {
  createServiceClient,
  getAppConfig,
  getDeploymentSettings,
  getIntegration,
  getNotification,
  getReport,
  getRoles,
  getWorkbook,
  type ServiceClient,
} from '../../src/client.js';
import { startWorld } from '../data/support/startWorld.js';

const deployment = { deploymentId: 1 };

/** What newer services add to a record, such as a flag, a layout or a price list. Larger numbers are read as texts, to the last digit. */
const addition = fc
  .jsonValue({ maxDepth: 2 })
  .map((value): unknown => JSON.parse(JSON.stringify(value), (_key, part) => (typeof part === 'number' ? part % 1_000_000 : part)));

/** Adds a member to every record, as a newer service would. Its formats are listed by column. */
function newer(value: unknown, added: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => newer(item, added));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, name === 'columnFormats' ? member : newer(member, added)]);
  return { ...Object.fromEntries(members), laterMember: added };
}

const reads: Readonly<Record<string, (client: ServiceClient) => Promise<unknown>>> = {
  'the app config': (client) => getAppConfig(client),
  'a workbook with its dashboard': (client) => getWorkbook(client, { ...deployment, workbookId: 1 }),
  'a report': (client) => getReport(client, { ...deployment, reportId: 139 }),
  'a page of roles': (client) => getRoles(client, { first: 3 }),
  'a schedule': (client) => getNotification(client, { ...deployment, id: 2 }),
};

describe('members that only a newer service knows', () => {
  it.each(Object.entries(reads))('are in %s as they were sent, also once answers are repaired', async (_name, read) => {
    const { client } = startWorld();
    const answer = await read(client);
    await fc.assert(
      fc.asyncProperty(addition, fc.boolean(), async (added, isRepaired) => {
        const sent = newer(answer, added);
        const later = createServiceClient({ ...laterService, fetch: async () => Response.json(sent) });
        if (isRepaired) await repairAnswers(later);
        expect(await read(later)).toEqual(JSON.parse(JSON.stringify(sent)));
      }),
      { numRuns: 10 },
    );
  });

  it('are sent back with the storage of a deployment, which is replaced as a whole', async () => {
    const { client } = startWorld();
    const read = await getDeploymentSettings(client, deployment);
    fc.assert(
      fc.property(addition, (laterMember) => {
        const settings = { ...read, cspsConfig: { enabled: true, storageProvider: 's3', s3Bucket: 'one', laterMember } };
        const { cspsConfig } = settingsInput({ ...settingsOf(settings), s3Bucket: 'two' });
        expect(sentOf(settings, { cspsConfig })).toMatchObject({ cspsConfig: { s3Bucket: 'two', laterMember } });
      }),
    );
  });

  it('are sent back with the publication of metric views, which is replaced as a whole', async () => {
    const { client } = startWorld();
    const read = await getIntegration(client, { ...deployment, dataSourceName: 'default' });
    fc.assert(
      fc.property(addition, (laterMember) => {
        const settings = { ...read, configuration: { ...read.configuration, viewNameRegex: 'sales', laterMember } };
        const sent = withUnknown(settings.configuration, inputOf({ ...valuesOf(settings), selectionMode: 'all', targetSchema: 'metrics' }));
        expect(sent).toMatchObject({ targetSchema: 'metrics', laterMember });
        // What the form leaves out is unset.
        expect(sent).not.toHaveProperty('viewNameRegex');
      }),
    );
  });

  it('are sent back with the filters of a schedule, which are replaced as a list', async () => {
    const { client } = startWorld();
    const read = await getNotification(client, { ...deployment, id: 2 });
    fc.assert(
      fc.property(addition, (laterMember) => {
        const filters = [{ member: 'sales.region', operator: 'later_operator', value: 'EU', laterMember }];
        expect(bodyOf(scheduleInput(scheduleOf({ ...read, filters })))).toMatchObject({ filters });
      }),
    );
  });
});

const laterService = { baseUrl: 'https://later.example', credentials: { kind: 'bearer', token: 'secret' }, retry: false } as const;
