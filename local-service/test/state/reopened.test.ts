import { createHash } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createApiKey,
  createReport,
  createRole,
  deleteRole,
  duplicateWorkbook,
  fileHashes,
  finishUpload,
  generateSession,
  getAppConfig,
  getDeployments,
  getWorkbooks,
  postTokenBySessionId,
  promoteWorkbook,
  startUpload,
  uploadFile,
} from '../../../src/client.js';
import { createLocalService, StateError } from '../../src/index.js';
import { openStateFile } from '../../src/node.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { createLogStore, type LogStore } from '../support/logStore.js';
import { promotionOf } from '../support/workspace.js';

let log: LogStore;
let worlds: ContractWorld[];
beforeEach(() => {
  log = createLogStore();
  worlds = [];
});
afterEach(() => Promise.all(worlds.map(({ service }) => service.close())));

/** As after a kill: the service before is not closed. */
async function open(): Promise<ContractWorld> {
  const world = await createContractWorld({ state: log.open() });
  worlds.push(world);
  return world;
}

describe('what was handed out before the service was opened again', () => {
  it('still opens it: tokens, API keys and the token of SCIM', async () => {
    const before = await open();
    const { token } = await createApiKey(before.admin, { name: 'Nightly' });
    const bearer = await before.service.mintAccessToken();
    const after = await open();
    for (const client of [
      after.clientOf({ kind: 'api-key', key: token, dangerouslyAllowBrowser: true }),
      after.clientOf({ kind: 'api-key', key: before.service.apiKey, dangerouslyAllowBrowser: true }),
      after.clientOf({ kind: 'bearer', token: bearer }),
    ]) {
      expect((await getDeployments(client, {})).items).toHaveLength(3);
    }
    expect(after.service.scimToken).toBe(before.service.scimToken);
  });

  it('is an embed session that can be redeemed, and its token', async () => {
    const before = await open();
    const session = { deploymentId: 1, externalId: 'user-1', embedTenantName: 'harbor-goods' };
    const { sessionId } = await generateSession(before.admin, session);
    const { token } = await postTokenBySessionId(before.admin, await generateSession(before.admin, session));
    const after = await open();
    await expect(getAppConfig(after.clientOf({ kind: 'embed-token', token }))).resolves.toBeDefined();
    const redeemed = await postTokenBySessionId(after.admin, { sessionId });
    const lastly = await open();
    await expect(getAppConfig(lastly.clientOf({ kind: 'embed-token', token: redeemed.token }))).resolves.toBeDefined();
    await expect(postTokenBySessionId(lastly.admin, { sessionId })).rejects.toMatchObject({ status: 401 });
  });
});

describe('what was begun before the service was opened again', () => {
  it('is an upload that can be finished', async () => {
    const content = 'cubes:\n  - name: returns\n    sql_table: base.returns\n';
    const before = await open();
    const { transaction } = await startUpload(before.admin, { deploymentId: 1 });
    await uploadFile(before.admin, { deploymentId: 1, transaction, fileName: 'model/cubes/returns.yml', file: new Blob([content]) });
    const after = await open();
    const hash = createHash('sha1').update(content).digest('hex');
    await finishUpload(after.admin, { deploymentId: 1, transaction, files: { 'model/cubes/returns.yml': { hash } } });
    const hashes = await fileHashes((await open()).admin, { deploymentId: 1 });
    expect(hashes['model/cubes/returns.yml']).toMatchObject({ hash });
  });

  it('is a promotion that has its first answer again', async () => {
    const before = await open();
    const promotion = await promotionOf(before, 'Daily trading');
    const first = await promoteWorkbook(before.admin, promotion);
    expect(await promoteWorkbook((await open()).admin, promotion)).toEqual(first);
  });
});

it('ids are never given twice', async () => {
  const before = await open();
  const { id } = await createRole(before.admin, { name: 'Gone', policies: [] });
  await deleteRole(before.admin, { roleId: id });
  const make = async ({ admin }: ContractWorld) => {
    const [workbook] = (await getWorkbooks(admin, { deploymentId: 1 })).items;
    const copy = await duplicateWorkbook(admin, { deploymentId: 1, workbookId: workbook?.id ?? 0 });
    return [copy.id, (await createReport(admin, { deploymentId: 1, title: 'Mine' })).publicId];
  };
  const earlier = await make(before);
  const after = await open();
  expect((await createRole(after.admin, { name: 'New', policies: [] })).id).toBe(id + 1);
  expect(new Set([...earlier, ...(await make(after))]).size).toBe(4);
});

describe('a state file', () => {
  const silent = { answer: async function* () {} };

  it('goes with the seed and the number of users that it was made with', async () => {
    const made = createLocalService({ agent: silent, state: log.open(), seed: 3 });
    await made.fetch(new Request(`${made.addresses.baseUrl}/api/v1/roles`));
    await made.close();
    await createLocalService({ agent: silent, state: log.open() }).close();
    for (const options of [{ seed: 4 }, { userCount: 5000 }]) {
      expect(() => createLocalService({ agent: silent, state: log.open(), ...options })).toThrow(StateError);
    }
  });

  it('is not written by reading', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'parley-read-')), 'state');
    const world = await createContractWorld({ state: await openStateFile(path) });
    await createRole(world.admin, { name: 'First', policies: [] });
    const written = await readFile(path);
    await getDeployments(world.admin, {});
    await getDeployments(world.apiKey, {});
    expect((await readFile(path)).equals(written)).toBe(true);
    await world.service.close();
  });
});
