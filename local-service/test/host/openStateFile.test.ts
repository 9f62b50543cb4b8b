import { chmod, mkdtemp, readdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StateStore } from '../../src/index.js';
import { openStateFile } from '../../src/node.js';

let folder = '';
let path = '';
const opened: StateStore[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-state-'));
  path = join(folder, 'state');
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
});

async function open(name = path) {
  const store = await openStateFile(name);
  opened.push(store);
  return store;
}

async function close(): Promise<void> {
  await opened.pop()?.close();
}

/** What the file contains when it is opened. */
async function contents(): Promise<readonly string[]> {
  const found = [...(await open()).read()];
  await close();
  return found;
}

async function write(...transactions: readonly string[]): Promise<Buffer> {
  const store = await open();
  for (const transaction of transactions) await store.append(transaction);
  await close();
  return readFile(path);
}

describe('the state file', () => {
  it('has what was appended, in its order, in any language', async () => {
    await write('["first"]', '["zwei ü"]');
    await write('["三"]');
    expect(await contents()).toEqual(['["first"]', '["zwei ü"]', '["三"]']);
  });

  it('drops a transaction that was being written when the process ended, wherever that was', async () => {
    const before = (await write('["first"]')).length;
    const whole = await write('["the second, which is torn"]');
    for (let size = before; size < whole.length; size += 1) {
      await writeFile(path, whole.subarray(0, size));
      expect(await contents()).toEqual(['["first"]']);
      expect((await stat(path)).size).toBe(before);
    }
    // Room that the disk had made for it.
    await writeFile(path, Buffer.concat([whole.subarray(0, -9), Buffer.alloc(700)]));
    expect(await contents()).toEqual(['["first"]']);
    await write('["third"]');
    expect(await contents()).toEqual(['["first"]', '["third"]']);
  });

  it('refuses a file with any bit changed, and leaves it as it is', async () => {
    const whole = await write('["first"]', '["the last"]');
    for (let bit = 0; bit < whole.length * 8; bit += 1) {
      const changed = Buffer.from(whole);
      changed[bit >> 3] = (whole[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      await writeFile(path, changed);
      await expect(openStateFile(path)).rejects.toMatchObject({ code: expect.stringMatching(/^(damaged|foreign|version)$/) });
      expect((await readFile(path)).equals(changed)).toBe(true);
    }
  });

  it('refuses a file that lacks a transaction, or has two in another order', async () => {
    const [header = '', ...lines] = (await write('["a"]', '["b"]', '["c"]')).toString().split(/(?<=\n)/);
    const [a = '', b = '', c = ''] = lines;
    for (const changed of [a + c, b + a + c, a + b + b + c]) {
      await writeFile(path, header + changed);
      await expect(openStateFile(path)).rejects.toThrow(/damaged: transaction \d/);
    }
  });

  it('refuses files that are not its own, or of another version', async () => {
    for (const text of ['', 'hello', '{"a": 1}\n', 'SQLite format 3\0']) {
      await writeFile(path, text);
      await expect(openStateFile(path)).rejects.toMatchObject({ code: 'foreign' });
      expect(await readFile(path, 'utf8')).toBe(text);
    }
    await writeFile(path, 'parley-local-service state 2\nsomething new');
    await expect(openStateFile(path)).rejects.toMatchObject({ code: 'version', message: expect.stringContaining('format 2') });
  });

  it('says what is wrong with a path', async () => {
    await expect(openStateFile(join(folder, 'missing', 'state'))).rejects.toThrow(/its folder does not exist/);
    await expect(openStateFile(folder)).rejects.toMatchObject({ code: 'unusable' });
  });

  it('is opened by one at a time, by whichever of its names', async () => {
    await open();
    const link = join(folder, 'link');
    await symlink(path, link);
    for (const name of [path, link]) await expect(openStateFile(name)).rejects.toMatchObject({ code: 'in-use' });
    await close();
    await write('["through the file"]');
    await (await open(link)).append('["through the link"]');
    await close();
    expect(await contents()).toHaveLength(2);
  });

  it('can be read by its owner alone', async () => {
    await write('["first"]');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('is replaced whole, once it has grown long', async () => {
    await write('["first"]');
    const store = await open();
    expect(store.isLong).toBe(false);
    for (let count = 0; count < 12; count += 1) await store.append(JSON.stringify('x'.repeat(100_000)));
    expect(store.isLong).toBe(true);
    await store.replace('["all"]');
    expect(store.isLong).toBe(false);
    await store.append('["next"]');
    await close();
    expect(await contents()).toEqual(['["all"]', '["next"]']);
    expect(await readdir(folder)).toEqual(['state']);
  });

  it('ignores a draft that a process left behind', async () => {
    await write('["first"]');
    await writeFile(`${path}.new`, 'half');
    await (await open()).replace('["all"]');
    await close();
    expect(await contents()).toEqual(['["all"]']);
  });

  it('is not written any more once something else has changed it', async () => {
    const store = await open();
    await store.append('["first"]');
    await writeFile(path, 'something else');
    await expect(store.append('["second"]')).rejects.toMatchObject({ code: 'in-use' });
    await expect(store.replace('["second"]')).rejects.toMatchObject({ code: 'in-use' });
    expect(await readFile(path, 'utf8')).toBe('something else');
    await rename(path, join(folder, 'moved'));
    await expect(store.append('["third"]')).rejects.toMatchObject({ code: 'in-use' });
  });

  it.runIf(process.getuid?.() !== 0)('refuses a file that may not be written', async () => {
    await write('["first"]');
    await chmod(path, 0o400);
    await expect(openStateFile(path)).rejects.toMatchObject({ code: 'unusable' });
  });
});
