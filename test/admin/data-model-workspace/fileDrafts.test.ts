import { describe, expect, it } from 'vitest';
import { createFileDrafts } from '../../../src/admin/data-model-workspace/model/fileDrafts.js';
import type { FileEdit } from '../../../src/admin/data-model-workspace/model/fileEdits.js';

const edit = (path: string, text = 'new'): FileEdit => ({ branchName: 'dev', path, base: 'old', text });

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function open(shared = storage(), person = 'ada') {
  const drafts = createFileDrafts(shared);
  drafts.enter(person);
  return drafts;
}

describe('stored edits', () => {
  it('are restored per deployment, until they are saved or discarded', () => {
    const shared = storage();
    const [a, b] = [edit('a'), edit('b')];
    open(shared).write(1, [], [a, b]);
    expect(open(shared).read(1)).toEqual([a, b]);
    expect(open(shared).read(2)).toEqual([]);
    open(shared).write(1, [a, b], [{ ...a, base: 'new' }]);
    expect(open(shared).read(1)).toEqual([]);
  });

  it('do not affect those of another tab', () => {
    const shared = storage();
    const [one, other] = [open(shared), open(shared)];
    one.write(1, [], [edit('a')]);
    other.write(1, [], [edit('b')]);
    one.write(1, [edit('a')], []);
    expect(open(shared).read(1)).toEqual([edit('b')]);
  });

  it('are erased when another user signs in', () => {
    const shared = storage();
    open(shared, 'ada').write(1, [], [edit('a')]);
    expect(open(shared, 'bob').read(1)).toEqual([]);
    expect([...shared.values.values()].join()).not.toContain('new');
  });

  it('are limited in files and characters, keeping the latest', () => {
    const many = open();
    many.write(
      1,
      [],
      Array.from({ length: 80 }, (_, index) => edit(`f${index}`)),
    );
    expect(many.read(1)).toHaveLength(50);
    const long = open();
    long.write(1, [], [edit('small')]);
    long.write(1, [edit('small')], [edit('large', 'x'.repeat(999_995)), edit('small')]);
    expect(long.read(1).map(({ path }) => path)).toEqual(['large']);
  });

  it('are ignored if what is stored is invalid', () => {
    const shared = storage();
    open(shared).write(1, [], [edit('a')]);
    for (const [key, value] of shared.values) shared.values.set(key, value.replace('"new"', '7'));
    expect(open(shared).read(1)).toEqual([]);
  });
});
