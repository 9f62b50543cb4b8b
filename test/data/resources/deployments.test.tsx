import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getDeploymentEnvironments, type ServiceClient } from '../../../src/client.js';
import {
  apiKeyQuery,
  apiKeysQuery,
  branchesQuery,
  buildStatusQuery,
  dataModelFilesQuery,
  deploymentEnvironmentsQuery,
  deploymentEnvironmentTokensQuery,
  deploymentLogsInfiniteQuery,
  deploymentPodsQuery,
  deploymentQuery,
  deploymentSettingsQuery,
  deploymentsInfiniteQuery,
  deploymentsQuery,
  deploymentVersionsQuery,
  embedDashboardQuery,
  envVariablesQuery,
  regionsQuery,
  reportsQuery,
  useAdvanceCreationStep,
  useCreateApiKey,
  useCreateDeployment,
  useCreateDeploymentEnvironmentToken,
  useCreateDeploymentEnvironmentTokenForMetaSync,
  useCreateDeploymentToken,
  useCreateUsageAnalyticsToken,
  useDeleteApiKey,
  useDeleteDeployment,
  useDeployments,
  useResetCreationStep,
  useSetEnvVariables,
  useUpdateDeployment,
} from '../../../src/data.js';
import { staleAfter } from '../support/staleAfter.js';
import { startWorld } from '../support/startWorld.js';

const deploymentId = 1;
const environmentId = 11;
const trial = {
  name: 'Trial',
  cloudProvider: 'aws',
  isManaged: false,
  region: 'aws-eu-west-1',
  targetPlatform: 'kubernetes',
  creationStep: 'project',
} as const;

/** A query of everything that a change here might touch, or must not. */
const queries = {
  list: (client: ServiceClient) => deploymentsQuery(client, { creationStep: 'ready' }).queryKey,
  infinite: (client: ServiceClient) => deploymentsInfiniteQuery(client).queryKey,
  detail: (client: ServiceClient) => deploymentQuery(client, { deploymentId }).queryKey,
  settings: (client: ServiceClient) => deploymentSettingsQuery(client, { deploymentId }).queryKey,
  versions: (client: ServiceClient) => deploymentVersionsQuery(client, { deploymentId }).queryKey,
  build: (client: ServiceClient) => buildStatusQuery(client, { deploymentId, branchName: 'main' }).queryKey,
  logs: (client: ServiceClient) => deploymentLogsInfiniteQuery(client, { deploymentId }).queryKey,
  pods: (client: ServiceClient) => deploymentPodsQuery(client, { deploymentId }).queryKey,
  environments: (client: ServiceClient) => deploymentEnvironmentsQuery(client, { deploymentId }).queryKey,
  tokens: (client: ServiceClient) => deploymentEnvironmentTokensQuery(client, { deploymentId, environmentId }).queryKey,
  tokensOfAnother: (client: ServiceClient) => deploymentEnvironmentTokensQuery(client, { deploymentId, environmentId: 42 }).queryKey,
  branches: (client: ServiceClient) => branchesQuery(client, { deploymentId }).queryKey,
  files: (client: ServiceClient) => dataModelFilesQuery(client, { deploymentId }).queryKey,
  variables: (client: ServiceClient) => envVariablesQuery(client, { deploymentId }).queryKey,
  reports: (client: ServiceClient) => reportsQuery(client, { deploymentId }).queryKey,
  settingsOfAnother: (client: ServiceClient) => deploymentSettingsQuery(client, { deploymentId: 2 }).queryKey,
  dashboard: (client: ServiceClient) => embedDashboardQuery(client, { publicId: 'board' }).queryKey,
  keys: (client: ServiceClient) => apiKeysQuery(client).queryKey,
  key: (client: ServiceClient) => apiKeyQuery(client, { id: 1 }).queryKey,
  regions: (client: ServiceClient) => regionsQuery(client).queryKey,
} as const;

type QueryName = keyof typeof queries;

const shown: readonly QueryName[] = ['list', 'infinite', 'detail', 'settings'];
const running: readonly QueryName[] = ['versions', 'build', 'logs', 'pods', 'environments', 'tokens', 'tokensOfAnother', 'branches'];

describe('a change invalidates exactly what shows it', () => {
  it('updating a deployment, and the steps of its setup', async () => {
    expect(await staleAfter(queries, useUpdateDeployment, { deploymentId, name: 'Live', launchpadTabs: ['chat'] })).toEqual(shown);
    const moved = { deploymentId, name: 'Live', deployBranchName: 'autumn-release' };
    expect(await staleAfter(queries, useUpdateDeployment, moved)).toEqual([...shown, ...running, 'files']);
    expect(await staleAfter(queries, useResetCreationStep, { deploymentId })).toEqual([...shown, ...running]);
    expect(await staleAfter(queries, useAdvanceCreationStep, { deploymentId, creationStep: 'ready' })).toEqual([...shown, ...running]);
  });

  it('creating a deployment', async () => {
    expect(await staleAfter(queries, useCreateDeployment, trial)).toEqual(['list', 'infinite']);
  });

  it('deleting a deployment', async () => {
    const others: readonly QueryName[] = ['keys', 'key', 'regions'];
    const stale = await staleAfter(queries, useDeleteDeployment, { deploymentId });
    expect(stale).toEqual(Object.keys(queries).filter((name) => !others.some((other) => other === name)));
  });

  it('setting environment variables', async () => {
    const params = { deploymentId, env_variables: [{ name: 'LOG_LEVEL', value: 'debug' }] };
    expect(await staleAfter(queries, useSetEnvVariables, params)).toEqual(['variables']);
  });

  it('creating a token for an environment', async () => {
    const params = { deploymentId, environmentId, security_context: {} };
    expect(await staleAfter(queries, useCreateDeploymentEnvironmentToken, params)).toEqual(['tokens']);
    expect(await staleAfter(queries, useCreateDeploymentEnvironmentTokenForMetaSync, params)).toEqual(['tokens']);
  });

  it('creating and revoking an API key', async () => {
    expect(await staleAfter(queries, useCreateApiKey, { name: 'Sync' })).toEqual(['keys', 'key']);
    expect(await staleAfter(queries, useDeleteApiKey, { id: 99 })).toEqual(['keys', 'key']);
  });

  it('nothing, for tokens that no list shows', async () => {
    expect(await staleAfter(queries, useCreateDeploymentToken, { deploymentId })).toEqual([]);
    expect(await staleAfter(queries, useCreateUsageAnalyticsToken, {})).toEqual([]);
  });

  it('nothing, if the service refused the change', async () => {
    expect(await staleAfter(queries, useUpdateDeployment, { deploymentId, releaseChannelVersion: 'nonsense' })).toEqual([]);
    expect(await staleAfter(queries, useSetEnvVariables, { deploymentId, env_variables: [{ name: '1', value: '' }] })).toEqual([]);
  });
});

it('the queries above use an existing environment', async () => {
  const { client } = startWorld();
  const { items } = await getDeploymentEnvironments(client, { deploymentId });
  expect(items.map(({ id }) => id)).toContain(String(environmentId));
});

it('shows a new deployment in a rendered list', async () => {
  const { wrapper } = startWorld();
  const { result } = renderHook(() => ({ list: useDeployments(), create: useCreateDeployment() }), { wrapper });
  await waitFor(() => expect(result.current.list.data?.items).toHaveLength(3));
  await act(() => result.current.create.mutateAsync(trial));
  await waitFor(() => expect(result.current.list.data?.items.map(({ name }) => name)).toContain('Trial'));
});

it('keeps no token in the cache', async () => {
  const { queryClient, wrapper } = startWorld();
  const { result } = renderHook(
    () => ({ deployment: useCreateDeploymentToken(), usage: useCreateUsageAnalyticsToken(), key: useCreateApiKey() }),
    {
      wrapper,
    },
  );
  await act(async () => {
    await result.current.deployment.mutateAsync({ deploymentId });
    await result.current.usage.mutateAsync({});
    await result.current.key.mutateAsync({ name: 'Sync' });
  });
  const { serviceApiToken } = result.current.deployment.data ?? {};
  expect(serviceApiToken).toEqual(expect.any(String));
  const cached = JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
  );
  expect(cached).not.toMatch(/eyJ|sk-/);
});
