import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildStatus,
  commitChanges,
  createServiceClient,
  mergeToDefaultBranch,
  type ServiceClient,
  startDevMode,
  stopDevMode,
  streamChat,
  updateFiles,
  validateDataModel,
} from '../../src/client.js';
import { createLocalService } from '../src/index.js';
import { orderLines } from '../src/warehouse/retail-model/orderLines.js';

const deploymentId = 1;
const branchName = 'loyalty-tiers';
const question = 'Gross takings in 2025';
/** The answer without the measure. */
const unknown = /don’t understand “gross” or “takings?”/i;

let client: ServiceClient;
let now: number;

beforeEach(() => {
  now = Date.UTC(2026, 0, 5);
  const service = createLocalService({ now: () => now });
  const { baseUrl, deploymentChatUrl: chatUrl } = service.addresses;
  client = createServiceClient({
    baseUrl,
    chatUrl,
    fetch: service.fetch,
    credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
    managementCredentials: { kind: 'bearer', token: () => service.mintAccessToken() },
  });
});

/** The last text of the answer, and the rows of its query. */
async function ask(input: string, activeBranchName?: string): Promise<string> {
  let last = '';
  for await (const frame of streamChat(client, { input, ...(activeBranchName !== undefined && { activeBranchName }) })) {
    if (frame.kind === 'message' && frame.role === 'assistant' && frame.content !== '' && !frame.isDelta) last = frame.content;
  }
  return last;
}

async function addMeasure(sql: string): Promise<void> {
  const measure = `      - name: gross_takings\n        sql: "${sql}"\n        type: sum\n        format: currency\n        currency: EUR\n`;
  const content = orderLines.replace('    measures:\n', `    measures:\n${measure}`);
  await updateFiles(client, { deploymentId, branchName, files: [{ path: 'model/cubes/order_lines.yml', content }] });
}

describe('the model that is edited is the model that answers', { timeout: 60_000 }, () => {
  it('on its branch as soon as it is written, and everywhere once it is merged', async () => {
    await startDevMode(client, { deploymentId, branchName });
    await addMeasure('{CUBE}.revenue + {CUBE}.discount');
    expect(await validateDataModel(client, { deploymentId, devMode: true })).toMatchObject({ valid: true });
    const answer = await ask(question, branchName);
    expect(answer).toMatch(/gross takings/i);
    expect(answer).toMatch(/€[\d,]+/);
    expect(await ask(question)).toMatch(unknown);

    await commitChanges(client, { deploymentId, message: 'Add gross takings' });
    expect(await ask(question)).toMatch(unknown);
    await stopDevMode(client, { deploymentId });
    await mergeToDefaultBranch(client, { deploymentId, branchName, message: 'Merge gross takings' });
    expect(await ask(question)).toBe(answer);
  });

  it('and one that the warehouse refuses leaves the one before in its place, and says why', async () => {
    await startDevMode(client, { deploymentId, branchName });
    await addMeasure('{CUBE}.revenue + {CUBE}.discount');
    const answer = await ask(question, branchName);
    await addMeasure('{CUBE}.gone');
    const { valid, errors } = await validateDataModel(client, { deploymentId, devMode: true });
    expect([valid, errors]).toEqual([
      false,
      [{ fileName: '/model/views/sales.yml', message: expect.stringContaining('gone does not exist') }],
    ]);
    expect(await ask(question, branchName)).toBe(answer);

    await commitChanges(client, { deploymentId, message: 'Break it' });
    now += 60_000;
    const build = await buildStatus(client, { deploymentId, branchName });
    expect(build).toMatchObject({ status: 'failed', errorText: expect.stringContaining('gone does not exist') });
    expect(await ask(question, branchName)).toBe(answer);
    expect(await ask('Revenue in 2025')).toMatch(/€[\d,]+/);
  });

  it('and a branch that nothing runs on answers nothing', async () => {
    expect(await ask('Revenue in 2025', 'loyalty-points')).toMatch(/could not read the data model/);
    expect(await ask('Revenue in 2025', 'autumn-release')).toMatch(/€[\d,]+/);
  });
});
