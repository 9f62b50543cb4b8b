import { createNotification, getNotifications, type ServiceClient } from '../../../src/client.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

const analyst = (world: ContractWorld): ServiceClient => world.analyst;
const notification = { deploymentId: 1, id: 1 };
const unknownNotification = { deploymentId: 1, id: 999_999 };

/** Mailings of deployment 1, and their recipients. */
export const notificationsContracts: Contracts<
  | 'getNotifications'
  | 'createNotification'
  | 'getNotification'
  | 'updateNotification'
  | 'deleteNotification'
  | 'getRecipients'
  | 'addRecipients'
  | 'removeRecipients'
> = {
  getNotifications: {
    succeeds: { params: { deploymentId: 1, recipientEmail: 'analyst@parley.example', first: 3 } },
    refuses: {
      'a caller who is not an admin': { params: { deploymentId: 1 }, as: analyst, status: 403 },
      'a cursor of another list': { params: { deploymentId: 1, after: '?' }, status: 400 },
    },
  },
  createNotification: {
    succeeds: {
      params: async (world) => ({
        deploymentId: 1,
        dashboardId: await dashboardIdOf(world, 1),
        scheduleType: 'WEEKLY',
        dayOfWeek: 5,
        hour: 16,
        timezone: 'Europe/Lisbon',
        notificationFormat: 'pdf',
        notificationAiSummary: true,
        filters: [{ member: 'sales.region', operator: 'equals', value: ['North'] }],
        timeGrains: [{ member: 'sales.ordered_at', grain: 'month' }],
        memberSwitchers: [{ member: 'sales.measure', selected: 'sales.revenue' }],
      }),
    },
    refuses: {
      'a dashboard of another deployment': {
        params: async (world) => ({ deploymentId: 2, dashboardId: await dashboardIdOf(world, 1), scheduleType: 'DAILY' }),
        status: 404,
      },
      'an unknown dashboard': { params: { deploymentId: 1, dashboardPublicId: 'nowhere', scheduleType: 'DAILY' }, status: 404 },
      'a cron expression that never fires': {
        params: { deploymentId: 1, dashboardPublicId: 'nowhere', scheduleType: 'CUSTOM', customCron: '61 * * * *' },
        status: 400,
      },
      'an unknown time zone': {
        params: { deploymentId: 1, dashboardPublicId: 'nowhere', scheduleType: 'DAILY', timezone: 'Europe/Atlantis' },
        status: 400,
      },
      'a filter on a member without its view': {
        params: { deploymentId: 1, dashboardPublicId: 'nowhere', scheduleType: 'DAILY', filters: [{ member: 'region' }] },
        status: 400,
      },
      'a caller who is not an admin': { params: { deploymentId: 1, dashboardId: 1, scheduleType: 'DAILY' }, as: analyst, status: 403 },
    },
  },
  getNotification: {
    succeeds: { params: notification },
    refuses: {
      'an unknown mailing': { params: unknownNotification, status: 404 },
      'a mailing of another deployment': { params: { deploymentId: 2, id: 1 }, status: 404 },
      'a caller who is not an admin': { params: notification, as: analyst, status: 403 },
    },
  },
  updateNotification: {
    succeeds: { params: { ...notification, scheduleType: 'CUSTOM', customCron: '0 7 * * 1-5', isEnabled: false, filters: null } },
    refuses: {
      'a custom schedule without its expression': {
        params: async (world) => ({ deploymentId: 1, id: await createdNotification(world), scheduleType: 'CUSTOM' }),
        status: 400,
      },
      'an unknown time zone': { params: { ...notification, timezone: '+02:00' }, status: 400 },
      'an unknown mailing': { params: unknownNotification, status: 404 },
      'a caller who is not an admin': { params: notification, as: analyst, status: 403 },
    },
  },
  deleteNotification: {
    succeeds: { params: notification },
    refuses: {
      'an unknown mailing': { params: unknownNotification, status: 404 },
      'a caller who is not an admin': { params: notification, as: analyst, status: 403 },
    },
  },
  getRecipients: {
    succeeds: { params: { ...notification, first: 2 } },
    refuses: {
      'an unknown mailing': { params: unknownNotification, status: 404 },
      'a cursor of another list': { params: { ...notification, after: '?' }, status: 400 },
      'a caller who is not an admin': { params: notification, as: analyst, status: 403 },
    },
  },
  addRecipients: {
    succeeds: {
      params: {
        ...notification,
        recipients: [
          { type: 'USER', userId: 1 },
          { type: 'USER', userId: 40 },
          {
            type: 'EMBED_USER',
            embedTenantName: 'harbor-goods',
            externalId: 'buyer-77',
            email: 'buyer77@harbor-goods.example',
            securityContext: { region: 'North' },
            userAttributes: [{ name: 'region', value: ['North'] }],
          },
        ],
      },
    },
    refuses: {
      'a recipient of type MESSAGING': { params: { ...notification, recipients: [{ type: 'MESSAGING', channelId: 'C1' }] }, status: 400 },
      'an embed user without a valid email': {
        params: { ...notification, recipients: [{ type: 'EMBED_USER', embedTenantName: 'harbor-goods', externalId: 'user-8' }] },
        status: 400,
      },
      'an unknown user of the account': {
        params: { ...notification, recipients: [{ type: 'USER', email: 'nobody@elsewhere.example' }] },
        status: 400,
      },
      'an unknown mailing': { params: { ...unknownNotification, recipients: [{ type: 'USER', userId: 1 }] }, status: 404 },
      'a caller who is not an admin': { params: { ...notification, recipients: [{ type: 'USER', userId: 1 }] }, as: analyst, status: 403 },
    },
  },
  removeRecipients: {
    succeeds: {
      params: {
        ...notification,
        recipients: [
          { type: 'USER', id: 1 },
          { type: 'USER', id: 999_999 },
          { type: 'MESSAGING', id: 'C1' },
        ],
      },
    },
    refuses: {
      'an unknown mailing': { params: { ...unknownNotification, recipients: [{ type: 'USER', id: 1 }] }, status: 404 },
      'a caller who is not an admin': { params: { ...notification, recipients: [{ type: 'USER', id: 1 }] }, as: analyst, status: 403 },
    },
  },
};

async function dashboardIdOf({ admin }: ContractWorld, deploymentId: number): Promise<number> {
  const { items } = await getNotifications(admin, { deploymentId });
  return items[0]?.dashboardId ?? 0;
}

async function createdNotification(world: ContractWorld): Promise<number> {
  const dashboardId = await dashboardIdOf(world, 1);
  const { id } = await createNotification(world.admin, { deploymentId: 1, dashboardId, scheduleType: 'DAILY' });
  return id;
}
