import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { newestFirst, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireAdmin } from '../tenant/callers/guards.js';
import type { EmbedGroupRecord, EmbedTenantRecord } from '../tenant/embedding/Embedding.js';
import { addMembers, membersOf, readMember, removeMembers } from '../tenant/embedding/embedGroupMembers.js';
import { createEmbedGroup, requireEmbedGroup, toEmbedGroup } from '../tenant/embedding/embedGroups.js';
import { requireEmbedTenant } from '../tenant/embedding/embedTenants.js';
import { byEmail, toEmbedUser } from '../tenant/embedding/embedUsers.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function embedGroupsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { embedding } = tenant;
  const { groups } = embedding;

  function tenantAt(context: ManagementContext): EmbedTenantRecord {
    requireAdmin(context.get('caller'));
    return requireEmbedTenant(embedding, context.req.param('embedTenantName') ?? '');
  }

  function groupAt(context: ManagementContext): EmbedGroupRecord {
    return requireEmbedGroup(embedding, tenantAt(context).name, pathId(context, 'id'));
  }

  routes.on(...routeOf('getEmbedGroups'), (context) => {
    const { name } = tenantAt(context);
    const page = pageOf(
      groups.values().filter(({ embedTenantName }) => embedTenantName === name),
      readQuery(context, 'getEmbedGroups'),
      newestFirst,
    );
    return context.json({ ...page, items: page.items.map(toEmbedGroup) });
  });

  routes.on(...routeOf('createEmbedGroup'), async (context) => {
    const { name: embedTenantName } = tenantAt(context);
    const { name, description } = await readInput(context, 'createEmbedGroup');
    return context.json(toEmbedGroup(createEmbedGroup(embedding, embedTenantName, { name, description })));
  });

  routes.on(...routeOf('getEmbedGroup'), (context) => context.json(toEmbedGroup(groupAt(context))));

  routes.on(...routeOf('updateEmbedGroup'), async (context) => {
    const group = groupAt(context);
    const { description } = await readInput(context, 'updateEmbedGroup');
    const updated = typeof description === 'string' ? groups.update(group.id, { description: description || null }) : group;
    return context.json(toEmbedGroup(updated ?? group));
  });

  routes.on(...routeOf('deleteEmbedGroup'), (context) => {
    const { id, embedUserIds } = groupAt(context);
    if (embedUserIds.length > 0) throw new ServiceFailure(400, 'The group has members. Remove them first.');
    groups.remove(id);
    return context.body(null, 204);
  });

  routes.on(...routeOf('getEmbedGroupMembers'), (context) => {
    const page = pageOf(membersOf(embedding, groupAt(context)), readQuery(context, 'getEmbedGroupMembers'), byEmail);
    return context.json({ ...page, items: page.items.map(toEmbedUser) });
  });

  routes.on(...routeOf('addEmbedGroupMembers'), async (context) => {
    const group = groupAt(context);
    const { members } = await readInput(context, 'addEmbedGroupMembers');
    const { added, unchanged } = addMembers(tenant, group, members.map(readMember));
    return context.json({ addedMembers: added.map(toEmbedUser), unchangedMembers: unchanged.map(toEmbedUser) });
  });

  routes.on(...routeOf('removeEmbedGroupMembers'), async (context) => {
    const group = groupAt(context);
    const { members } = await readInput(context, 'removeEmbedGroupMembers');
    removeMembers(embedding, group, members.map(readMember));
    return context.body(null, 204);
  });

  return routes;
}
