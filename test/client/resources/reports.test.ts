import { describe, expect, it } from 'vitest';
import {
  addRecipients,
  connectReportToWorkbook,
  createNotification,
  createReport,
  createServiceClient,
  type DisconnectReportFromWorkbookInput,
  disconnectReportFromWorkbook,
  eachItem,
  type GetNotificationsParams,
  getNotifications,
  getReports,
  listExternalDocumentPlacements,
  refreshReport,
  removeRecipients,
  type ServiceClient,
  updateNotification,
  updateReport,
  upsertReportByPublicId,
} from '../../../src/client.js';

function startClient(answer: unknown = {}) {
  const sent: Request[] = [];
  const client = createServiceClient({
    baseUrl: 'https://acme.example.com',
    credentials: { kind: 'bearer', token: 't' },
    fetch: async (request) => {
      sent.push(request);
      return Response.json(answer);
    },
  });
  return { client, sent };
}

const deployment = { deploymentId: 1 };
const report = { deploymentId: 1, reportId: 5 };
const mailing = { deploymentId: 1, id: 7 };
const long = 'x'.repeat(256);
const tooMany = Array.from({ length: 1001 }, (_, id) => ({ type: 'USER' as const, userId: id, id }));
const hugeChecksum = { v: 1, chunks: Array.from({ length: 2001 }, (_, from) => ({ from, hash: 'a' })) };

describe('validation before sending', () => {
  it.each<[string, string, (client: ServiceClient) => Promise<unknown>]>([
    ['getReports', 'after', (client) => getReports(client, { ...deployment, sortBy: 'lastViewedAt', after: 'WzFd' })],
    ['getReports', 'first', (client) => getReports(client, { ...deployment, sortBy: 'lastViewedAt', first: 0 })],
    ['createReport', 'name', (client) => createReport(client, { ...deployment, name: long })],
    ['createReport', 'title', (client) => createReport(client, { ...deployment, title: long })],
    ['createReport', 'publicId', (client) => createReport(client, { ...deployment, publicId: 'short' })],
    ['createReport', 'resultChecksum.chunks', (client) => createReport(client, { ...deployment, resultChecksum: hugeChecksum })],
    ['upsertReportByPublicId', 'publicId', (client) => upsertReportByPublicId(client, { ...deployment, publicId: 'with-hyphens' })],
    ['upsertReportByPublicId', 'name', (client) => upsertReportByPublicId(client, { ...deployment, publicId: 'abcdefghij12', name: long })],
    ['updateReport', 'title', (client) => updateReport(client, { ...report, title: long })],
    [
      'connectReportToWorkbook',
      'resultChecksum.chunks',
      (client) =>
        connectReportToWorkbook(client, { ...report, externalWorkbookId: 'a', resultLocation: 'A!A1', resultChecksum: hugeChecksum }),
    ],
    ['createNotification', 'dashboardId', (client) => createNotification(client, { ...deployment, scheduleType: 'DAILY' })],
    [
      'createNotification',
      'dashboardPublicId',
      (client) => createNotification(client, { ...deployment, scheduleType: 'DAILY', dashboardId: 1, dashboardPublicId: 'a' }),
    ],
    ['createNotification', 'customCron', (client) => createNotification(client, { ...deployment, scheduleType: 'CUSTOM', dashboardId: 1 })],
    ['updateNotification', 'minute', (client) => updateNotification(client, { ...mailing, minute: 60 })],
    ['updateNotification', 'hour', (client) => updateNotification(client, { ...mailing, hour: 24 })],
    ['updateNotification', 'dayOfWeek', (client) => updateNotification(client, { ...mailing, dayOfWeek: 7 })],
    ['updateNotification', 'dayOfMonth', (client) => updateNotification(client, { ...mailing, dayOfMonth: 0 })],
    ['addRecipients', 'recipients', (client) => addRecipients(client, { ...mailing, recipients: [] })],
    ['addRecipients', 'recipients', (client) => addRecipients(client, { ...mailing, recipients: tooMany })],
    ['removeRecipients', 'recipients', (client) => removeRecipients(client, { ...mailing, recipients: tooMany })],
    [
      'removeRecipients',
      'recipients[1].embedTenantName',
      (client) => {
        const recipients = [
          { type: 'USER', id: 1 },
          { type: 'EMBED_USER', id: 1 },
        ] as const;
        return removeRecipients(client, { ...mailing, recipients });
      },
    ],
    ['listExternalDocumentPlacements', 'first', (client) => listExternalDocumentPlacements(client, { externalWorkbookId: 'a', first: 0 })],
  ])('%s refuses an invalid %s', async (operation, field, send) => {
    const { client, sent } = startClient();
    await expect(send(client)).rejects.toMatchObject({ kind: 'validation', operation, field, status: undefined });
    expect(sent).toEqual([]);
  });

  it.each<[DisconnectReportFromWorkbookInput, string]>([
    [{}, 'placementId'],
    [{ sheetId: '1' }, 'placementId'],
    [{ placementId: 'p', externalWorkbookId: 'plan' }, 'externalWorkbookId'],
    [{ externalWorkbookId: 'plan' }, 'sheetName'],
    [{ externalWorkbookId: 'plan', anchorCell: 'B4' }, 'sheetName'],
    [{ externalWorkbookId: 'plan', sheetName: 'Stores' }, 'anchorCell'],
    [{ externalWorkbookId: 'plan', sheetName: 'Stores', anchorCell: '' }, 'anchorCell'],
    [{ externalWorkbookId: 'plan', resultLocation: 'B4' }, 'resultLocation'],
    [{ externalWorkbookId: 'plan', resultLocation: 'Stores!' }, 'resultLocation'],
    [{ externalWorkbookId: 'plan', resultLocation: "Buyers' notes!B4" }, 'resultLocation'],
  ])('a placement addressed by %j is refused, naming %s', async (address, field) => {
    for (const call of [disconnectReportFromWorkbook, refreshReport]) {
      const { client, sent } = startClient();
      await expect(call(client, { ...report, ...address })).rejects.toMatchObject({ kind: 'validation', field, operation: call.id });
      expect(sent).toEqual([]);
    }
  });

  it.each<DisconnectReportFromWorkbookInput>([
    { placementId: 'p' },
    { externalWorkbookId: 'plan', sheetName: 'Stores', anchorCell: 'B4', sheetId: '1' },
    { externalWorkbookId: 'plan', resultLocation: 'Stores!B4' },
    { externalWorkbookId: 'plan', resultLocation: "'Buyers'' notes'!$B$4:$C$9" },
    { externalWorkbookId: 'plan', sheetName: 'Stores', anchorCell: 'B4', resultLocation: 'B4' },
    { placementId: 'p', externalWorkbookId: null },
  ])('a placement addressed by %j is sent as it is', async (address) => {
    for (const call of [disconnectReportFromWorkbook, refreshReport]) {
      const { client, sent } = startClient();
      await call(client, { ...report, ...address });
      expect(await sent[0]?.json()).toEqual(address);
    }
  });

  it.each<[Omit<GetNotificationsParams, 'deploymentId'>, string]>([
    [{ dashboardId: 1, dashboardPublicId: 'a' }, 'dashboardPublicId'],
    [{ recipientUserId: 1, recipientEmail: 'a@b.example' }, 'recipientEmail'],
    [{ recipientEmail: 'a@b.example', recipientExternalId: 'x', recipientEmbedTenantName: 'y' }, 'recipientEmbedTenantName'],
    [{ recipientUserId: 1, recipientExternalId: 'x' }, 'recipientExternalId'],
    [{ recipientExternalId: 'x' }, 'recipientEmbedTenantName'],
    [{ recipientEmbedTenantName: 'y' }, 'recipientExternalId'],
  ])('mailings filtered by %j are refused, naming %s', async (filters, field) => {
    const { client, sent } = startClient();
    const listed = getNotifications(client, { ...deployment, ...filters });
    await expect(listed).rejects.toMatchObject({ kind: 'validation', operation: 'getNotifications', field });
    expect(sent).toEqual([]);
  });
});

describe('reports by last view', () => {
  it('are one page, even if the service reports a next one', async () => {
    const answer = { items: [{ id: 1 }], pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: 'WzFd' } };
    const { client, sent } = startClient(answer);
    const page = await getReports(client, { ...deployment, sortBy: 'lastViewedAt', first: 1 });
    expect(page.pageInfo).toMatchObject({ hasNextPage: false, endCursor: null });
    const items = [];
    for await (const item of eachItem(getReports, client, { ...deployment, sortBy: 'lastViewedAt', first: 1 })) items.push(item);
    expect(items).toHaveLength(1);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(Array(2).fill('?sortBy=lastViewedAt&first=1'));
  });
});

describe('the id of a spreadsheet', () => {
  it('is one path segment, whatever it contains', async () => {
    const { client, sent } = startClient({ items: [] });
    await listExternalDocumentPlacements(client, { externalWorkbookId: 'b!x/Größe 1?#' });
    expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/v1/external-documents/b!x%2FGr%C3%B6%C3%9Fe%201%3F%23/placements');
  });
});
