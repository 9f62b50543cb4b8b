import { createLocalService } from '@parley/local-service';
import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { createServiceClient, type ServiceClient, startUpload } from '../../../src/client.js';
import {
  branchesInfiniteQuery,
  branchesQuery,
  buildStatusQuery,
  dataModelFileHashesQuery,
  dataModelFilesQuery,
  dataModelValidationQuery,
  deploymentEnvironmentsQuery,
  deploymentSettingsQuery,
  deploymentsQuery,
  reportsQuery,
  sourceControlBranchesQuery,
  sourceControlInstallationsQuery,
  sourceControlRepositoriesQuery,
  sourceControlStatusQuery,
  useCommitChanges,
  useConnectSourceControl,
  useCreateBranch,
  useDataModelValidation,
  useFinishDataModelUpload,
  useMergeIntoParentBranch,
  useMergeToDefaultBranch,
  usePullBranch,
  useRemoveBranch,
  useRemoveDataModelFiles,
  useRenameDataModelFiles,
  useSetBranchStagingEnvironment,
  useStartDataModelUpload,
  useStartDevMode,
  useStopDevMode,
  useUpdateDataModelFiles,
} from '../../../src/data.js';
import { ParleyProvider } from '../../../src/index.js';

const deploymentId = 1;
const installationId = 51_001;

/** A query of everything that a change here might touch, or must not. */
const queries = {
  branches: (client: ServiceClient) => branchesQuery(client, { deploymentId }).queryKey,
  branchPages: (client: ServiceClient) => branchesInfiniteQuery(client, { deploymentId, first: 5 }).queryKey,
  files: (client: ServiceClient) => dataModelFilesQuery(client, { deploymentId, branchName: 'main' }).queryKey,
  hashes: (client: ServiceClient) => dataModelFileHashesQuery(client, { deploymentId }).queryKey,
  validation: (client: ServiceClient) => dataModelValidationQuery(client, { deploymentId, devMode: true }).queryKey,
  build: (client: ServiceClient) => buildStatusQuery(client, { deploymentId }).queryKey,
  environments: (client: ServiceClient) => deploymentEnvironmentsQuery(client, { deploymentId }).queryKey,
  deployments: (client: ServiceClient) => deploymentsQuery(client).queryKey,
  settings: (client: ServiceClient) => deploymentSettingsQuery(client, { deploymentId }).queryKey,
  reports: (client: ServiceClient) => reportsQuery(client, { deploymentId }).queryKey,
  branchesOfAnother: (client: ServiceClient) => branchesQuery(client, { deploymentId: 2 }).queryKey,
  status: (client: ServiceClient) => sourceControlStatusQuery(client).queryKey,
  installations: (client: ServiceClient) => sourceControlInstallationsQuery(client).queryKey,
  repositories: (client: ServiceClient) => sourceControlRepositoriesQuery(client, { installationId }).queryKey,
  repositoryBranches: (client: ServiceClient) =>
    sourceControlBranchesQuery(client, { owner: 'parley-retail', repo: 'retail-model', installationId }).queryKey,
} as const;

type QueryName = keyof typeof queries;

function startApp() {
  const service = createLocalService({ agent: { answer: async function* () {} } });
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    fetch: service.fetch,
    retry: false,
  });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ParleyProvider client={client} queryClient={queryClient} storage={null}>
      {children}
    </ParleyProvider>
  );
  return { client, queryClient, wrapper };
}

/** Runs a mutation where every query is known, and gives the names of those that are to be read again. */
async function staleAfter<Params>(
  useMutation: () => { mutateAsync: (params: Params) => Promise<unknown> },
  params: Params | ((client: ServiceClient) => Promise<Params>),
) {
  const { client, queryClient, wrapper } = startApp();
  const names = Object.keys(queries) as QueryName[];
  for (const name of names) queryClient.setQueryData<unknown>(queries[name](client), {});
  const { result } = renderHook(useMutation, { wrapper });
  const given = params instanceof Function ? await params(client) : params;
  await act(() => result.current.mutateAsync(given));
  return names.filter((name) => queryClient.getQueryState(queries[name](client))?.isInvalidated);
}

const branches: readonly QueryName[] = ['branches', 'branchPages'];
const model: readonly QueryName[] = ['files', 'hashes', 'validation'];
const committed: readonly QueryName[] = [...branches, ...model, 'build'];
const all: readonly QueryName[] = [...committed, 'environments'];

describe('a change invalidates exactly what shows it', () => {
  it('writing files', async () => {
    const files = [{ path: 'README.md', content: '', newPath: 'READ.md' }];
    for (const useWrite of [useUpdateDataModelFiles, useRenameDataModelFiles, useRemoveDataModelFiles]) {
      expect(await staleAfter(useWrite, { deploymentId, files })).toEqual([...model, 'build']);
    }
  });

  it('turning dev mode on and off', async () => {
    expect(await staleAfter(useStartDevMode, { deploymentId })).toEqual(all);
    expect(await staleAfter(useStopDevMode, { deploymentId })).toEqual([...model, 'build', 'environments']);
  });

  it('creating and deleting a branch', async () => {
    expect(await staleAfter(useCreateBranch, { deploymentId, name: 'a' })).toEqual(branches);
    expect(await staleAfter(useCreateBranch, { deploymentId, name: 'a', activate: true })).toEqual(all);
    const branchName = 'loyalty-program';
    expect(await staleAfter(useRemoveBranch, { deploymentId, branchName })).toEqual(all);
    expect(await staleAfter(useRemoveBranch, { deploymentId, branchName, removeOnUpstream: true })).toEqual([...all, 'repositoryBranches']);
  });

  it('switching a staging environment', async () => {
    const stale = await staleAfter(useSetBranchStagingEnvironment, { deploymentId, branchName: 'loyalty-program', enabled: true });
    expect(stale).toEqual([...branches, 'build', 'environments']);
  });

  it('committing, pulling and merging', async () => {
    expect(await staleAfter(useCommitChanges, { deploymentId })).toEqual([...committed, 'repositoryBranches']);
    expect(await staleAfter(useCommitChanges, { deploymentId, exitDevMode: true })).toEqual([...all, 'repositoryBranches']);
    expect(await staleAfter(usePullBranch, { deploymentId, branchName: 'autumn-release' })).toEqual(committed);
    const merge = { deploymentId, branchName: 'loyalty-program', message: 'Merge' };
    expect(await staleAfter(useMergeIntoParentBranch, merge)).toEqual([...all, 'repositoryBranches']);
    expect(await staleAfter(useMergeToDefaultBranch, merge)).toEqual([...all, 'repositoryBranches']);
  });

  it('finishing an upload, and not starting one', async () => {
    expect(await staleAfter(useStartDataModelUpload, { deploymentId })).toEqual([]);
    const finish = async (client: ServiceClient) => {
      const { transaction } = await startUpload(client, { deploymentId });
      return { deploymentId, transaction, files: {}, autoRemoveFiles: false };
    };
    expect(await staleAfter(useFinishDataModelUpload, finish)).toEqual([...committed, 'repositoryBranches']);
  });

  it('connecting a repository', async () => {
    const stale = await staleAfter(useConnectSourceControl, { deploymentId, installationId, name: 'finance-model' });
    expect(stale).toEqual([...all, 'deployments', 'settings', 'repositories', 'repositoryBranches']);
  });
});

it('shows errors in the data model as data, and that they are fixed after the next write', async () => {
  const { wrapper } = startApp();
  const { result } = renderHook(
    () => ({ validation: useDataModelValidation({ deploymentId, devMode: true }), update: useUpdateDataModelFiles() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.validation.data?.valid).toBe(true));
  const write = (content: string) => result.current.update.mutateAsync({ deploymentId, files: [{ path: 'model/a.yml', content }] });
  await act(() => write('cubes: broken'));
  await waitFor(() => expect(result.current.validation.data?.errors[0]?.fileName).toBe('/model/a.yml'));
  expect(result.current.validation.error).toBeNull();
  await act(() => write('cubes: []'));
  await waitFor(() => expect(result.current.validation.data).toMatchObject({ valid: true, errors: [] }));
});
