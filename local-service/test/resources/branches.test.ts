import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildStatus,
  commitChanges,
  createBranch,
  branches as hostBranches,
  listBranches,
  listFiles,
  mergeIntoParentBranch,
  mergeToDefaultBranch,
  pull,
  removeBranch,
  type ServiceClient,
  setBranchStagingEnvironment,
  startDevMode,
  stopDevMode,
  updateDeployment,
  updateFiles,
  validateDataModel,
} from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deploymentId = 1;

let admin: ServiceClient;
let analyst: ServiceClient;

beforeEach(async () => {
  ({ admin, analyst } = await createContractWorld());
});

async function parents(): Promise<Readonly<Record<string, string | null | undefined>>> {
  const { items } = await listBranches(admin, { deploymentId });
  return Object.fromEntries(items.map(({ name, parentBranch }) => [name, parentBranch]));
}

async function branch(name: string) {
  const { items } = await listBranches(admin, { deploymentId });
  return items.find((item) => item.name === name);
}

async function read(branchName: string, path = 'README.md'): Promise<string | undefined> {
  const { items } = await listFiles(admin, { deploymentId, branchName, withContent: true });
  return items.find((node) => node.path === `/${path}`)?.content;
}

/** Commits a file to a new branch as the analyst. */
async function commitOn(name: string, from: string, content: string, path = 'README.md'): Promise<void> {
  if ((await branch(name)) === undefined) await createBranch(analyst, { deploymentId, name, from });
  await startDevMode(analyst, { deploymentId, branchName: name });
  await updateFiles(analyst, { deploymentId, files: [{ path, content }] });
  await commitChanges(analyst, { deploymentId, message: 'Change it', exitDevMode: true });
}

async function isRunning(branchName: string): Promise<boolean> {
  return (await buildStatus(admin, { deploymentId, branchName })).status !== 'not_built';
}

describe('the branches of deployment 1', () => {
  it('are a tree of eight below main', async () => {
    const { items, data, pageInfo } = await listBranches(admin, { deploymentId });
    expect(items).toHaveLength(8);
    expect(data).toEqual(items);
    expect(pageInfo.hasNextPage).toBe(false);
    expect(await parents()).toMatchObject({
      main: null,
      'autumn-release': 'main',
      'loyalty-program': 'main',
      'loyalty-tiers': 'loyalty-program',
      'margin-after-returns': 'autumn-release',
    });
    expect(items.filter(({ isStagingEnvironmentEnabled }) => isStagingEnvironmentEnabled).length).toBeGreaterThan(0);
    expect(await isRunning('loyalty-program')).toBe(false);
  });

  it('are returned page by page, and none twice if one is created in between', async () => {
    const first = await listBranches(admin, { deploymentId, first: 4 });
    await removeBranch(admin, { deploymentId, branchName: 'autumn-release' });
    await createBranch(admin, { deploymentId, name: 'latecomer' });
    const rest = await listBranches(admin, { deploymentId, first: 10, after: first.pageInfo.endCursor });
    const names = [...first.items, ...rest.items].map(({ name }) => name);
    expect(names).toHaveLength(9);
    expect(new Set(names).size).toBe(9);
  });
});

describe('dev mode', () => {
  it('creates the caller’s personal branch once, and resumes it', async () => {
    const started = await startDevMode(analyst, { deploymentId });
    expect(started).toEqual({ active: true, branchName: 'dev-analyst', parentBranch: 'main' });
    await updateFiles(analyst, { deploymentId, files: [{ path: 'README.md', content: 'kept' }] });
    await stopDevMode(analyst, { deploymentId });
    await expect(updateFiles(analyst, { deploymentId, files: [] })).rejects.toMatchObject({ status: 400 });
    expect(await startDevMode(analyst, { deploymentId })).toEqual(started);
    expect(await read('dev-analyst')).toBe('kept');
    expect((await listBranches(admin, { deploymentId })).items).toHaveLength(9);
  });

  it('is on one branch at a time, for each user', async () => {
    await startDevMode(admin, { deploymentId, branchName: 'loyalty-program' });
    await startDevMode(analyst, { deploymentId, branchName: 'loyalty-program' });
    await startDevMode(admin, { deploymentId, branchName: 'loyalty-tiers' });
    expect(await validateDataModel(admin, { deploymentId, devMode: true })).toMatchObject({ branchName: 'loyalty-tiers' });
    expect(await validateDataModel(analyst, { deploymentId, devMode: true })).toMatchObject({ branchName: 'loyalty-program' });
    await expect(updateFiles(admin, { deploymentId, branchName: 'dev-ada', files: [] })).rejects.toMatchObject({ status: 400 });
  });

  it('keeps a branch running while someone works on it', async () => {
    await startDevMode(analyst, { deploymentId, branchName: 'loyalty-program' });
    expect(await isRunning('loyalty-program')).toBe(true);
    await stopDevMode(analyst, { deploymentId });
    expect(await isRunning('loyalty-program')).toBe(false);
  });

  it('can be stopped twice', async () => {
    await stopDevMode(admin, { deploymentId });
    expect(await stopDevMode(admin, { deploymentId })).toEqual({ success: true });
  });
});

describe('creating and deleting branches', () => {
  it('starts from the last commit of another branch, by default production', async () => {
    await commitOn('readme', 'main', 'another');
    expect(await createBranch(admin, { deploymentId, name: 'from-readme', from: 'readme' })).toEqual({
      active: false,
      branchName: 'from-readme',
      parentBranch: 'readme',
    });
    expect(await read('from-readme')).toBe('another');
    expect((await branch('from-readme'))?.lastHash).toBe((await branch('readme'))?.lastHash);
    expect(await createBranch(admin, { deploymentId, name: 'from-main', activate: true })).toMatchObject({
      active: true,
      parentBranch: 'main',
    });
    expect(await validateDataModel(admin, { deploymentId, devMode: true })).toMatchObject({ branchName: 'from-main' });
    expect(await buildStatus(admin, { deploymentId, branchName: 'from-main' })).toMatchObject({ status: 'queued' });
  });

  it.each(['-x', 'a b', 'a..b', 'a/', '/a', 'a.lock', 'a~1', '.a', 'a//b', 'a\\b'])('refuses the name %j', async (name) => {
    await expect(createBranch(admin, { deploymentId, name })).rejects.toMatchObject({ status: 400 });
  });

  it('moves the children of a deleted branch to its parent', async () => {
    await removeBranch(admin, { deploymentId, branchName: 'loyalty-program' });
    const after = await parents();
    expect(after).toMatchObject({ 'loyalty-tiers': 'main', 'loyalty-points': 'main' });
    expect(after).not.toHaveProperty('loyalty-program');
  });

  it('ends dev mode with its branch', async () => {
    await removeBranch(admin, { deploymentId, branchName: 'dev-ada' });
    await expect(validateDataModel(admin, { deploymentId, devMode: true })).rejects.toMatchObject({ status: 400 });
  });

  it('deletes the branch of the repository only on request', async () => {
    const names = async () => {
      const { items } = await hostBranches(admin, { owner: 'parley-retail', repo: 'retail-model', installationId: 51_001 });
      return items.map(({ name }) => name);
    };
    await removeBranch(admin, { deploymentId, branchName: 'loyalty-tiers' });
    await removeBranch(admin, { deploymentId, branchName: 'loyalty-points', removeOnUpstream: true });
    expect(await names()).toContain('loyalty-tiers');
    expect(await names()).not.toContain('loyalty-points');
  });
});

describe('a staging environment', () => {
  it('keeps its branch running', async () => {
    const { id } = (await branch('loyalty-program')) ?? {};
    const switched = await setBranchStagingEnvironment(admin, { deploymentId, branchId: id, branchName: 'loyalty-program', enabled: true });
    expect(switched.data).toMatchObject({ name: 'loyalty-program', isStagingEnvironmentEnabled: true });
    expect(await isRunning('loyalty-program')).toBe(true);
    await setBranchStagingEnvironment(admin, { deploymentId, branchName: 'loyalty-program', enabled: false });
    expect(await isRunning('loyalty-program')).toBe(false);
  });
});

describe('a commit', () => {
  it('creates a new head, which other branches start from', async () => {
    const before = await branch('dev-ada');
    await createBranch(admin, { deploymentId, name: 'early', from: 'dev-ada' });
    await updateFiles(admin, { deploymentId, branchName: 'dev-ada', files: [{ path: 'README.md', content: 'new' }] });
    expect(await branch('dev-ada')).toEqual(before);
    await commitChanges(admin, { deploymentId, message: 'Say more' });
    expect((await branch('dev-ada'))?.lastHash).toMatch(/^[0-9a-f]{40}$/);
    expect((await branch('dev-ada'))?.lastHash).not.toBe(before?.lastHash);
    await createBranch(admin, { deploymentId, name: 'late', from: 'dev-ada' });
    expect(await read('early')).not.toBe('new');
    expect(await read('late')).toBe('new');
  });

  it('is refused if nothing changed', async () => {
    await commitChanges(admin, { deploymentId });
    await expect(commitChanges(admin, { deploymentId })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('nothing to commit'),
    });
  });
});

describe('a pull', () => {
  it('fetches new commits of the repository once, and builds the branches that run', async () => {
    const before = await branch('autumn-release');
    expect(await pull(admin, { deploymentId, branchName: 'autumn-release' })).toEqual({ buildTriggered: true });
    expect((await branch('autumn-release'))?.lastHash).not.toBe(before?.lastHash);
    expect((await buildStatus(admin, { deploymentId, branchName: 'autumn-release' })).status).toBe('queued');
    expect(await pull(admin, { deploymentId, branchName: 'autumn-release' })).toEqual({ buildTriggered: false });
  });

  it('keeps uncommitted changes, and refuses to overwrite them', async () => {
    await startDevMode(admin, { deploymentId, branchName: 'autumn-release' });
    const files = [{ path: 'README.md', content: 'in the works' }];
    await updateFiles(admin, { deploymentId, files: [...files, { path: 'model/cubes/stores.yml', content: 'mine' }] });
    await expect(pull(admin, { deploymentId, branchName: 'autumn-release' })).rejects.toMatchObject({ status: 409 });
    const { items } = await listFiles(admin, { deploymentId, branchName: 'main', withContent: true });
    const stores = items.find(({ path }) => path === '/model')?.children?.[0]?.children?.find(({ path }) => path?.endsWith('stores.yml'));
    await updateFiles(admin, { deploymentId, files: [{ path: 'model/cubes/stores.yml', content: stores?.content ?? '' }] });
    expect(await pull(admin, { deploymentId, branchName: 'autumn-release' })).toEqual({ buildTriggered: true });
    expect(await read('autumn-release')).toBe('in the works');
  });
});

describe('a merge', () => {
  it('into the parent brings over what is committed, and builds the branches that run', async () => {
    await commitOn('readme', 'main', 'merged');
    const before = await branch('main');
    expect(await mergeIntoParentBranch(analyst, { deploymentId, branchName: 'readme' })).toEqual({ merged: true, branchDeleted: false });
    expect(await read('main')).toBe('merged');
    expect((await branch('main'))?.lastHash).not.toBe(before?.lastHash);
    expect((await buildStatus(admin, { deploymentId })).status).toBe('queued');
    expect(await mergeIntoParentBranch(analyst, { deploymentId, branchName: 'readme' })).toEqual({ merged: false, branchDeleted: false });
  });

  it('keeps changes from both sides to different files', async () => {
    await commitOn('readme', 'main', 'one side');
    await commitOn('naming', 'main', 'other side', 'NAMING.md');
    await mergeIntoParentBranch(analyst, { deploymentId, branchName: 'readme' });
    await mergeIntoParentBranch(analyst, { deploymentId, branchName: 'naming' });
    expect([await read('main'), await read('main', 'NAMING.md')]).toEqual(['one side', 'other side']);
  });

  it('refuses conflicting changes to one file until the branch resolves them', async () => {
    await commitOn('one', 'main', 'one');
    await commitOn('other', 'main', 'other');
    await commitOn('naming', 'main', 'aside', 'NAMING.md');
    await mergeIntoParentBranch(analyst, { deploymentId, branchName: 'one' });
    await mergeIntoParentBranch(analyst, { deploymentId, branchName: 'naming' });
    await expect(mergeIntoParentBranch(analyst, { deploymentId, branchName: 'other' })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('/README.md'),
    });
    expect(await read('main')).toBe('one');
    await startDevMode(analyst, { deploymentId, branchName: 'other' });
    await commitChanges(analyst, { deploymentId, resolveMergeConflict: true });
    expect(await read('other', 'NAMING.md')).toBe('aside');
    await mergeIntoParentBranch(analyst, { deploymentId });
    expect([await read('main'), await read('main', 'NAMING.md')]).toEqual(['other', 'aside']);
  });

  it('to the default branch skips the parent, which can then catch up without a conflict', async () => {
    await commitOn('parent', 'main', 'parent');
    await commitOn('child', 'parent', 'child', 'NAMING.md');
    await mergeToDefaultBranch(analyst, { deploymentId, branchName: 'child', message: 'Skip the parent' });
    expect([await read('main'), await read('main', 'NAMING.md')]).toEqual(['parent', 'child']);
    expect(await mergeIntoParentBranch(analyst, { deploymentId, branchName: 'parent' })).toMatchObject({ merged: false });
  });

  it('can delete the branch, whose children move up', async () => {
    const merged = await mergeIntoParentBranch(admin, { deploymentId, branchName: 'loyalty-program', deleteBranch: true });
    expect(merged).toEqual({ merged: true, branchDeleted: true });
    expect(await parents()).toMatchObject({ 'loyalty-tiers': 'main' });
  });

  it('can switch dev mode to the parent, and ends it if that is production', async () => {
    await startDevMode(analyst, { deploymentId, branchName: 'loyalty-tiers' });
    await mergeIntoParentBranch(analyst, { deploymentId, switchToParentBranch: true, deleteBranch: true });
    expect(await validateDataModel(analyst, { deploymentId, devMode: true })).toMatchObject({ branchName: 'loyalty-program' });
    await mergeIntoParentBranch(analyst, { deploymentId, switchToParentBranch: true });
    await expect(validateDataModel(analyst, { deploymentId, devMode: true })).rejects.toMatchObject({ status: 400 });
  });

  it.each([{ deployBranchReadOnly: true }, { deployBranchMergeAllowed: false }])(
    'is refused for a production branch with the settings %j',
    async (settings) => {
      await updateDeployment(admin, { deploymentId, ...settings });
      const branchName = 'loyalty-program';
      await expect(mergeIntoParentBranch(admin, { deploymentId, branchName })).rejects.toMatchObject({ status: 403 });
      await expect(mergeToDefaultBranch(admin, { deploymentId, branchName, message: 'Merge' })).rejects.toMatchObject({ status: 403 });
      const child = await mergeIntoParentBranch(admin, { deploymentId, branchName: 'loyalty-points' });
      expect(child.merged).toBe(true);
    },
  );
});
