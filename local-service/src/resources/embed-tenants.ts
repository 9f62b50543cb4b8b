import type { EmbedTenant, EmbedUser, ProvisionEmbedUserFailure, ProvisionEmbedUsersResponse } from '@parley/react/client';
import { Hono } from 'hono';
import { type ManagementEnv, pathText } from '../access/ManagementContext.js';
import { type Order, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import type { Embedding, EmbedTenantRecord } from '../tenant/embedding/Embedding.js';
import { checkEmbedTenantName, removeEmbedTenant, requireEmbedTenant } from '../tenant/embedding/embedTenants.js';
import { byEmail, type EmbedUserFields, embedUsersOf, isFoundBy, provisionEmbedUser, toEmbedUser } from '../tenant/embedding/embedUsers.js';
import { readEmbedUserFields } from '../tenant/embedding/readEmbedUserFields.js';
import type { Tenant } from '../tenant/Tenant.js';
import { toTimestamp } from '../tenant/times.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function embedTenantsRoutes({ tenant, embedSessions }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { embedding } = tenant;

  routes.on(...routeOf('listEmbedTenants'), (context) => {
    requireAdmin(context.get('caller'));
    const { search: asked, ...query } = readQuery(context, 'listEmbedTenants');
    const search = (asked ?? '').toLowerCase();
    const found = embedding.tenants
      .values()
      .filter(({ name, displayName }) => `${name}\n${displayName ?? ''}`.toLowerCase().includes(search));
    const page = pageOf(found, query, byName);
    return context.json({ ...page, items: page.items.map((record) => toEmbedTenant(embedding, record)) });
  });

  routes.on(...routeOf('deleteEmbedTenant'), (context) => {
    requireAdmin(context.get('caller'));
    // The one path of the interface that must not end with a slash.
    if (new URL(context.req.url).pathname.endsWith('/')) throw new ServiceFailure(404, 'This endpoint does not exist.');
    const name = checkEmbedTenantName(pathText(context, 'embedTenantName'));
    embedSessions.revokeAllOf(name);
    removeEmbedTenant(tenant, name);
    return context.body(null, 204);
  });

  routes.on(...routeOf('listEmbedUsers'), (context) => {
    requireAdmin(context.get('caller'));
    const { embedTenantName, search, ...query } = readQuery(context, 'listEmbedUsers');
    const { name } = requireEmbedTenant(embedding, embedTenantName);
    const found = embedUsersOf(embedding, name).filter((user) => isFoundBy(search ?? '', user));
    const page = pageOf(found, query, byEmail);
    return context.json({ ...page, items: page.items.map(toEmbedUser) });
  });

  routes.on(...routeOf('provisionEmbedUser'), async (context) => {
    requireAdmin(context.get('caller'));
    const name = checkEmbedTenantName(pathText(context, 'embedTenantName'));
    return context.json(toEmbedUser(provisionEmbedUser(tenant, name, readEmbedUserFields(await readInput(context, 'provisionEmbedUser')))));
  });

  routes.on(...routeOf('provisionEmbedUsers'), async (context) => {
    requireAdmin(context.get('caller'));
    const name = checkEmbedTenantName(pathText(context, 'embedTenantName'));
    const { users } = await readInput(context, 'provisionEmbedUsers');
    return context.json(provisionEach(tenant, name, users.map(readEmbedUserFields)));
  });

  return routes;
}

/** Provisions the users it can; the others are identified by their status. */
function provisionEach(tenant: Tenant, embedTenantName: string, users: readonly EmbedUserFields[]): ProvisionEmbedUsersResponse {
  const succeeded: EmbedUser[] = [];
  const failed: ProvisionEmbedUserFailure[] = [];
  for (const fields of users) {
    try {
      succeeded.push(toEmbedUser(provisionEmbedUser(tenant, embedTenantName, fields)));
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      failed.push({ externalId: fields.externalId, error: { status: error.status, message: error.message } });
    }
  }
  return { succeeded, failed };
}

const byName: Order<EmbedTenantRecord> = { keyOf: ({ name }) => [name] };

function toEmbedTenant(embedding: Embedding, { id, name, displayName, createdAt }: EmbedTenantRecord): EmbedTenant {
  return { id, name, displayName, userCount: embedUsersOf(embedding, name).length, createdAt: toTimestamp(createdAt) };
}
