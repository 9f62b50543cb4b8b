import type { CursorParams, Page } from '../../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import { eachScimResource } from '../../client/resources/scim.js';
import { listScimUsers, type ScimUser } from '../../client/resources/scim-users.js';
import type { GetUsersParams, ResourceOwner } from '../../client/resources/users.js';
import { type CursorQuery, cursorQuery, type ListParams } from '../resourceQueries.js';
import { readUserId } from './accountStates.js';
import { scimFilter } from './scimPages.js';

/**
 * Infinite-query options for deactivated users. The list of users has no such filter, and provisioning matches whole values only, so all of
 * them are read, then searched in the same way as the list of users.
 */
export function deactivatedUsersInfiniteQuery(
  client: ServiceClient,
  { search }: Pick<ListParams<GetUsersParams>, 'search'>,
): CursorQuery<ResourceOwner> {
  return cursorQuery(client, ['scim', 'Users', 'deactivated'], readDeactivated, { search });
}

async function readDeactivated(
  client: ServiceClient,
  { search }: Pick<GetUsersParams, 'search'> & CursorParams,
  options?: CallOptions,
): Promise<Page<ResourceOwner>> {
  const text = search?.toLowerCase() ?? '';
  const items: ResourceOwner[] = [];
  const params = { filter: scimFilter({ active: false }), count: 200 };
  for await (const user of eachScimResource(listScimUsers, client, params, options)) {
    if (textsOf(user).some((own) => own?.toLowerCase().includes(text) === true)) items.push(toOwner(user));
  }
  return { items, pageInfo: { hasNextPage: false, hasPreviousPage: false } };
}

function textsOf({ userName, name, emails = [] }: ScimUser): readonly (string | undefined)[] {
  return [userName, name?.givenName, ...emails.map(({ value }) => value)];
}

function toOwner({ id, userName, name, emails = [] }: ScimUser): ResourceOwner {
  const email = (emails.find(({ primary }) => primary) ?? emails[0])?.value ?? userName;
  return { id: readUserId(id), email, firstName: name?.givenName ?? null };
}
