import type { CreateNotificationInput } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { invalid } from '../http/fields.js';
import { byId, newestFirst, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import { checkFilters, listNotifications, showNotification } from '../tenant/notifications/listNotifications.js';
import type { NotificationRecord } from '../tenant/notifications/Notifications.js';
import { publishedDashboards } from '../tenant/notifications/publishedDashboards.js';
import { readNotificationContent } from '../tenant/notifications/readNotificationContent.js';
import { readRecipient, readRecipientRef } from '../tenant/notifications/readRecipients.js';
import { addRecipients, recipientsOf, removeRecipients, showRecipient } from '../tenant/notifications/recipients.js';
import { readSchedule } from '../tenant/notifications/schedule.js';
import { removeWhere } from '../tenant/removeWhere.js';
import { seedNotifications } from '../tenant/seeds/seedNotifications.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Dashboards that are mailed on a schedule. Admin only (docs/contract/account.md#notifications). */
export function notificationsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const state = seedNotifications(tenant);
  const { notifications, recipients } = state;

  const [, listPath] = routeOf('getNotifications');
  routes.use(listPath, requireAdminFirst);
  routes.use(`${listPath}/*`, requireAdminFirst);

  routes.on(...routeOf('getNotifications'), (context) => {
    const { deploymentId, first, after, ...filters } = readQuery(context, 'getNotifications');
    checkFilters(filters);
    const found = listNotifications(state, tenant, { deploymentId, filters });
    const { items, pageInfo } = pageOf(found, { first, after }, newestFirst);
    return context.json({ items: items.map(showNotification), pageInfo });
  });

  routes.on(...routeOf('createNotification'), async (context) => {
    const deploymentId = pathId(context, 'deploymentId');
    const input = await readInput(context, 'createNotification');
    const fields = { schedule: readSchedule(input), ...readNotificationContent(input) };
    const dashboardId = dashboardIdOf(deploymentId, input);
    return context.json(showNotification(notifications.insert({ ...fields, deploymentId, dashboardId, isEnabled: true })));
  });

  routes.on(...routeOf('getNotification'), (context) => context.json(showNotification(requireNotification(context))));

  routes.on(...routeOf('updateNotification'), async (context) => {
    const input = await readInput(context, 'updateNotification');
    const known = requireNotification(context);
    const changed = notifications.update(known.id, {
      ...readNotificationContent(input, known),
      schedule: readSchedule(input, known.schedule),
      isEnabled: input.isEnabled ?? known.isEnabled,
    });
    return context.json(showNotification(changed ?? known));
  });

  routes.on(...routeOf('deleteNotification'), (context) => {
    const { id } = requireNotification(context);
    notifications.remove(id);
    removeWhere(recipients, ({ notificationId }) => notificationId === id);
    return context.body(null, 204);
  });

  routes.on(...routeOf('getRecipients'), (context) => {
    const { id } = requireNotification(context);
    const { items, pageInfo } = pageOf(recipientsOf(state, tenant, id), readQuery(context, 'getRecipients'), byId);
    return context.json({ items: items.map((recipient) => showRecipient(tenant, recipient)), pageInfo });
  });

  routes.on(...routeOf('addRecipients'), async (context) => {
    const { recipients: given } = await readInput(context, 'addRecipients');
    const { id } = requireNotification(context);
    const { created, updated, unchanged } = addRecipients(
      state,
      tenant,
      id,
      given.map((recipient) => readRecipient(tenant, recipient)),
    );
    return context.json({
      createdRecipients: created.map((recipient) => showRecipient(tenant, recipient)),
      updatedRecipients: updated.map((recipient) => showRecipient(tenant, recipient)),
      unchangedRecipients: unchanged.map((recipient) => showRecipient(tenant, recipient)),
    });
  });

  routes.on(...routeOf('removeRecipients'), async (context) => {
    const { recipients: given } = await readInput(context, 'removeRecipients');
    removeRecipients(state, tenant, requireNotification(context).id, given.map(readRecipientRef));
    return context.body(null, 204);
  });

  function requireNotification(context: ManagementContext): NotificationRecord {
    const notification = notifications.find(pathId(context, 'id'));
    const deploymentId = pathId(context, 'deploymentId');
    const isThere = publishedDashboards(tenant.workspace, deploymentId).some(({ id }) => id === notification?.dashboardId);
    if (notification?.deploymentId === deploymentId && isThere) return notification;
    throw new ServiceFailure(404, 'The notification was not found.');
  }

  /** 400 unless the input has one id of the two, 404 for a dashboard of another deployment. */
  function dashboardIdOf(deploymentId: number, input: CreateNotificationInput): number {
    const { dashboardId = null, dashboardPublicId: publicId = null } = input;
    if ((dashboardId === null) === (publicId === null)) throw invalid('dashboardId', 'or dashboardPublicId is required, but not both');
    const dashboards = publishedDashboards(tenant.workspace, deploymentId);
    const dashboard = dashboards.find((known) => (publicId === null ? known.id === dashboardId : known.publicId === publicId));
    if (dashboard === undefined) throw new ServiceFailure(404, 'The dashboard was not found in this deployment.');
    return dashboard.id;
  }

  return routes;
}

function requireAdminFirst(context: ManagementContext, next: () => Promise<void>): Promise<void> {
  requireAdmin(context.get('caller'));
  return next();
}
