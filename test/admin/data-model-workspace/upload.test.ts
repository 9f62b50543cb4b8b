import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  belowFolder,
  type HashedFile,
  maxBytes,
  pickFiles,
  planUpload,
} from '../../../src/admin/data-model-workspace/model/FolderUpload.js';
import { hashFolder } from '../../../src/admin/data-model-workspace/model/hashFolder.js';
import { droppedEntries, readDroppedFolder } from '../../../src/admin/data-model-workspace/model/readDroppedFolder.js';
import { runUpload, type UploadCalls, type UploadProgress } from '../../../src/admin/data-model-workspace/model/runUpload.js';

const local = (path: string, text = path) => ({ path, file: new Blob([text]) });
const hashed = (path: string, hash = path): HashedFile => ({ ...local(path), hash });

describe('a folder to upload', () => {
  it('leaves out hidden and installed files, and refuses what cannot be in a data model', () => {
    const large = { path: 'large.yml', file: { size: maxBytes + 1 } as Blob };
    const picked = pickFiles([local('a.yml'), local('.git/config'), local('x/node_modules/y.js'), local('a\\b.yml'), large]);
    expect(picked.files.map(({ path }) => path)).toEqual(['a.yml']);
    expect(picked.ignoredCount).toBe(2);
    expect(picked.refused).toEqual(['a\\b.yml', 'large.yml']);
  });

  it('is compared by relative paths', () => {
    expect(belowFolder([local('shop/a.yml'), local('shop/model/b.yml')]).map(({ path }) => path)).toEqual(['a.yml', 'model/b.yml']);
    expect(belowFolder([local('a.yml'), local('shop/b.yml')]).map(({ path }) => path)).toEqual(['a.yml', 'shop/b.yml']);
  });

  it('is hashed as the service does it, without files that are not text', async () => {
    const files = [local('a.txt', 'abc'), { path: 'b.png', file: new Blob([new Uint8Array([137, 80, 78, 71, 0, 255])]) }];
    const read = await hashFolder(files, { signal: new AbortController().signal, onHashed: vi.fn() });
    expect(read?.files.map(({ path, hash }) => [path, hash])).toEqual([['a.txt', 'a9993e364706816aba3e25717850c26c9cd0d89d']]);
    expect(read?.notText).toEqual(['b.png']);
  });

  it('puts each path into exactly one list', () => {
    const files = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'constructor', '__proto__'), fc.constantFrom('1', '2'));
    fc.assert(
      fc.property(files, files, (mine, theirs) => {
        const remote = Object.fromEntries(Object.entries(theirs).map(([path, hash]) => [path, { hash: hash.toUpperCase() }]));
        const plan = planUpload(
          Object.entries(mine).map(([path, hash]) => hashed(path, hash)),
          remote,
        );
        const lists = [plan.added, plan.changed, plan.unchanged].map((list) => list.map(({ path }) => path));
        const all = [...lists.flat(), ...plan.missing];
        expect(new Set(all).size).toBe(all.length);
        expect(new Set(all)).toEqual(new Set([...Object.keys(mine), ...Object.keys(remote)]));
        for (const { path, hash } of plan.unchanged) expect(remote[path]?.hash).toBe(hash);
      }),
    );
  });
});

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
    expect(belowFolder(read).map(({ path }) => path)).toEqual(['README.md', 'cubes/a.yml', 'cubes/b.yml', 'cubes/c.yml']);
    expect(await Promise.all(read.map(({ file }) => (file as Blob).text()))).toContain('/shop/cubes/c.yml');
  });

  it('may itself be hidden, but hidden and installed folders in it are never opened', async () => {
    const ignored = [folder('/.shop/.git', [file('/.shop/.git/config')]), folder('/.shop/node_modules', [])] as const;
    const read = await readDroppedFolder(drop(folder('/.shop', [...ignored, file('/.shop/a.yml')])));
    expect(read.map(({ path }) => path)).toEqual(['.shop/a.yml']);
    for (const each of ignored) expect((each as FileSystemDirectoryEntry).createReader).not.toHaveBeenCalled();
  });

  it('can be among dropped text, and fails if a file cannot be read', async () => {
    expect(drop(null)).toEqual([]);
    const broken = { ...file('/a.yml'), file: (_: unknown, failed: (error: Error) => void) => failed(new Error('gone')) };
    await expect(readDroppedFolder(drop(null, broken as FileSystemEntry))).rejects.toThrow('gone');
  });
});

describe('an upload', () => {
  const plan = {
    added: ['a', 'b', 'c', 'd', 'e', 'f'].map((path) => hashed(path)),
    changed: [],
    unchanged: [hashed('same')],
    missing: ['gone'],
  };
  const begin = (): UploadProgress => ({ transaction: undefined, sent: new Set() });

  function calls(send: UploadCalls['send'] = async () => {}) {
    return { start: vi.fn(async () => ({ id: '1' })), send: vi.fn(send), finish: vi.fn(async () => ({})) };
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
