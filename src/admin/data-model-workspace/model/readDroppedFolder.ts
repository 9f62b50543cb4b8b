import { isIgnored, type LocalFile, maxFiles } from './FolderUpload.js';

/** Returns what was dropped. Call it while the event is handled: afterwards the browser forgets the files. */
export function droppedEntries(data: DataTransfer): readonly FileSystemEntry[] {
  return [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
}

/** Reads dropped files and folders. Does not look into ignored folders, which can be large. */
export async function readDroppedFolder(entries: readonly FileSystemEntry[]): Promise<readonly LocalFile[]> {
  const found: LocalFile[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry !== undefined && found.length <= maxFiles; entry = waiting.shift()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (isDirectory(entry)) {
      // The chosen folder itself may be hidden.
      if (entries.includes(entry) || !isIgnored(entry.name)) waiting.push(...(await childrenOf(entry)));
    } else if (isFile(entry)) {
      const { file } = entry;
      found.push({ path, file: await new Promise<File>((resolve, reject) => file.call(entry, resolve, reject)) });
    }
  }
  return found;
}

/** The browser returns the children of a folder in parts. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0 || children.length > maxFiles) return children;
    children.push(...part);
  }
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
