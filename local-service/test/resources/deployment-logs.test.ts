import { describe, expect, it } from 'vitest';
import { type DeploymentLogLine, eachItem, type LogsParams, logs, pods, type ServiceClient } from '../../../src/client.js';
import { createContractWorld } from '../contract/ContractWorld.js';

const deploymentId = 1;

async function linesOf(client: ServiceClient, params: Omit<LogsParams, 'deploymentId'> = {}): Promise<readonly DeploymentLogLine[]> {
  const lines: DeploymentLogLine[] = [];
  for await (const line of eachItem(logs, client, { deploymentId, ...params })) lines.push(line);
  return lines;
}

function textOf({ date, pod, message }: DeploymentLogLine): string {
  return `${date} ${pod} ${message}`;
}

describe('logs', () => {
  it('merge production and dev in chronological order', async () => {
    const { admin } = await createContractWorld();
    const [production, dev, merged] = [
      await linesOf(admin, { source: 'production' }),
      await linesOf(admin, { source: 'dev' }),
      await linesOf(admin),
    ];
    expect(merged.length).toBeGreaterThan(2_000);
    expect(merged.map(textOf).sort()).toEqual([...production, ...dev].map(textOf).sort());
    const times = merged.map(({ date }) => Date.parse(date));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.min(production.length, dev.length)).toBeGreaterThan(500);
  });

  it('are limited to one pod, one container, or both', async () => {
    const { admin } = await createContractWorld();
    const running = (await pods(admin, { deploymentId })).items;
    const api = running.find(({ type }) => type === 'api')?.name;
    const ofPod = await linesOf(admin, { pod: api });
    expect(new Set(ofPod.map(({ pod }) => pod))).toEqual(new Set([api]));
    const ofProxy = await linesOf(admin, { container: 'api-proxy' });
    expect(ofProxy.every(({ message }) => /^(GET|POST) /.test(message))).toBe(true);
    const both = await linesOf(admin, { pod: api, container: 'api-proxy' });
    expect(both.length).toBeGreaterThan(0);
    expect(both.map(textOf)).toEqual(ofProxy.filter(({ pod }) => pod === api).map(textOf));
    expect(await linesOf(admin, { pod: 'nothing' })).toEqual([]);
    expect(await linesOf(admin, { source: 'dev', container: 'vector' })).toEqual([]);
  });

  it('refuse an unknown source or container', async () => {
    const { admin } = await createContractWorld();
    for (const query of [{ source: 'moon' }, { container: 'main' }, { first: 0 }]) {
      await expect(admin.get('/api/v1/deployments/1/logs', { query })).rejects.toMatchObject({ status: 400 });
    }
  });

  it('have stable pages while lines are added and dropped', async () => {
    const { admin, advance } = await createContractWorld();
    const whole = await linesOf(admin);
    const paged: DeploymentLogLine[] = [];
    for await (const line of eachItem(logs, admin, { deploymentId, first: 700 })) {
      if (paged.length % 700 === 0) advance(10 * 60_000);
      paged.push(line);
    }
    expect(paged.slice(0, whole.length).map(textOf)).toEqual(whole.map(textOf));
    expect(paged.length).toBeGreaterThan(whole.length);
  });

  it('continue after the last cursor once there is something new', async () => {
    const { admin, advance } = await createContractWorld();
    const { pageInfo } = await logs(admin, { deploymentId });
    const after = pageInfo.endCursor;
    expect((await logs(admin, { deploymentId, after })).items).toEqual([]);
    advance(60 * 60_000);
    expect((await logs(admin, { deploymentId, after })).items.length).toBeGreaterThan(100);
  });

  it('are kept for a day', async () => {
    const { admin, advance } = await createContractWorld();
    const before = await linesOf(admin);
    advance(25 * 60 * 60_000);
    const kept = new Set((await linesOf(admin)).map(textOf));
    expect(before.filter((line) => kept.has(textOf(line)))).toEqual([]);
    expect(kept.size).toBeGreaterThan(2_000);
  });

  it('contain colours and multi-line entries, as real ones do', async () => {
    const { admin } = await createContractWorld();
    const messages = (await linesOf(admin)).map(({ message }) => message);
    expect(messages.some((message) => message.includes('\u001b[31m'))).toBe(true);
    expect(messages.some((message) => message.includes('\n'))).toBe(true);
  });

  it('are the same for the same seed', async () => {
    const [one, other] = await Promise.all([createContractWorld(), createContractWorld()]);
    expect(await linesOf(one.admin)).toEqual(await linesOf(other.admin));
  });
});
