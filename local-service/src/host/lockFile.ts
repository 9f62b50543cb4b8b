import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { basename, dirname } from 'node:path';

/**
 * Makes a file this process's own; resolves to `undefined` where it is another's, and else to what gives it back. The lock is a socket,
 * which the system takes away with its process, however that ends. A lock file would stay.
 */
export async function lockFile(path: string): Promise<(() => void) | undefined> {
  const { dev, ino } = await stat(dirname(path));
  const id = createHash('sha256')
    .update(`${dev} ${ino} ${basename(path)}`)
    .digest('hex')
    .slice(0, 32);
  const server = (await listen(addressOf(id))) ?? (await takeOver(addressOf(id)));
  return server && (() => server.close());
}

/** Only on macOS and the like does the socket have a place in the file system. */
function addressOf(id: string): string {
  const name = `parley-state-${id}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : `/tmp/${name}.sock`;
}

async function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen(address);
    await once(server, 'listening');
    return server.unref();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** A socket in the file system stays when its process is killed, and nobody answers there then. */
async function takeOver(address: string): Promise<Server | undefined> {
  if (!address.startsWith('/')) return undefined;
  const socket = connect(address);
  const isHeld = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isHeld) return undefined;
  await unlink(address).catch(() => {});
  return listen(address);
}
