import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterMove,
  afterSave,
  editAt,
  type FileEdit,
  keepMine,
  stateOfEdit,
  textOf,
  withText,
} from '../../../src/admin/data-model-workspace/model/fileEdits.js';
import { checkFilePath, foldersAbove, movedPath, plainPath } from '../../../src/admin/data-model-workspace/model/filePath.js';
import { filesIn, filterTree, foldersOf, maxDepth, readFileTree } from '../../../src/admin/data-model-workspace/model/fileTree.js';
import { readOnlyReason } from '../../../src/admin/data-model-workspace/model/readOnlyReason.js';
import type { SourceTreeNode } from '../../../src/client.js';

const file = (path: string, content?: string): SourceTreeNode => ({ path, type: 'file', ...(content !== undefined && { content }) });
const folder = (path: string, ...children: SourceTreeNode[]): SourceTreeNode => ({ path, type: 'directory', children });
const nodes = [
  file('/readme.md'),
  folder('/model', file('/model/b2.yml'), file('/model/b10.yml'), folder('/model/a', file('/model/a/c.yml'))),
];

describe('the tree of files', () => {
  it('has folders before files, in natural number order', () => {
    const { roots, files, byPath } = readFileTree(nodes, 'en');
    expect(files.map(({ path }) => path)).toEqual(['model/a/c.yml', 'model/b2.yml', 'model/b10.yml', 'readme.md']);
    expect(foldersOf(roots)).toEqual(['model', 'model/a']);
    expect(byPath.get('model/a/c.yml')).toMatchObject({ name: 'c.yml', kind: 'file' });
  });

  it('leaves out duplicates and files without a path, and stays within the maximum depth', () => {
    const deep = (level: number): SourceTreeNode => folder(`/${'d'.repeat(level)}`, ...(level > 200 ? [] : [deep(level + 1)]));
    const { byPath, isCut } = readFileTree([{}, file('/a'), file('/a', 'other'), deep(2)], 'en');
    expect(byPath.get('a')?.content).toBeUndefined();
    expect(byPath.size).toBe(maxDepth + 1);
    expect(isCut).toBe(true);
    expect(readFileTree(nodes, 'en').isCut).toBe(false);
  });

  it('keeps the folders that lead to matching files', () => {
    const { roots } = readFileTree(nodes, 'en');
    const found = filterTree(roots, (path) => path.endsWith('c.yml'));
    expect(found.flatMap(filesIn).map(({ path }) => path)).toEqual(['model/a/c.yml']);
    expect(foldersOf(found)).toEqual(['model', 'model/a']);
  });
});

describe('a path', () => {
  const tree = readFileTree(nodes, 'en');

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['model/../x.yml', 'unusable'],
    ['model//x.yml', 'unusable'],
    ['model\\x.yml', 'unusable'],
    ['model/', 'unusable'],
    ['model', 'taken'],
    ['/model/b2.yml', 'taken'],
    ['readme.md/x.yml', 'below-file'],
    ['model/new/x.yml', undefined],
    ['x'.repeat(2_000), 'too-long'],
  ] as const)('%j of a new file: %s', (path, problem) => {
    expect(checkFilePath(path, tree)).toBe(problem);
  });

  it('may stay the same in a move, but not lead into itself', () => {
    expect(checkFilePath('model', tree, 'model')).toBeUndefined();
    expect(checkFilePath('model/inner', tree, 'model')).toBe('inside-itself');
  });

  it('moves with the folder above it, and only then', () => {
    const part = fc.stringMatching(/^[a-z]{1,4}$/);
    const path = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    fc.assert(
      fc.property(path, path, path, (one, from, to) => {
        const isMoved = one === from || foldersAbove(one).includes(from);
        expect(movedPath(one, from, to)).toBe(isMoved ? to + one.slice(from.length) : one);
      }),
    );
    expect(plainPath('//model/a')).toBe('model/a');
  });
});

describe('an unsaved edit', () => {
  const place = { branchName: 'dev', path: 'a.yml' };
  const read = (content: string | undefined, readAtMs = 1) => ({ content, readAtMs });
  const only = (edits: readonly FileEdit[]) => editAt(edits, place);

  it('is dropped once the text matches the branch again', () => {
    const typed = withText([], place, 'two', read('one'));
    expect(stateOfEdit(only(typed), read('one'))).toBe('unsaved');
    expect(withText(typed, place, 'one', read('one'))).toEqual([]);
  });

  it('conflicts with a change or a deletion on the branch, unless both are the same', () => {
    const typed = withText([], place, 'two', read('one'));
    expect(stateOfEdit(only(typed), read('three'))).toBe('conflict');
    expect(stateOfEdit(only(typed), read(undefined))).toBe('conflict');
    expect(stateOfEdit(only(typed), read('two'))).toBe('unchanged');
    const kept = keepMine(typed, place, read('three'));
    expect(stateOfEdit(only(kept), read('three'))).toBe('unsaved');
    expect(textOf(only(kept), read('three'))).toBe('two');
  });

  it('shows the saved text until the branch is refetched, and then the text of the branch', () => {
    const saved = afterSave(withText([], place, 'two', read('one')), 'dev', [{ path: 'a.yml', content: 'two' }], 5);
    expect(textOf(only(saved), read('one', 4))).toBe('two');
    expect(stateOfEdit(only(saved), read('one', 4))).toBe('unchanged');
    expect(textOf(only(saved), read('three', 6))).toBe('three');
  });

  it('keeps what was typed while it was being saved', () => {
    const typed = withText(withText([], place, 'two', read('one')), place, 'two and more', read('one'));
    const saved = afterSave(typed, 'dev', [{ path: 'a.yml', content: 'two' }], 5);
    expect(stateOfEdit(only(saved), read('two', 6))).toBe('unsaved');
    expect(textOf(only(saved), read('two', 6))).toBe('two and more');
  });

  it('starts from the current text after an earlier edit was saved', () => {
    const saved = afterSave(withText([], place, 'two', read('one')), 'dev', [{ path: 'a.yml', content: 'two' }], 5);
    const again = withText(saved, place, 'three!', read('three', 6));
    expect(only(again)).toEqual({ ...place, base: 'three', text: 'three!' });
  });

  it('moves with its file, on its own branch only', () => {
    const typed = withText([], place, 'two', read('one'));
    const newPaths = new Map([['a.yml', 'b.yml']]);
    expect(afterMove(typed, 'dev', newPaths)[0]?.path).toBe('b.yml');
    expect(afterMove(typed, 'other', newPaths)).toEqual(typed);
  });

  it('never loses typed text, whatever happens on the branch, unless it equals the text the edit started from', () => {
    const text = fc.constantFrom('one', 'two', 'three');
    const step = fc.record({ typed: text, branch: fc.option(text, { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let edits: readonly FileEdit[] = [];
        let now = 1;
        for (const { typed, branch } of steps) {
          now += 1;
          const began = only(edits)?.base;
          edits = withText(edits, place, typed, read(branch, now));
          if (typed !== began) expect(textOf(only(edits), read(branch, now)) ?? '').toBe(typed);
        }
      }),
    );
  });
});

describe('files are read-only', () => {
  const facts = { canChange: true, defaultBranch: 'main', devMode: { kind: 'on', branchName: 'dev' } } as const;

  it.each([
    ['dev', facts, undefined],
    ['main', facts, 'production'],
    ['other', facts, 'elsewhere'],
    ['other', { ...facts, devMode: { kind: 'off' } }, 'off'],
    ['other', { ...facts, devMode: { kind: 'unknown' } }, undefined],
    ['dev', { ...facts, canChange: false }, 'not-allowed'],
  ] as const)('on %s: %o → %s', (branch, known, reason) => {
    expect(readOnlyReason(branch, known)).toBe(reason);
  });
});
