import { describe, expect, it } from 'vitest';
import {
  advanceCreationStep,
  buildStatus,
  createDeployment,
  deleteDeployment,
  getDeployment,
  getDeploymentSettings,
  getDeployments,
  getEnvVariables,
  getReports,
  getWorkbooks,
  listBranches,
  pods,
  resetCreationStep,
  validateDataModel,
} from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const trial = {
  name: 'Trial run',
  cloudProvider: 'aws',
  isManaged: false,
  region: 'aws-eu-west-1',
  targetPlatform: 'kubernetes',
  creationStep: 'project',
} as const;

describe('a new deployment', () => {
  it('is created at both documented paths', async () => {
    const { admin } = await createContractWorld();
    for (const [index, path] of ['/build/api/v1/deployments', '/build/api/v1/deployments/'].entries()) {
      expect(await admin.post(path, { body: trial })).toMatchObject({ id: 4 + index, name: 'Trial run', creationStep: 'project' });
    }
  });

  it('has a starter project that compiles, unless its files come from source control', async () => {
    const { admin } = await createContractWorld();
    const own = await createDeployment(admin, { ...trial, creationMethod: 'upload' });
    expect(await validateDataModel(admin, { deploymentId: own.id })).toMatchObject({ valid: true, servicesCount: 2 });
    const connected = await createDeployment(admin, { ...trial, creationMethod: 'source-control' });
    expect(await validateDataModel(admin, { deploymentId: connected.id })).toMatchObject({ servicesCount: 0 });
  });

  it('moves forward through its setup steps, may repeat one, and goes back only by a reset', async () => {
    const { admin } = await createContractWorld();
    const { id } = await createDeployment(admin, trial);
    const advance = (creationStep: Parameters<typeof advanceCreationStep>[1]['creationStep']) =>
      advanceCreationStep(admin, { deploymentId: id, creationStep });
    for (const step of ['upload', 'upload', 'databases', 'schema'] as const) expect((await advance(step)).creationStep).toBe(step);
    await expect(advance('databases')).rejects.toMatchObject({ status: 409, code: 'creation_step_not_ahead' });
    expect((await resetCreationStep(admin, { deploymentId: id })).creationStep).toBe('project');
    await expect(Promise.all([advance('ssh'), advance('upload')])).rejects.toMatchObject({ status: 409 });
    expect((await advance('ready')).creationStep).toBe('ready');
  });

  it('runs nothing until it is set up', async () => {
    const { admin } = await createContractWorld();
    const own = { deploymentId: (await createDeployment(admin, trial)).id };
    expect((await pods(admin, own)).items).toEqual([]);
    expect((await buildStatus(admin, own)).status).toBe('not_built');
    await advanceCreationStep(admin, { ...own, creationStep: 'ready' });
    expect((await pods(admin, own)).items).not.toEqual([]);
    expect((await buildStatus(admin, own)).status).toBe('queued');
  });

  it('starts without environment variables', async () => {
    const { admin } = await createContractWorld();
    const { id } = await createDeployment(admin, trial);
    expect((await getEnvVariables(admin, { deploymentId: id })).items).toEqual([]);
  });
});

describe('a deleted deployment', () => {
  it('is deleted with everything in it, and leaves the others alone', async () => {
    const { admin } = await createContractWorld();
    const countOf = async (id: number) => [
      (await getWorkbooks(admin, { deploymentId: id })).items.length,
      (await getReports(admin, { deploymentId: id })).items.length,
    ];
    const before = await countOf(1);
    expect(await deleteDeployment(admin, { deploymentId: 2 })).toEqual({ success: true });
    const reads = [getDeployment, getDeploymentSettings, getWorkbooks, getReports, getEnvVariables, listBranches, pods] as const;
    for (const read of reads) await expect(read(admin, { deploymentId: 2 })).rejects.toMatchObject({ status: 404 });
    expect((await getDeployments(admin)).items.map(({ id }) => id)).toEqual([1, 3]);
    expect(await countOf(1)).toEqual(before);
  });

  it('never reuses its id', async () => {
    const { admin } = await createContractWorld();
    await deleteDeployment(admin, { deploymentId: 3 });
    expect((await createDeployment(admin, trial)).id).toBe(4);
  });
});
