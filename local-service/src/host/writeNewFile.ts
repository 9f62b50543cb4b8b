import { type FileHandle, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts a new file in the place of an old one, whole or not at all, and gives it open. It has secrets, so only its owner may read it. */
export async function writeNewFile(path: string, parts: readonly Uint8Array[]): Promise<FileHandle> {
  const draft = `${path}.new`;
  const handle = await open(draft, 'w+', 0o600);
  try {
    for (const part of parts) await handle.appendFile(part);
    await handle.sync();
    await rename(draft, path);
    await syncFolder(dirname(path));
    return handle;
  } catch (error) {
    await handle.close();
    await unlink(draft).catch(() => {});
    throw error;
  }
}

/** A new name is on the disk when its folder is. Windows cannot flush folders, and needs not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
