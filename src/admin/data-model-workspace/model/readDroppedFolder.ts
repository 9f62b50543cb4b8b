import { type FolderListing, isIgnored, type LocalFile, maxFiles } from './FolderUpload.js';

/** Returns what was dropped. Call it while the event is handled: afterwards the browser forgets the files. */
export function droppedEntries(data: DataTransfer): readonly FileSystemEntry[] {
  return [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
}

/** Lists dropped files and folders, and names those that cannot be read. Does not look into ignored folders, which can be large. */
export async function readDroppedFolder(entries: readonly FileSystemEntry[]): Promise<FolderListing> {
  const files: LocalFile[] = [];
  const unreadable: string[] = [];
  const waiting = [...entries];
  let isCut = false;
  for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
    const path = entry.fullPath.replace(/^\//, '');
    if (files.length > maxFiles) return { files, unreadable, isCut: true };
    try {
      if (isDirectory(entry)) {
        // The chosen folder itself may be hidden.
        if (!entries.includes(entry) && isIgnored(entry.name)) continue;
        const children = await childrenOf(entry);
        isCut ||= children.isCut;
        waiting.push(...children.found);
      } else if (isFile(entry)) {
        const { file } = entry;
        files.push({ path, file: await new Promise<File>((resolve, reject) => file.call(entry, resolve, reject)) });
      }
    } catch {
      if (!isIgnored(entry.name)) unreadable.push(path);
    }
  }
  return { files, unreadable, isCut };
}

/** The browser returns the children of a folder in parts. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<{ found: readonly FileSystemEntry[]; isCut: boolean }> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0 || found.length > maxFiles) return { found, isCut: part.length > 0 };
    found.push(...part);
  }
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
