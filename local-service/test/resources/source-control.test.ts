import { beforeEach, describe, expect, it } from 'vitest';
import {
  branches,
  buildStatus,
  connect,
  createDeployment,
  eachItem,
  getDeploymentSettings,
  installations,
  listBranches,
  repositories,
  type ServiceClient,
  status,
  validateDataModel,
} from '../../../src/client.js';
import { collect } from '../../../test/client/support/collect.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';

const installationId = 51_001;

let world: ContractWorld;
let admin: ServiceClient;

beforeEach(async () => {
  world = await createContractWorld();
  ({ admin } = world);
});

describe('the source-control host', () => {
  it('lists installations, their repositories and branches, page by page', async () => {
    expect(await status(admin)).toMatchObject({ connected: true });
    const logins = await collect(eachItem(installations, admin, { first: 1 }));
    expect(logins.map(({ login }) => login)).toEqual(['parley-retail', 'ada-parley']);
    const [organisation] = logins;
    const id = Number(organisation?.installationId);
    const repos = await collect(eachItem(repositories, admin, { installationId: id, first: 5 }));
    expect(new Set(repos.map(({ name }) => name)).size).toBe(12);
    const owner = organisation?.login ?? '';
    const names = await collect(eachItem(branches, admin, { owner, repo: 'retail-model', installationId: id, first: 2 }));
    expect(names.filter(({ isDefault }) => isDefault)).toEqual([{ name: 'main', isDefault: true }]);
    expect(names.map(({ name }) => name)).toContain('store-formats');
  });

  it('requires the installation to list branches', async () => {
    const sent = admin.get('/api/v1/source-control/repositories/parley-retail/retail-model/branches');
    await expect(sent).rejects.toMatchObject({ status: 400 });
  });
});

describe('connecting a repository', () => {
  it('is done for the first deployment, as its settings show', async () => {
    const connected = { creationMethod: 'source-control', deployMode: 'git', repoType: 'git' };
    expect(await getDeploymentSettings(admin, { deploymentId: 1 })).toMatchObject(connected);
  });

  it('makes its default branch production, below the given root, and builds it', async () => {
    const { id: deploymentId } = await createDeployment(admin, {
      name: 'Connected',
      cloudProvider: 'managed',
      isManaged: true,
      region: 'managed-eu-central-1',
      targetPlatform: 'kubernetes',
      creationStep: 'source-control',
      creationMethod: 'source-control',
    });
    world.advance(3_600_000);
    const connected = await connect(admin, { deploymentId, installationId, name: 'pricing-lab', deployProjectRoot: 'models' });
    expect(connected).toMatchObject({ id: deploymentId, name: 'Connected', creationStep: 'databases' });
    expect(await getDeploymentSettings(admin, { deploymentId })).toMatchObject({
      deployBranchName: 'main',
      deployProjectRoot: '/models',
      creationMethod: 'source-control',
      deployMode: 'git',
      repoType: 'git',
    });
    expect(await validateDataModel(admin, { deploymentId })).toMatchObject({ valid: true, servicesCount: 2 });
  });

  it('makes the given branch production', async () => {
    await connect(admin, { deploymentId: 3, installationId, name: 'finance-model', deployBranchName: 'develop' });
    const { items } = await listBranches(admin, { deploymentId: 3 });
    expect(items.map(({ name }) => name)).toEqual(['main', 'develop']);
    expect(await buildStatus(admin, { deploymentId: 3 })).toMatchObject({ branchName: 'develop', status: 'queued' });
    expect(await buildStatus(admin, { deploymentId: 3, branchName: 'main' })).toMatchObject({ status: 'not_built' });
  });

  it('can create the repository first', async () => {
    await connect(admin, { deploymentId: 3, installationId, name: 'fresh', isNewRepo: true, deployBranchName: 'trunk' });
    const { items } = await branches(admin, { owner: 'parley-retail', repo: 'fresh', installationId });
    expect(items).toEqual([{ name: 'trunk', isDefault: true }]);
  });

  it('refuses a root outside the repository', async () => {
    const sent = connect(admin, { deploymentId: 3, installationId, name: 'finance-model', deployProjectRoot: '../other' });
    await expect(sent).rejects.toMatchObject({ status: 400 });
    expect(await getDeploymentSettings(admin, { deploymentId: 3 })).toMatchObject({ deployProjectRoot: '/' });
  });
});
