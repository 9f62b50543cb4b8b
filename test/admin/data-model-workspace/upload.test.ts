import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  belowFolder,
  type FolderListing,
  type HashedFile,
  type LocalFile,
  maxBytes,
  maxFiles,
  pickFiles,
  planUpload,
} from '../../../src/admin/data-model-workspace/model/FolderUpload.js';
import { hashFolder } from '../../../src/admin/data-model-workspace/model/hashFolder.js';
import { droppedEntries, readDroppedFolder } from '../../../src/admin/data-model-workspace/model/readDroppedFolder.js';
import { runUpload, type UploadCalls, type UploadProgress } from '../../../src/admin/data-model-workspace/model/runUpload.js';
import { sha1 } from '../../../src/admin/data-model-workspace/model/textHash.js';

const local = (path: string, text = path) => ({ path, file: new Blob([text]) });
const listing = (...files: readonly LocalFile[]): FolderListing => ({ files, unreadable: [], isCut: false });
const read = (...files: readonly HashedFile[]) => ({ ...listing(), files, ignoredCount: 0, refused: [] });
const hashed = (path: string, hash = path): HashedFile => ({ ...local(path), hash });

describe('a folder to upload', () => {
  it('leaves out hidden and installed files, and refuses what cannot be in a data model', () => {
    const large = { path: 'large.yml', file: { size: maxBytes + 1 } as Blob };
    const picked = pickFiles(listing(local('a.yml'), local('.git/config'), local('x/node_modules/y.js'), local('a\\b.yml'), large));
    expect(picked.files.map(({ path }) => path)).toEqual(['a.yml']);
    expect(picked.ignoredCount).toBe(2);
    expect(picked.refused).toEqual(['a\\b.yml', 'large.yml']);
  });

  it('is compared by relative paths', () => {
    const below = (unreadable: readonly string[], ...files: readonly LocalFile[]) => {
      const folder = belowFolder({ ...listing(...files), unreadable });
      return [...folder.files.map(({ path }) => path), ...folder.unreadable];
    };
    expect(below(['shop/x'], local('shop/a.yml'), local('shop/model/b.yml'))).toEqual(['a.yml', 'model/b.yml', 'x']);
    expect(below([], local('a.yml'), local('shop/b.yml'))).toEqual(['a.yml', 'shop/b.yml']);
    expect(below(['x'], local('shop/b.yml'))).toEqual(['shop/b.yml', 'x']);
  });

  it('is hashed as the service does it, without files that are not text or cannot be read', async () => {
    const gone = { path: 'gone.yml', file: { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob };
    const files = [gone, local('a.txt', 'abc'), { path: 'b.png', file: new Blob([new Uint8Array([137, 80, 78, 71, 0, 255])]) }];
    const read = await hashFolder(files, { signal: new AbortController().signal, onHashed: vi.fn() });
    expect(read?.files.map(({ path, hash }) => [path, hash])).toEqual([['a.txt', 'a9993e364706816aba3e25717850c26c9cd0d89d']]);
    expect(read?.notText).toEqual(['b.png']);
    expect(read?.unreadable).toEqual(['gone.yml']);
  });

  it('is compared by composed names, then without case, and keeps the names of the branch', () => {
    const plan = planUpload(read(hashed('U\u0308bersicht.yml', '1'), hashed('readme.md', '2'), hashed('a\u0301.yml'), hashed('b.yml')), {
      '\u00dcbersicht.yml': { hash: '1' },
      'README.md': { hash: '1' },
      'B.yml': { hash: '1' },
      'b.yml': { hash: '1' },
    });
    expect(plan.unchanged.map(({ path }) => path)).toEqual(['\u00dcbersicht.yml']);
    expect(plan.changed.map(({ path }) => path)).toEqual(['README.md', 'b.yml']);
    expect(plan.added.map(({ path }) => path)).toEqual(['\u00e1.yml']);
    expect(plan.skipped).toEqual([{ path: 'B.yml', reason: 'kept' }]);
    expect(plan.missing).toEqual([]);
  });
});

describe('for any folder and any branch', () => {
  const names = [
    'a',
    'b',
    '.env',
    'node_modules/x',
    'Node_Modules/x',
    'constructor',
    '__proto__',
    '\u00fc',
    'u\u0308',
    'U\u0308',
    'A',
    'd/a',
    'D/a',
    ' x',
  ];
  const name = fc.constantFrom(...names);
  const state = fc.constantFrom('1', '2', 'too large', 'not text', 'unreadable', 'not listed');
  const folders = fc.dictionary(name, state, { noNullPrototype: true });
  const branches = fc.dictionary(name, fc.constantFrom('1', '2'), { noNullPrototype: true });

  function localFile(path: string, content: string): LocalFile {
    const file = new Blob([content === 'not text' ? new Uint8Array([255]) : content]);
    if (content === 'too large') Object.defineProperty(file, 'size', { value: maxBytes + 1 });
    if (content === 'unreadable') file.arrayBuffer = () => Promise.reject(new Error('denied'));
    return { path, file };
  }

  /** What the dialog does with a folder: choose, hash and compare. `not listed` files are beyond what the browser reads. */
  async function planOf(folder: Readonly<Record<string, string>>, branch: Readonly<Record<string, { hash: string }>>) {
    const entries = Object.entries(folder);
    const listed = entries.filter(([, content]) => content !== 'not listed');
    const picked = pickFiles({
      ...listing(...listed.map(([path, content]) => localFile(path, content))),
      isCut: listed.length < entries.length,
    });
    const hashes = await hashFolder(picked.files, { signal: new AbortController().signal, onHashed: vi.fn() });
    if (hashes === undefined) throw new Error('cannot hash');
    const { files, notText, unreadable } = hashes;
    return { picked, plan: planUpload({ ...picked, files, refused: [...picked.refused, ...notText], unreadable }, branch) };
  }

  const hashesOf = async (branch: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      await Promise.all(Object.entries(branch).map(async ([path, text]) => [path, { hash: `${await sha1(text)}`.toUpperCase() }] as const)),
    );

  it('each path is in exactly one list', async () => {
    await fc.assert(
      fc.asyncProperty(folders, branches, async (folder, branch) => {
        const { picked, plan } = await planOf(folder, await hashesOf(branch));
        const mine = [plan.added, plan.changed, plan.unchanged, plan.skipped.filter(({ reason }) => reason !== 'kept')].flat();
        const others = [...plan.missing, ...plan.skipped.filter(({ reason }) => reason === 'kept').map(({ path }) => path)];
        const all = [...mine.map(({ path }) => path), ...others];
        expect(new Set(all).size).toBe(all.length);
        const listed = Object.values(folder).filter((content) => content !== 'not listed').length;
        expect(mine.length).toBe(listed - picked.ignoredCount);
        for (const path of Object.keys(branch)) expect(all).toContain(path);
        for (const path of all.filter((path) => !Object.hasOwn(branch, path)))
          expect(Object.keys(folder).map(composed)).toContain(composed(path));
      }),
    );
  });

  it('nothing is deleted that the folder has under any name, or that was not listed as missing', async () => {
    await fc.assert(
      fc.asyncProperty(folders, branches, branches, async (folder, branch, addedSince) => {
        const before = await hashesOf(branch);
        const { plan } = await planOf(folder, before);
        let now: Record<string, { hash: string }> = { ...(await hashesOf(addedSince)), ...before };
        const start = { ...now };
        await runUpload(
          {
            start: async () => ({ id: '1' }),
            send: async () => {},
            readHashes: async () => now,
            async finish(_, files, removesOthers) {
              now = removesOthers ? { ...files } : { ...now, ...files };
              return {};
            },
          },
          {
            plan,
            removesMissing: true,
            signal: new AbortController().signal,
            onSent: vi.fn(),
            progress: { transaction: undefined, sent: new Set() },
          },
        );
        const deleted = Object.keys(start).filter((path) => !Object.hasOwn(now, path));
        const held = Object.keys(folder).map(folded);
        expect(deleted.filter((path) => held.includes(folded(path)))).toEqual([]);
        expect(deleted).toEqual(deleted.filter((path) => plan.missing.includes(path)));
        // And what is listed is deleted.
        expect(plan.isPartial || plan.missing.every((path) => deleted.includes(path))).toBe(true);
      }),
    );
  });

  it('nothing is deleted past the maximum number of files', () => {
    const { files, ...picked } = pickFiles(listing(...Array.from({ length: maxFiles + 1 }, (_, index) => local(`${index}.yml`, ''))));
    const plan = planUpload({ ...picked, files: files.map((file) => ({ ...file, hash: '' })) }, { [`${maxFiles}.yml`]: { hash: '' } });
    expect(plan.added.length).toBe(maxFiles);
    expect(plan.skipped).toEqual([{ path: `${maxFiles}.yml`, reason: 'refused' }]);
    expect([plan.missing, plan.isPartial]).toEqual([[], true]);
  });
});

const composed = (path: string) => path.normalize('NFC');
const folded = (path: string) => composed(path).toLowerCase();

describe('a dropped folder', () => {
  /** What a browser returns for a folder: its children in parts, and at the end an empty one. */
  function folder(fullPath: string, children: readonly FileSystemEntry[]): FileSystemEntry {
    const reader = () => {
      const parts = [children.slice(0, 2), children.slice(2), []].filter((part, index) => part.length > 0 || index === 2);
      return { readEntries: (done: (part: readonly FileSystemEntry[]) => void) => done(parts.shift() ?? []) };
    };
    return { ...entry(fullPath), isDirectory: true, createReader: vi.fn(reader) } as unknown as FileSystemEntry;
  }

  function file(fullPath: string): FileSystemEntry {
    const read = (done: (file: Blob) => void) => done(new Blob([fullPath]));
    return { ...entry(fullPath), isFile: true, file: read } as unknown as FileSystemEntry;
  }

  const entry = (fullPath: string) => ({
    fullPath,
    name: fullPath.slice(fullPath.lastIndexOf('/') + 1),
    isFile: false,
    isDirectory: false,
  });

  const drop = (...entries: readonly (FileSystemEntry | null)[]) =>
    droppedEntries({ items: entries.map((each) => ({ webkitGetAsEntry: () => each })) } as unknown as DataTransfer);

  it('is read with all folders in it, however many parts the browser returns', async () => {
    const cubes = folder('/shop/cubes', [file('/shop/cubes/a.yml'), file('/shop/cubes/b.yml'), file('/shop/cubes/c.yml')]);
    const read = await readDroppedFolder(drop(folder('/shop', [file('/shop/README.md'), folder('/shop/empty', []), cubes])));
    expect(belowFolder(read).files.map(({ path }) => path)).toEqual(['README.md', 'cubes/a.yml', 'cubes/b.yml', 'cubes/c.yml']);
    expect(await Promise.all(read.files.map(({ file }) => (file as Blob).text()))).toContain('/shop/cubes/c.yml');
  });

  it('may itself be hidden, but hidden and installed folders in it are never opened', async () => {
    const ignored = [folder('/.shop/.git', [file('/.shop/.git/config')]), folder('/.shop/node_modules', [])] as const;
    const read = await readDroppedFolder(drop(folder('/.shop', [...ignored, file('/.shop/a.yml')])));
    expect(read.files.map(({ path }) => path)).toEqual(['.shop/a.yml']);
    for (const each of ignored) expect((each as FileSystemDirectoryEntry).createReader).not.toHaveBeenCalled();
  });

  it('is read without the files and folders that cannot be read, which are named', async () => {
    expect(drop(null)).toEqual([]);
    const fail = (_: unknown, failed: (error: Error) => void) => failed(new Error('denied'));
    const secret = { ...file('/shop/secret.yml'), file: fail } as FileSystemEntry;
    const closed = { ...folder('/shop/closed', []), createReader: () => ({ readEntries: fail }) } as unknown as FileSystemEntry;
    const read = await readDroppedFolder(drop(null, folder('/shop', [secret, file('/shop/a.yml'), closed, file('/shop/b.yml')])));
    expect(read.files.map(({ path }) => path)).toEqual(['shop/a.yml', 'shop/b.yml']);
    expect(read.unreadable).toEqual(['shop/secret.yml', 'shop/closed']);
    expect(read.isCut).toBe(false);
  });

  it('says that it has more files than are read', async () => {
    const many = Array.from({ length: maxFiles + 2 }, (_, index) => file(`/shop/${index}`));
    expect((await readDroppedFolder(drop(folder('/shop', many)))).isCut).toBe(true);
    expect((await readDroppedFolder(drop(folder('/shop', many.slice(2))))).isCut).toBe(false);
  });
});

describe('an upload', () => {
  const plan = {
    added: ['a', 'b', 'c', 'd', 'e', 'f'].map((path) => hashed(path)),
    changed: [],
    unchanged: [hashed('same')],
    missing: ['gone'],
    skipped: [],
    isPartial: false,
  };
  const begin = (): UploadProgress => ({ transaction: undefined, sent: new Set() });

  function calls(send: UploadCalls['send'] = async () => {}) {
    return { start: vi.fn(async () => ({ id: '1' })), readHashes: async () => ({}), send: vi.fn(send), finish: vi.fn(async () => ({})) };
  }

  it('sends what differs and finishes with the whole project', async () => {
    const made = calls();
    const onSent = vi.fn();
    await runUpload(made, { plan, removesMissing: false, signal: new AbortController().signal, onSent, progress: begin() });
    expect(made.send).toHaveBeenCalledTimes(6);
    expect(onSent).toHaveBeenLastCalledWith(6);
    const hashes = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'same'].map((path) => [path, { hash: path }]));
    expect(made.finish).toHaveBeenCalledWith({ id: '1' }, hashes, false);
  });

  it('never finishes after it was cancelled', async () => {
    const controller = new AbortController();
    const made = calls(async () => controller.abort());
    const running = runUpload(made, { plan, removesMissing: true, signal: controller.signal, onSent: vi.fn(), progress: begin() });
    await expect(running).rejects.toMatchObject({ kind: 'aborted' });
    expect(made.send.mock.calls.length).toBeLessThan(6);
    expect(made.finish).not.toHaveBeenCalled();
  });

  it('continues after a failure with what has not been sent yet', async () => {
    let isBroken = true;
    const made = calls(async (_, { path }) => {
      if (isBroken && path === 'c') throw new TypeError('connection lost');
    });
    const run = { plan, removesMissing: false, signal: new AbortController().signal, onSent: vi.fn(), progress: begin() };
    await expect(runUpload(made, run)).rejects.toThrow('connection lost');
    const before = run.progress.sent.size;
    isBroken = false;
    made.send.mockClear();
    await runUpload(made, run);
    expect(made.send).toHaveBeenCalledTimes(6 - before);
    expect(made.start).toHaveBeenCalledTimes(1);
    expect(made.finish).toHaveBeenCalledTimes(1);
  });
});
