'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { getMe, type User, type UserSettingsInput, updateMySettings } from '../../client/resources/current-user.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `getMe`. */
export function meQuery(client: ServiceClient) {
  return detailQuery(client, ['users', 'me'], getMe, {});
}

export function useMe<Data = User>(options?: ReadOptions<User, Data>) {
  return useRead(meQuery(useServiceClient()), options);
}

/** Runs `updateMySettings`. */
export function useUpdateMySettings(options?: WriteOptions<User, UserSettingsInput>) {
  return useResourceMutation(updateMySettings, () => [['users']], options);
}
