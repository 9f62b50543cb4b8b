import { type FileHandle, open, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StateError, type StateStore } from '../state/State.js';
import { lockFile } from './lockFile.js';
import { frame, header, readStateFile } from './stateFormat.js';
import { writeNewFile } from './writeNewFile.js';

/**
 * Opens the file that keeps a service's state, for `createLocalService({ state })`, or makes it. It is a log: each transaction is appended
 * and flushed to the disk, and where it has grown long, a new file with the present state takes its place. Rejects with a `StateError`, and
 * leaves the file as it is, where another process has it open or where it is not what this version wrote.
 */
export async function openStateFile(path: string): Promise<StateStore> {
  const target = await targetOf(path);
  const unlock = await lockFile(target);
  if (unlock === undefined) {
    throw new StateError('in-use', `${path} is in use by another local service. Stop that one, or choose another file.`);
  }
  try {
    return await openLocked(path, target, unlock);
  } catch (error) {
    unlock();
    throw error instanceof StateError ? error : unusable(path, error);
  }
}

async function openLocked(name: string, target: string, unlock: () => void): Promise<StateStore> {
  const bytes = await readFile(target).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  const read = readStateFile(bytes ?? header, name);
  let handle = bytes === undefined ? await writeNewFile(target, [header]) : await open(target, 'r+');
  let { size, baseSize, checksum } = read;
  let transactions: readonly Buffer[] = read.transactions;
  let replaceFrom = 0;
  let loss: StateError | undefined;
  // What a process was writing when it ended. It was confirmed to nobody.
  if (bytes !== undefined && size < bytes.length) await cutTo(handle, size);

  async function append(transaction: string): Promise<void> {
    if (loss !== undefined) throw loss;
    await checkUnchanged();
    const record = frame(transaction, checksum);
    try {
      await writeAll(handle, record.bytes, size);
      await handle.datasync();
    } catch (error) {
      // Else the next transaction would stand behind a broken one.
      await cutTo(handle, size).catch(() => {
        loss = new StateError('unusable', `${name} can no longer be written. Restart the service; what it confirmed is kept.`);
      });
      throw unusable(name, error);
    }
    // The first has all that there is at first.
    if (size === header.length) baseSize = size + record.bytes.length;
    size += record.bytes.length;
    checksum = record.checksum;
  }

  /** Another process can have it open all the same, such as in another container. */
  async function checkUnchanged(): Promise<void> {
    const [ours, found] = await Promise.all([handle.stat(), stat(target).catch(() => undefined)]);
    if (found?.ino === ours.ino && found.size === size) return;
    loss = new StateError('in-use', `Something else has changed ${name}, so nothing is kept any more. Restart the service.`);
    throw loss;
  }

  async function replace(transaction: string): Promise<void> {
    const first = readStateFile(header, name);
    const record = frame(transaction, first.checksum);
    if (loss !== undefined) throw loss;
    await checkUnchanged();
    try {
      const replaced = handle;
      handle = await writeNewFile(target, [header, record.bytes]);
      void replaced.close().catch(() => {});
    } catch (error) {
      replaceFrom = 2 * (size - baseSize);
      throw unusable(name, error);
    }
    baseSize = header.length + record.bytes.length;
    size = baseSize;
    checksum = record.checksum;
    replaceFrom = 0;
  }

  return {
    name,
    *read() {
      for (const transaction of transactions) yield transaction.toString();
      transactions = [];
    },
    append,
    get isLong() {
      return size - baseSize > Math.max(baseSize, shortBytes, replaceFrom);
    },
    replace,
    async close() {
      await handle.close();
      unlock();
    },
  };
}

/** Where a link leads; a new file replaces what it leads to. */
async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path).catch(async () => join(await realpath(dirname(path)), basename(path)));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new StateError('unusable', `${path} cannot be made, because its folder does not exist.`);
    throw unusable(path, error);
  }
}

async function writeAll(handle: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}

async function cutTo(handle: FileHandle, size: number): Promise<void> {
  await handle.truncate(size);
  await handle.datasync();
}

function unusable(name: string, error: unknown): StateError {
  const reason = error instanceof Error ? error.message : String(error);
  if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(codeOf(error))) {
    return new StateError('full', `The disk has no room for ${name}, so the change was undone. Make room, and try again.`, {
      cause: error,
    });
  }
  return new StateError('unusable', `${name} cannot be used: ${reason}`, { cause: error });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Logs shorter than this are not compacted. */
const shortBytes = 1024 * 1024;
