import { type Context, Hono } from 'hono';
import { type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { readBody } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { patchGroup } from '../scim/patchGroup.js';
import { readFilter } from '../scim/readFilter.js';
import { readPatch } from '../scim/readPatch.js';
import { groupFilterAttributes, type ProvisionedGroup, readScimGroup, toScimGroup } from '../scim/scimGroup.js';
import { scimPage } from '../scim/scimPage.js';
import { scimErrorResponse, scimResponse } from '../scim/scimResponse.js';
import type { GroupRecord } from '../tenant/people/People.js';
import { isSameName } from '../tenant/people/userAccounts.js';
import type { ManagementServices } from './ManagementServices.js';
import { routeOf } from './routeOf.js';

/** The same groups as those of the management API. */
export function scimGroupsRoutes({ tenant: { people, clock } }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { groups } = people;
  routes.onError(scimErrorResponse);

  routes.on(...routeOf('listScimGroups'), (context) => {
    const found = groups.values().filter(readFilter(context.req.query('filter'), groupFilterAttributes));
    const page = scimPage(context, found);
    return scimResponse({ ...page, Resources: page.Resources?.map((group) => show(context, group)) });
  });

  routes.on(...routeOf('createScimGroup'), async (context) => {
    const provisioned = readScimGroup(await readBody(context.req.raw), people);
    refuseTakenName(provisioned);
    const shown = show(context, groups.insert({ ...provisioned, description: null, createdAt: clock(), updatedAt: clock() }));
    return scimResponse(shown, { status: 201, ...(shown.meta?.location !== undefined && { location: shown.meta.location }) });
  });

  routes.on(...routeOf('getScimGroup'), (context) => scimResponse(show(context, findGroup(context))));

  routes.on(...routeOf('replaceScimGroup'), async (context) => {
    const provisioned = readScimGroup(await readBody(context.req.raw), people);
    return scimResponse(show(context, change(findGroup(context), provisioned)));
  });

  routes.on(...routeOf('patchScimGroup'), async (context) => {
    const operations = readPatch(await readBody(context.req.raw));
    const group = findGroup(context);
    return scimResponse(show(context, change(group, patchGroup(group, operations, people))));
  });

  routes.on(...routeOf('deleteScimGroup'), (context) => {
    groups.remove(findGroup(context).id);
    return context.body(null, 204);
  });

  function change(group: GroupRecord, { name, userIds }: ProvisionedGroup): GroupRecord {
    refuseTakenName({ name }, group.id);
    return groups.update(group.id, { name, userIds, updatedAt: clock() }) ?? group;
  }

  function refuseTakenName({ name }: Pick<ProvisionedGroup, 'name'>, exceptId?: number): void {
    const isTaken = groups.values().some((group) => group.id !== exceptId && isSameName(group.name, name));
    if (isTaken) throw new ServiceFailure(409, `A group named "${name}" already exists.`, { code: 'uniqueness' });
  }

  function findGroup(context: Context): GroupRecord {
    const group = groups.find(pathId(context, 'id'));
    if (group === undefined) throw new ServiceFailure(404, 'The group was not found.');
    return group;
  }

  function show(context: Context, group: GroupRecord) {
    const excluded = (context.req.query('excludedAttributes') ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim());
    const groupsUrl = `${new URL(context.req.url).origin}/api/scim/v2/Groups`;
    return toScimGroup(group, { people, groupsUrl, withMembers: !excluded.includes('members') });
  }

  return routes;
}
