'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { getMe, type User, type UserSettingsInput, updateMySettings } from '../../client/resources/current-user.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of the user who calls. */
export function meQuery(client: ServiceClient) {
  return detailQuery(client, ['users', 'me'], getMe, {});
}

/** Reads the signed-in user, with the policies that define their permissions. */
export function useMe<Data = User>(options?: ReadOptions<User, Data>) {
  return useRead(meQuery(useServiceClient()), options);
}

/** Changes some of one's own settings; the others stay. */
export function useUpdateMySettings(options?: WriteOptions<User, UserSettingsInput>) {
  return useResourceMutation(updateMySettings, () => [['users', 'me']], options);
}
