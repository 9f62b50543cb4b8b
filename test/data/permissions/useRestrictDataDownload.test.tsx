import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isDownloadRestricted } from '../../../src/data/permissions/isDownloadRestricted.js';
import { appConfigQuery } from '../../../src/data/resources/app-theme.js';
import { useAppConfig, useMe, useRestrictDataDownload } from '../../../src/data.js';
import { startWorld } from '../support/startWorld.js';

it('restricts until it is known, and never restricts admins', async () => {
  const world = startWorld();
  const { result } = renderHook(() => useRestrictDataDownload(), { wrapper: world.wrapper });
  expect(result.current).toBe(true);
  await waitFor(() => expect(result.current).toBe(false));
  await act(async () => restrict(world));
  expect(result.current).toBe(false);
});

it.each([
  ['analyst@parley.example', false],
  ['viewer@parley.example', true],
])('uses the policies of %s, and returns %s', async (email, restricted) => {
  const world = startWorld({ credentials: ({ mintAccessToken }) => ({ kind: 'bearer', token: () => mintAccessToken({ email }) }) });
  const { result } = renderHook(() => [useRestrictDataDownload({ deploymentId: 1 }), useMe().isSuccess, useAppConfig().isSuccess], {
    wrapper: world.wrapper,
  });
  await waitFor(() => expect(result.current).toEqual([restricted, true, true]));
});

it.each([
  ['allowed', true, false],
  ['unknown', true, true],
  ['unknown', false, false],
  ['refused', false, true],
] as const)('if the permission is %s and the account restricts %s, returns %s', (answer, restrictDataDownload, restricted) => {
  const permission = answer === 'refused' ? ({ answer, reason: 'policy' } as const) : { answer };
  expect(isDownloadRestricted({ restrictDataDownload }, permission)).toBe(restricted);
});

function restrict({ client, queryClient }: ReturnType<typeof startWorld>) {
  queryClient.setQueryData(appConfigQuery(client).queryKey, (config) => config && { ...config, restrictDataDownload: true });
}
