import { describe, expect, it } from 'vitest';
import {
  addRecipients,
  type CreateNotificationInput,
  createNotification,
  deleteNotification,
  deleteUser,
  deleteWorkbook,
  eachItem,
  getNotification,
  getNotifications,
  getRecipients,
  getWorkbooks,
  type NotificationRecipientInput,
  removeRecipients,
  updateNotification,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { allItems } from '../support/allItems.js';

const deployment = { deploymentId: 1 };
const first = { ...deployment, id: 1 };
const listPath = '/api/v1/deployments/1/notifications';
const buyer = { type: 'EMBED_USER', embedTenantName: 'harbor-goods', externalId: 'buyer-77' } as const;
const buyerEmail = 'buyer@harbor-goods.example';

describe('the list of mailings', () => {
  it('is newest first, page by page', async () => {
    const { admin } = await createContractWorld();
    const { items } = await getNotifications(admin, deployment);
    expect(items).toHaveLength(9);
    expect(items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).toSorted((one, other) => other - one));
    expect(await allItems(eachItem(getNotifications, admin, { ...deployment, first: 4 }))).toEqual(items);
  });

  it('is filtered by dashboard, by either name', async () => {
    const { admin } = await createContractWorld();
    const { items } = await getNotifications(admin, deployment);
    const wanted = items[3];
    const byId = await getNotifications(admin, { ...deployment, dashboardId: wanted?.dashboardId });
    expect(byId.items).toEqual([wanted]);
    const publicId = await publicIdOf(await createContractWorld(), wanted?.dashboardId);
    expect((await getNotifications(admin, { ...deployment, dashboardPublicId: publicId })).items).toEqual([wanted]);
  });

  it('is filtered by recipient: a user, an email, an embed user', async () => {
    const { admin } = await createContractWorld();
    await addRecipients(admin, {
      ...first,
      recipients: [
        { type: 'USER', userId: 900 },
        { ...buyer, email: buyerEmail },
      ],
    });
    const user = (await getRecipients(admin, first)).items.find(({ userId }) => userId === 900);
    const filters = [
      { recipientUserId: 900 },
      { recipientEmail: user?.email?.toUpperCase() },
      { recipientEmail: buyerEmail },
      { recipientEmbedTenantName: buyer.embedTenantName, recipientExternalId: buyer.externalId },
    ];
    for (const filter of filters) {
      expect((await getNotifications(admin, { ...deployment, ...filter })).items.map(({ id }) => id)).toEqual([1]);
    }
    const elsewhere = { recipientEmbedTenantName: 'sakura-foods', recipientExternalId: buyer.externalId };
    expect((await getNotifications(admin, { ...deployment, ...elsewhere })).items).toEqual([]);
  });

  it.each([
    { dashboardId: 1, dashboardPublicId: 'a' },
    { recipientUserId: 1, recipientEmail: 'a@b.example' },
    { recipientEmail: 'a@b.example', recipientEmbedTenantName: 'harbor-goods', recipientExternalId: 'user-1' },
    { recipientEmbedTenantName: 'harbor-goods' },
    { recipientExternalId: 'user-1' },
  ])('is refused by the service for %j', async (query) => {
    const { admin } = await createContractWorld();
    await expect(admin.get(listPath, { query })).rejects.toMatchObject({ status: 400 });
  });

  it('omits deleted ones and those of deleted dashboards', async () => {
    const { admin } = await createContractWorld();
    const { dashboardId } = await getNotification(admin, first);
    const { items } = await getWorkbooks(admin, deployment);
    const workbook = items.find(({ publishedDashboard }) => publishedDashboard?.id === dashboardId);
    await deleteNotification(admin, { ...deployment, id: 2 });
    await deleteWorkbook(admin, { ...deployment, workbookId: workbook?.id ?? 0 });
    expect((await getNotifications(admin, deployment)).items.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3]);
    for (const id of [1, 2]) await expect(getNotification(admin, { ...deployment, id })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the schedule of a mailing', () => {
  it.each<[Omit<CreateNotificationInput, 'dashboardId'>, string, string]>([
    [{ scheduleType: 'HOURLY', minute: 15 }, '15 * * * *', 'Every hour at 15 minutes past'],
    [{ scheduleType: 'DAILY', hour: 9, minute: 5 }, '5 9 * * *', 'Every day at 09:05'],
    [{ scheduleType: 'WEEKLY', hour: 9, dayOfWeek: 0 }, '0 9 * * 0', 'Every Sunday at 09:00'],
    [{ scheduleType: 'MONTHLY', hour: 23, dayOfMonth: 31 }, '0 23 31 * *', 'Every month on day 31 at 23:00'],
    [{ scheduleType: 'CUSTOM', customCron: '*/10 8-17 * 1,7 1-5' }, '*/10 8-17 * 1,7 1-5', 'Cron expression */10 8-17 * 1,7 1-5'],
    [
      { scheduleType: 'CUSTOM', customCron: '5/20 7 * jan-MAR MON-FRI' },
      '5/20 7 * jan-MAR MON-FRI',
      'Cron expression 5/20 7 * jan-MAR MON-FRI',
    ],
    [{ scheduleType: 'CUSTOM', customCron: '0 0 29,30 2 *' }, '0 0 29,30 2 *', 'Cron expression 0 0 29,30 2 *'],
    [{ scheduleType: 'CUSTOM', customCron: '0 0 30 FEB 1' }, '0 0 30 FEB 1', 'Cron expression 0 0 30 FEB 1'],
  ])('of %j reads %s', async (schedule, cronExpression, humanReadableSchedule) => {
    const world = await createContractWorld();
    const created = await createNotification(world.admin, { ...deployment, dashboardId: await dashboardIdOf(world), ...schedule });
    expect(created).toMatchObject({ cronExpression, humanReadableSchedule, timezone: 'UTC', isEnabled: true });
  });

  it('keeps what a change omits, even from another type', async () => {
    const world = await createContractWorld();
    const dashboardId = await dashboardIdOf(world);
    const { id } = await createNotification(world.admin, { ...deployment, dashboardId, scheduleType: 'WEEKLY', hour: 9, dayOfWeek: 3 });
    const daily = await updateNotification(world.admin, { ...deployment, id, scheduleType: 'DAILY', minute: 30 });
    expect(daily.cronExpression).toBe('30 9 * * *');
    expect((await updateNotification(world.admin, { ...deployment, id, scheduleType: 'WEEKLY' })).cronExpression).toBe('30 9 * * 3');
  });

  it.each([
    { scheduleType: 'DAILY', minute: 60 },
    { scheduleType: 'DAILY', hour: 24 },
    { scheduleType: 'DAILY', hour: 1.5 },
    { scheduleType: 'WEEKLY', dayOfWeek: 7 },
    { scheduleType: 'MONTHLY', dayOfMonth: 0 },
    { scheduleType: 'CUSTOM' },
    { scheduleType: 'CUSTOM', customCron: '* * * *' },
    { scheduleType: 'CUSTOM', customCron: '* 24 * * *' },
    { scheduleType: 'CUSTOM', customCron: '30-10 * * * *' },
    ...[
      '@daily',
      '0 0 L * *',
      '0 0 15W * *',
      '0 0 * * FRI#2',
      '0 0 * * FRIL',
      '0 0 ? * 1',
      '0 0 1 * +MON',
      '/5 * * * *',
      '*5 * * * *',
      '0 0 * * 31/5',
    ].map((customCron) => ({ scheduleType: 'CUSTOM', customCron })),
    { scheduleType: 'CUSTOM', customCron: '0 0 8 * * 1' },
    { scheduleType: 'CUSTOM', customCron: '2026-10-01T00:00:00' },
    { scheduleType: 'CUSTOM', customCron: '0 0 1 MON *' },
    { scheduleType: 'CUSTOM', customCron: '0 0 * * FRI-MON' },
    { scheduleType: 'CUSTOM', customCron: '0 0 30 2 *' },
    { scheduleType: 'CUSTOM', customCron: '0 0 31 4-11/5,SEP *' },
    { scheduleType: 'YEARLY' },
    {},
    { scheduleType: 'DAILY', dashboardPublicId: 'both' },
    { scheduleType: 'DAILY', dashboardId: null },
  ])('is refused by the service for %j', async (body) => {
    const world = await createContractWorld();
    const dashboardId = await dashboardIdOf(world);
    await expect(world.admin.post(listPath, { body: { dashboardId, ...body } })).rejects.toMatchObject({ status: 400 });
    expect((await getNotifications(world.admin, deployment)).items).toHaveLength(9);
  });
});

describe('the content of a mailing', () => {
  it('is replaced by list, cleared by null, and kept if it is left out', async () => {
    const { admin } = await createContractWorld();
    const filters = [{ member: 'sales.region', operator: 'equals', value: 'North' }] as const;
    const timeGrains = [{ member: 'sales.ordered_at', grain: 'month' }];
    await updateNotification(admin, { ...first, filters, timeGrains });
    const other = [{ member: 'sales.channel', operator: 'is_null' }] as const;
    const changed = await updateNotification(admin, { ...first, filters: other });
    expect(changed).toMatchObject({ filters: [{ ...other[0], value: null }], timeGrains });
    expect(await updateNotification(admin, { ...first, filters: null })).toMatchObject({ filters: null, timeGrains });
  });

  it.each([
    { filters: [{ member: 'sales.region', operator: 'resembles', value: 'North' }] },
    { filters: [{ member: 'sales.region', operator: 'is_null', value: 'North' }] },
    { filters: [{ member: 'sales.revenue', operator: 'between', value: [1] }] },
    { timeGrains: [{ member: 'ordered_at', grain: 'month' }] },
    { memberSwitchers: [{ member: 'sales.measure' }] },
    { notificationFormat: 'gif' },
  ])('is refused by the service as %j, and not stored', async (body) => {
    const { admin } = await createContractWorld();
    const before = await getNotification(admin, first);
    await expect(admin.put(`${listPath}/1`, { body: { isEnabled: !before.isEnabled, ...body } })).rejects.toMatchObject({ status: 400 });
    expect(await getNotification(admin, first)).toEqual(before);
  });
});

describe('the recipients of a mailing', () => {
  it('are reported as created, updated and unchanged', async () => {
    const { admin } = await createContractWorld();
    const add = (recipients: readonly NotificationRecipientInput[]) => addRecipients(admin, { ...first, recipients });
    const user = { type: 'USER', userId: 900 } as const;
    const both = await add([user, { ...buyer, email: buyerEmail, securityContext: { region: 'North' } }]);
    expect(both.createdRecipients).toMatchObject([{ userId: 900 }, { externalId: 'buyer-77', email: buyerEmail }]);
    const same = await add([user, { ...buyer, securityContext: { region: 'North' } }]);
    expect(same).toMatchObject({ createdRecipients: [], updatedRecipients: [], unchangedRecipients: [user, buyer] });
    const narrowed = await add([{ ...buyer, securityContext: { region: 'South' } }]);
    expect(narrowed).toMatchObject({ createdRecipients: [], updatedRecipients: [buyer], unchangedRecipients: [] });
    const renamed = await add([{ ...buyer, email: 'new@harbor-goods.example' }]);
    expect(renamed.updatedRecipients).toMatchObject([{ email: 'new@harbor-goods.example' }]);
  });

  it('are found by email or id, and never duplicated', async () => {
    const { admin } = await createContractWorld();
    const { unchangedRecipients } = await addRecipients(admin, { ...first, recipients: [{ type: 'USER', email: 'ADA@parley.example' }] });
    expect(unchangedRecipients).toMatchObject([{ userId: 1, email: 'ada@parley.example' }]);
  });

  it('can be embed users without an email whose external id is one', async () => {
    const { admin } = await createContractWorld();
    const person = { type: 'EMBED_USER', embedTenantName: 'harbor-goods', externalId: ' New.Here@Harbor-Goods.example ' } as const;
    const { createdRecipients } = await addRecipients(admin, { ...first, recipients: [person] });
    const email = 'new.here@harbor-goods.example';
    expect(createdRecipients).toMatchObject([{ externalId: email, email }]);
    const { unchangedRecipients } = await addRecipients(admin, { ...first, recipients: [person] });
    expect(unchangedRecipients).toHaveLength(1);
  });

  it.each<[string, NotificationRecipientInput]>([
    ['of type MESSAGING', { type: 'MESSAGING', channelId: 'C1' }],
    ['an embed user without an email', { ...buyer, externalId: 'nobody' }],
    ['an embed user with an invalid email', { ...buyer, email: 'at home' }],
    ['an unknown user', { type: 'USER', userId: 999_999 }],
    ['a user without an id', { type: 'USER' }],
    ['in a group that does not exist', { ...buyer, email: buyerEmail, groups: ['No such group'] }],
  ])('are all rejected if one of them is: %s', async (_kind, refused) => {
    const { admin } = await createContractWorld();
    const before = await getRecipients(admin, first);
    const recipients: readonly NotificationRecipientInput[] = [{ type: 'USER', userId: 900 }, { ...buyer, email: buyerEmail }, refused];
    await expect(addRecipients(admin, { ...first, recipients })).rejects.toMatchObject({ kind: 'validation', status: 400 });
    expect(await getRecipients(admin, first)).toEqual(before);
  });

  it.each([0, 1001])('are refused by the service %s at a time', async (length) => {
    const { admin } = await createContractWorld();
    const body = { recipients: Array.from({ length }, (_, index) => ({ type: 'USER', userId: index + 1, id: index + 1 })) };
    await expect(admin.post(`${listPath}/1/recipients`, { body })).rejects.toMatchObject({ status: 400 });
    await expect(admin.delete(`${listPath}/1/recipients`, { body })).rejects.toMatchObject({ status: 400 });
  });

  it('are removed by the key of their type, and removing again succeeds', async () => {
    const { admin } = await createContractWorld();
    const { createdRecipients } = await addRecipients(admin, { ...first, recipients: [{ ...buyer, email: buyerEmail }] });
    const id = createdRecipients[0]?.embedUserId ?? 0;
    const before = (await getRecipients(admin, first)).items;
    const ofOthers = { type: 'EMBED_USER', id, embedTenantName: 'sakura-foods' } as const;
    await removeRecipients(admin, { ...first, recipients: [ofOthers] });
    expect((await getRecipients(admin, first)).items).toEqual(before);
    const recipients = [{ ...ofOthers, embedTenantName: 'harbor-goods' }, { type: 'USER', id: 1 } as const];
    await removeRecipients(admin, { ...first, recipients });
    await removeRecipients(admin, { ...first, recipients });
    expect((await getRecipients(admin, first)).items).toEqual(
      before.filter(({ userId, embedUserId }) => userId !== 1 && embedUserId !== id),
    );
  });

  it('come page by page, without deleted users', async () => {
    const { admin } = await createContractWorld();
    const { items } = await getRecipients(admin, first);
    expect(await allItems(eachItem(getRecipients, admin, { ...first, first: 2 }))).toEqual(items);
    await deleteUser(admin, { id: 20 });
    expect((await getRecipients(admin, first)).items).toEqual(items.filter(({ userId }) => userId !== 20));
  });
});

async function dashboardIdOf({ admin }: ContractWorld): Promise<number> {
  return (await getNotification(admin, first)).dashboardId;
}

async function publicIdOf({ admin }: ContractWorld, dashboardId: number | undefined): Promise<string | undefined> {
  const { items } = await getWorkbooks(admin, deployment);
  return items.map(({ publishedDashboard }) => publishedDashboard).find((dashboard) => dashboard?.id === dashboardId)?.publicId;
}
