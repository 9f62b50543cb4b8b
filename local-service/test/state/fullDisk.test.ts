import { mkdtemp, open, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalService } from '../../src/index.js';
import { openStateFile } from '../../src/node.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** What the file system says from now on, of all files. */
async function fail(name: 'datasync' | 'truncate', code: string): Promise<void> {
  const handle = await open(import.meta.filename);
  vi.spyOn(Object.getPrototypeOf(handle), name).mockRejectedValue(Object.assign(new Error(`${code}: it fails`), { code }));
  await handle.close();
}

async function start() {
  const path = join(await mkdtemp(join(tmpdir(), 'parley-full-')), 'state');
  const service = createLocalService({ agent: { answer: async function* () {} }, state: await openStateFile(path) });
  const token = await service.mintAccessToken();
  const send = (method: string, body?: object) =>
    service.fetch(
      new Request(`${service.addresses.baseUrl}/api/v1/roles`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  return { path, service, send, roles: async () => JSON.stringify(await (await send('GET')).json()) };
}

describe('a disk that is full', () => {
  it('refuses a change with 507, in memory and in the file', async () => {
    const { path, service, send, roles } = await start();
    expect((await send('POST', { name: 'First', policies: [] })).status).toBe(200);
    const [before, file] = [await roles(), await readFile(path)];
    await fail('datasync', 'ENOSPC');
    const refused = await send('POST', { name: 'Second', policies: [] });
    expect(refused.status).toBe(507);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('no room') });
    expect(await roles()).toBe(before);
    vi.restoreAllMocks();
    expect((await readFile(path)).subarray(0, file.length).equals(file)).toBe(true);
    await service.close();
  });

  it('is used again once there is room', async () => {
    const { path, service, send, roles } = await start();
    let isFull = true;
    const handle = await open(import.meta.filename);
    const prototype = Object.getPrototypeOf(handle);
    await handle.close();
    const write = prototype.write;
    vi.spyOn(prototype, 'write').mockImplementation(function (this: unknown, ...args: unknown[]) {
      if (isFull) throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
      return write.apply(this, args);
    });
    expect((await send('POST', { name: 'First', policies: [] })).status).toBe(507);
    isFull = false;
    expect((await send('POST', { name: 'Second', policies: [] })).status).toBe(200);
    const after = await roles();
    expect(after).toContain('Second');
    expect(after).not.toContain('First');
    await service.close();
    const store = await openStateFile(path);
    expect([...store.read()].join()).toContain('Second');
    await store.close();
  });

  it('that cannot be written at all any more is said of each change from then on', async () => {
    const { service, send, roles } = await start();
    await send('POST', { name: 'First', policies: [] });
    const before = await roles();
    await fail('datasync', 'EIO');
    expect((await send('POST', { name: 'Second', policies: [] })).status).toBe(500);
    vi.restoreAllMocks();
    const later = await send('POST', { name: 'Third', policies: [] });
    expect(later.status).toBe(500);
    expect(await later.json()).toEqual({ error: expect.stringContaining('can no longer be written') });
    expect(await roles()).toBe(before);
    await service.close();
  });
});
