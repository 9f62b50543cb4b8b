import { describe, expect, it } from 'vitest';
import {
  buildStatus,
  createDeployment,
  deleteDeployment,
  eachItem,
  getDeployment,
  getDeploymentSettings,
  getDeployments,
  listBranches,
  listDeploymentVersions,
  type ServiceClient,
  updateDeployment,
} from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deploymentId = 1;

const trial = {
  name: 'Trial run',
  cloudProvider: 'aws',
  isManaged: false,
  region: 'aws-eu-west-1',
  targetPlatform: 'kubernetes',
  creationStep: 'project',
} as const;

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe('the settings of a deployment', () => {
  it('keep omitted fields, and merge template variables key by key', async () => {
    const { admin } = await createContractWorld();
    const before = await getDeploymentSettings(admin, { deploymentId });
    const after = await updateDeployment(admin, { deploymentId, name: 'Live', templateVariables: { apiReplicas: 5, zone: 'b' } });
    expect(after).toEqual({
      ...before,
      name: 'Live',
      templateVariables: { apiReplicas: 5, cacheTtlMinutes: 15, zone: 'b' },
    });
    expect(await getDeploymentSettings(admin, { deploymentId })).toEqual(after);
    expect((await getDeployment(admin, { deploymentId })).name).toBe('Live');
  });

  it('lose optional fields with null, and no others', async () => {
    const { admin } = await createContractWorld();
    const before = await getDeploymentSettings(admin, { deploymentId });
    const after = await updateDeployment(admin, {
      deploymentId,
      customDomain: null,
      launchpadTabs: null,
      name: null,
      template: null,
      deployBranchName: null,
      releaseChannel: null,
      templateVariables: null,
    });
    expect(after).toEqual({ ...before, customDomain: null, launchpadTabs: null });
  });

  it('switch the production branch: the new one runs and is built, the old one no longer is', async () => {
    const { admin } = await createContractWorld();
    const statusOf = async (branchName: string) => (await buildStatus(admin, { deploymentId, branchName })).status;
    expect([await statusOf('main'), await statusOf('loyalty-program')]).toEqual(['ready', 'not_built']);
    await updateDeployment(admin, { deploymentId, deployBranchName: 'loyalty-program' });
    expect([await statusOf('main'), await statusOf('loyalty-program')]).toEqual(['not_built', 'queued']);
  });

  it('reveal no secret, not even one that was just set', async () => {
    const { admin } = await createContractWorld();
    const after = await updateDeployment(admin, { deploymentId, templateVariables: { db_password: 'hunter2', accessToken: 'hunter2' } });
    const shown = JSON.stringify([after, await getDeploymentSettings(admin, { deploymentId })]);
    expect(shown).not.toMatch(/hunter2|never shown|signingSecret/);
  });
});

describe('the version of a deployment', () => {
  async function versionsOf(admin: ServiceClient) {
    const { items } = await listDeploymentVersions(admin, { deploymentId });
    return items.map(({ releaseChannel, releaseChannelVersion, isLatestInChannel, isCurrent }) =>
      [releaseChannel, releaseChannelVersion, isLatestInChannel && 'latest', isCurrent && 'current'].filter(Boolean).join(' '),
    );
  }

  it('is a head of a channel or one that ran before', async () => {
    const { admin } = await createContractWorld();
    expect(await versionsOf(admin)).toEqual([
      'latest 2026.39.2 latest current',
      'release 2026.36 latest',
      'latest 2026.37.1',
      'latest 2026.34.2',
      'latest 2026.31.3',
      'release 2026.28',
    ]);
  });

  it('is pinned once an older one is picked, unless the update says otherwise', async () => {
    const { admin } = await createContractWorld();
    const older = { deploymentId, releaseChannelVersion: '2026.34.2' };
    expect((await updateDeployment(admin, older)).releaseChannelVersionHold).toBe(true);
    expect((await updateDeployment(admin, { ...older, releaseChannelVersionHold: false })).releaseChannelVersionHold).toBe(false);
    const latest = await updateDeployment(admin, { deploymentId, releaseChannelVersion: '2026.39.2' });
    expect(latest).toMatchObject({ releaseChannelVersionHold: false, serviceImageVersion: '1.6.11' });
  });

  it('is not pinned by picking the latest, which leaves an earlier pin alone', async () => {
    const { admin } = await createContractWorld();
    await updateDeployment(admin, { deploymentId, releaseChannelVersionHold: true });
    const picked = await updateDeployment(admin, { deploymentId, releaseChannelVersion: '2026.39.2' });
    expect(picked.releaseChannelVersionHold).toBe(true);
  });

  it('must belong to the channel that the same update switches to', async () => {
    const { admin } = await createContractWorld();
    const ofRelease = { deploymentId, releaseChannelVersion: '2026.28' };
    await expect(updateDeployment(admin, ofRelease)).rejects.toMatchObject({ status: 400 });
    expect(await updateDeployment(admin, { ...ofRelease, releaseChannel: 'release' })).toMatchObject({
      releaseChannel: 'release',
      releaseChannelVersion: '2026.28',
      releaseChannelVersionHold: true,
    });
  });

  it('becomes the head of the new channel if none is given', async () => {
    const { admin } = await createContractWorld();
    expect(await updateDeployment(admin, { deploymentId, releaseChannel: 'release' })).toMatchObject({
      releaseChannelVersion: '2026.36',
      releaseChannelVersionHold: false,
    });
    expect(await versionsOf(admin)).toContain('release 2026.36 latest current');
  });

  it('stays listed after a switch to another', async () => {
    const { admin } = await createContractWorld();
    const own = { deploymentId: 3 };
    await updateDeployment(admin, { ...own, releaseChannel: 'release' });
    await updateDeployment(admin, { ...own, releaseChannel: 'latest' });
    const { items } = await listDeploymentVersions(admin, own);
    expect(items.map(({ releaseChannelVersion }) => releaseChannelVersion)).toEqual(['2026.39.2', '2026.36']);
  });

  it('is unchanged if the update is refused', async () => {
    const { admin } = await createContractWorld();
    const before = await getDeploymentSettings(admin, { deploymentId });
    await expect(updateDeployment(admin, { deploymentId, name: 'Live', releaseChannelVersion: '1' })).rejects.toMatchObject({
      status: 400,
    });
    expect(await getDeploymentSettings(admin, { deploymentId })).toEqual(before);
  });
});

describe('the build of a branch', () => {
  it('is queued, then building, then ready after another version is picked', async () => {
    const { admin, advance } = await createContractWorld();
    const status = async () => (await buildStatus(admin, { deploymentId })).status;
    expect(await status()).toBe('ready');
    await updateDeployment(admin, { deploymentId, name: 'Live' });
    expect(await status()).toBe('ready');
    await updateDeployment(admin, { deploymentId, releaseChannelVersion: '2026.37.1' });
    const seen = [await status()];
    for (const waitMs of [5_000, 39_999, 1]) {
      advance(waitMs);
      seen.push(await status());
    }
    expect(seen).toEqual(['queued', 'building', 'building', 'ready']);
  });

  it('is that of the production branch by default', async () => {
    const { admin } = await createContractWorld();
    expect(await buildStatus(admin, { deploymentId })).toMatchObject({ branchName: 'main', mode: 'production', status: 'ready' });
    const { items } = await listBranches(admin, { deploymentId });
    const staging = items.find(({ isStagingEnvironmentEnabled }) => isStagingEnvironmentEnabled)?.name;
    expect(await buildStatus(admin, { deploymentId, branchName: staging })).toMatchObject({ branchName: staging, mode: 'staging' });
  });
});

describe('the list of deployments', () => {
  it('is filtered by setup step, given once or repeated', async () => {
    const { admin } = await createContractWorld();
    const fresh = await createDeployment(admin, trial);
    const ids = async (creationStep?: Parameters<typeof getDeployments>[1]) =>
      (await getDeployments(admin, creationStep)).items.map(({ id }) => id);
    expect(await ids({ creationStep: 'project' })).toEqual([fresh.id]);
    expect(await ids({ creationStep: ['ready', 'project'] })).toEqual([1, 2, 3, fresh.id]);
    expect(await ids({ creationStep: 'ssh' })).toEqual([]);
    expect(await ids()).toHaveLength(4);
  });

  it('keeps what older clients read: data, counts, and offset with limit', async () => {
    const { admin } = await createContractWorld();
    expect(await getDeployments(admin, { first: 2 })).toMatchObject({
      data: [{ id: 1 }, { id: 2 }],
      count: 2,
      totalCount: 3,
      pagination: { total: 3, offset: 0, limit: 2 },
      pageInfo: { hasNextPage: true },
    });
    expect(await admin.get('/api/v1/deployments', { query: { offset: 1, limit: 1 } })).toMatchObject({
      items: [{ id: 2 }],
      data: [{ id: 2 }],
      count: 1,
      pagination: { total: 3, offset: 1, limit: 1 },
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
  });

  it('neither repeats nor skips items while others are added and deleted between pages', async () => {
    const { admin } = await createContractWorld();
    const seen: number[] = [];
    for await (const { id } of eachItem(getDeployments, admin, { first: 1 })) {
      seen.push(id);
      if (id === 1) await deleteDeployment(admin, { deploymentId: 1 });
      if (id === 2) await createDeployment(admin, trial);
    }
    expect(seen).toEqual([1, 2, 3, 4]);
  });
});

it('has pages of matching items only', async () => {
  const { admin } = await createContractWorld();
  for (let count = 0; count < 3; count += 1) await createDeployment(admin, trial);
  const fresh = await collect(eachItem(getDeployments, admin, { first: 2, creationStep: 'project' }));
  expect(fresh.map(({ id }) => id)).toEqual([4, 5, 6]);
});
