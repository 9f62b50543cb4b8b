import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildStatus,
  fileHashes,
  finishUpload,
  listBranches,
  listFiles,
  type ServiceClient,
  startDevMode,
  startUpload,
  type UploadTarget,
  updateDeployment,
  uploadFile,
  validateDataModel,
} from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deploymentId = 1;

let admin: ServiceClient;
let analyst: ServiceClient;

beforeEach(async () => {
  ({ admin, analyst } = await createContractWorld());
});

const sha1 = (content: string) => createHash('sha1').update(content).digest('hex');

async function start(target: UploadTarget = {}) {
  const { transaction } = await startUpload(admin, { deploymentId, ...target });
  return { deploymentId, ...target, transaction };
}

/** Uploads files in addition to existing ones, or as the only files. */
async function upload(files: Readonly<Record<string, string>>, { target = {}, kept = {}, ...options }: UploadSettings = {}) {
  const started = await start(target);
  for (const [fileName, content] of Object.entries(files)) {
    await uploadFile(admin, { ...started, fileName, file: new Blob([content]) });
  }
  const hashes = Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { hash: sha1(content) }]));
  return finishUpload(admin, { ...started, files: { ...kept, ...hashes }, ...options });
}

interface UploadSettings {
  readonly target?: UploadTarget;
  readonly kept?: Readonly<Record<string, { readonly hash: string }>>;
  readonly autoRemoveFiles?: boolean;
  readonly awaitGitOperations?: boolean;
}

async function paths(target: UploadTarget = {}): Promise<readonly string[]> {
  return Object.keys(await fileHashes(admin, { deploymentId, ...target })).sort();
}

async function read(branchName: string, path: string): Promise<string | undefined> {
  const { items } = await listFiles(admin, { deploymentId, branchName, withContent: true });
  return items.find((node) => node.path === path)?.content;
}

describe('file hashes', () => {
  it('are the SHA-1 of each file, by its path in the project', async () => {
    const hashes = await fileHashes(admin, { deploymentId });
    const { items } = await listFiles(admin, { deploymentId, withContent: true });
    const readme = items.find(({ path }) => path === '/README.md');
    expect(hashes['README.md']).toEqual({ hash: sha1(readme?.content ?? '') });
    expect(Object.keys(hashes).sort()).toEqual([...(await paths())].sort());
  });
});

describe('an upload', () => {
  it('shows nothing until it is finished, then creates a commit that is built', async () => {
    const before = await fileHashes(admin, { deploymentId });
    const started = await start();
    await uploadFile(admin, { ...started, fileName: '/NEW.md', file: new Blob(['first']) });
    await uploadFile(admin, { ...started, fileName: 'NEW.md', file: new Blob(['ünïcode 😀']) });
    expect(await fileHashes(admin, { deploymentId })).toEqual(before);
    const files = { ...before, 'NEW.md': { hash: sha1('ünïcode 😀').toUpperCase() } };
    const { lastHash } = await finishUpload(admin, { ...started, files, commitMessage: 'Add a file' });
    expect(await read('main', '/NEW.md')).toBe('ünïcode 😀');
    const [main] = (await listBranches(admin, { deploymentId, first: 1 })).items;
    expect(main?.lastHash).toBe(lastHash);
    expect(await buildStatus(admin, { deploymentId })).toMatchObject({ status: 'queued', lastHash });
  });

  it('need not resend existing files, and removes unlisted ones', async () => {
    const { 'README.md': readme } = await fileHashes(admin, { deploymentId });
    if (readme === undefined) throw new Error('There is no README.md.');
    await upload({ 'NEW.md': 'new' }, { kept: { 'README.md': readme } });
    expect(await paths()).toEqual(['NEW.md', 'README.md']);
    expect((await listBranches(admin, { deploymentId })).items).toHaveLength(8);
  });

  it('keeps files that are not listed, on request', async () => {
    const before = await paths();
    await upload({ 'NEW.md': 'new' }, { autoRemoveFiles: false });
    expect(await paths()).toEqual([...before, 'NEW.md'].sort());
  });

  it('ignores a file that was sent but is not listed', async () => {
    const started = await start();
    await uploadFile(admin, { ...started, fileName: 'FORGOTTEN.md', file: new Blob(['x']) });
    await finishUpload(admin, { ...started, files: {}, autoRemoveFiles: false });
    expect(await paths()).not.toContain('FORGOTTEN.md');
  });

  it('goes only to the named branch', async () => {
    const before = await paths();
    await upload({ 'NEW.md': 'new' }, { target: { branchName: 'loyalty-program' } });
    expect(await paths({ branchName: 'loyalty-program' })).toEqual(['NEW.md']);
    expect(await paths()).toEqual(before);
    const { items } = await listFiles(admin, { deploymentId, branchName: 'loyalty-program', showLastCLIUpload: true });
    expect(items.map(({ path }) => path)).toEqual(['/NEW.md']);
    expect((await listFiles(admin, { deploymentId, showLastCLIUpload: true })).items).toEqual([]);
  });

  it('is not committed if it is live: it is applied on top of the last commit of the dev-mode branch', async () => {
    const committed = await paths({ branchName: 'dev-ada' });
    const live = { live: true };
    await upload({ 'model/a.yml': 'cubes: broken' }, { target: live, autoRemoveFiles: false });
    expect(await paths({ branchName: 'dev-ada' })).toEqual(committed);
    expect(await paths(live)).toEqual([...committed, 'model/a.yml'].sort());
    expect(await validateDataModel(admin, { deploymentId, devMode: true })).toMatchObject({ valid: false });
    await expect(startUpload(admin, { deploymentId, live: true, branchName: 'main' })).rejects.toMatchObject({ status: 400 });
  });

  it('is limited to the root of the project on request', async () => {
    const outside = await paths();
    await updateDeployment(admin, { deploymentId, deployProjectRoot: '/analytics/' });
    const target = { useDeployProjectRoot: true };
    await upload({ 'model/a.yml': 'cubes:\n  - name: a\n    sql_table: base.stores\n' }, { target });
    expect(await paths(target)).toEqual(['model/a.yml']);
    expect(await paths()).toEqual([...outside, 'analytics/model/a.yml'].sort());
    expect(await validateDataModel(admin, { deploymentId })).toMatchObject({ valid: true, servicesCount: 1 });
  });

  it('returns no hash if the request does not wait for the commit', async () => {
    expect(await upload({ 'NEW.md': 'new' }, { awaitGitOperations: false })).toEqual({ lastHash: null });
  });

  it('is finished once, even by two requests at the same time', async () => {
    const started = await start();
    const files = await fileHashes(admin, { deploymentId });
    const both = await Promise.allSettled([finishUpload(admin, { ...started, files }), finishUpload(admin, { ...started, files })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const again = { ...started, fileName: 'a.md', file: new Blob(['']) };
    await expect(uploadFile(admin, again)).rejects.toMatchObject({ status: 409 });
  });

  it('can be finished after a refusal, once the missing file was sent', async () => {
    const started = await start();
    const files = { 'NEW.md': { hash: sha1('new') } };
    await expect(finishUpload(admin, { ...started, files })).rejects.toMatchObject({ status: 400 });
    await uploadFile(admin, { ...started, fileName: 'NEW.md', file: new Blob(['old']) });
    await expect(finishUpload(admin, { ...started, files })).rejects.toMatchObject({ status: 400 });
    await uploadFile(admin, { ...started, fileName: 'NEW.md', file: new Blob(['new']) });
    await finishUpload(admin, { ...started, files });
    expect(await paths()).toEqual(['NEW.md']);
  });

  it('belongs to the user and branch it was started for', async () => {
    const started = await start();
    const file = { fileName: 'a.md', file: new Blob(['']) };
    await expect(uploadFile(analyst, { ...started, ...file })).rejects.toMatchObject({ status: 404 });
    await expect(uploadFile(admin, { ...started, deploymentId: 2, ...file })).rejects.toMatchObject({ status: 404 });
    await startDevMode(admin, { deploymentId });
    await expect(uploadFile(admin, { ...started, live: true, ...file })).rejects.toMatchObject({ status: 400 });
  });

  it('is refused for a read-only production branch', async () => {
    await updateDeployment(admin, { deploymentId, deployBranchReadOnly: true });
    await expect(startUpload(admin, { deploymentId })).rejects.toMatchObject({ status: 403 });
    await upload({ 'NEW.md': 'new' }, { target: { branchName: 'loyalty-program' } });
    expect(await paths()).not.toContain('NEW.md');
  });

  it.each([
    ['no form', '{}'],
    ['a transaction that is not JSON', form({ transaction: 'abc', fileName: 'a', file: new Blob(['']) })],
    ['a text instead of a file', form({ transaction: '{"id":"a"}', fileName: 'a', file: 'text' })],
    ['no name', form({ transaction: '{"id":"a"}', file: new Blob(['']) })],
  ])('refuses %s', async (_what, body) => {
    await expect(admin.post('/build/api/v1/deployments/1/data-model/upload/file', { body })).rejects.toMatchObject({ status: 400 });
  });

  it.each([{ 'a.md': 'abc' }, { 'a.md': {} }, { '../a.md': { hash: sha1('') } }])('refuses %j for its files', async (files) => {
    const { transaction } = await start();
    const sent = admin.post('/build/api/v1/deployments/1/data-model/upload/finish', { body: { transaction, files } });
    await expect(sent).rejects.toMatchObject({ status: 400 });
  });
});

function form(parts: Readonly<Record<string, string | Blob>>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  return body;
}
