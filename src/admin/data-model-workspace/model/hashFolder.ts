import type { HashedFile, LocalFile } from './FolderUpload.js';
import { sha1 } from './textHash.js';

/** The hashes of a folder's files, and the files that are not text or could not be read. */
export interface HashedFolder {
  readonly files: readonly HashedFile[];
  readonly notText: readonly string[];
  readonly unreadable: readonly string[];
}

/** Reads and hashes files one after another, so that only one is in memory. `undefined` if it is aborted or the browser cannot hash. */
export async function hashFolder(
  files: readonly LocalFile[],
  { signal, onHashed }: { readonly signal: AbortSignal; readonly onHashed: (count: number) => void },
): Promise<HashedFolder | undefined> {
  const hashed: HashedFile[] = [];
  const notText: string[] = [];
  const unreadable: string[] = [];
  for (const [index, local] of files.entries()) {
    if (signal.aborted) return undefined;
    // Fails for a file that may not be read, or that changed or disappeared since it was listed.
    const bytes = await local.file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) {
      unreadable.push(local.path);
    } else if (isText(bytes)) {
      const hash = await sha1(bytes);
      if (hash === undefined) return undefined;
      hashed.push({ ...local, hash });
    } else {
      notText.push(local.path);
    }
    onHashed(index + 1);
  }
  return { files: hashed, notText, unreadable };
}

/** True for UTF-8 without zero bytes, which is all that the service accepts. */
function isText(bytes: ArrayBuffer): boolean {
  if (new Uint8Array(bytes).includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
