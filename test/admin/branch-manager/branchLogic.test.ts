import { describe, expect, it } from 'vitest';
import {
  type BranchActionKind,
  type BranchFacts,
  checkBranchName,
  refusalOf,
} from '../../../src/admin/branch-manager/model/branchRules.js';
import { problemsAfter, withoutProblem } from '../../../src/admin/branch-manager/model/useBranchActions.js';
import { isOfBefore } from '../../../src/admin/branch-manager/model/useValidation.js';
import { changedFiles } from '../../../src/admin/shared/branches/useChangedFiles.js';
import { problemsByFile } from '../../../src/admin/shared/branches/validationFiles.js';
import { ServiceError } from '../../../src/client.js';

const main = { id: 1, name: 'main', parentBranch: null };
const work = { id: 2, name: 'work', parentBranch: 'main' };
const below = { id: 3, name: 'below', parentBranch: 'work' };
const orphan = { id: 4, name: 'orphan', parentBranch: 'gone' };
const facts: BranchFacts = {
  branches: [main, work, below, orphan],
  defaultBranch: 'main',
  canMergeToDefault: true,
  canChange: true,
  devMode: { kind: 'on', branchName: 'work' },
  changedFileCount: 2,
};

describe('actions that a branch does not allow', () => {
  it.each(['start-dev-mode', 'staging', 'delete', 'merge', 'merge-to-default'] as const)(
    'excludes the production branch from %s',
    (action) => {
      expect(refusalOf(action, main, facts)).toBe('default-branch');
    },
  );

  it('leaves the decision to the service if the production branch is unknown', () => {
    expect(refusalOf('delete', main, { ...facts, defaultBranch: undefined })).toBeUndefined();
  });

  it('refuses every action to users without permission', () => {
    const acts: readonly BranchActionKind[] = ['create', 'pull', 'commit', 'merge', 'staging', 'delete', 'start-dev-mode', 'stop-dev-mode'];
    expect(acts.map((action) => refusalOf(action, work, { ...facts, canChange: false }))).toEqual(acts.map(() => 'not-allowed'));
  });

  it('allows commits only in dev mode, and only if there are changes', () => {
    expect(refusalOf('commit', work, facts)).toBeUndefined();
    expect(refusalOf('commit', below, facts)).toBe('not-in-dev-mode');
    expect(refusalOf('commit', work, { ...facts, changedFileCount: 0 })).toBe('nothing-to-commit');
    expect(refusalOf('commit', work, { ...facts, changedFileCount: undefined })).toBeUndefined();
  });

  it('allows merging only without uncommitted changes', () => {
    expect(refusalOf('merge', work, facts)).toBe('uncommitted');
    expect(refusalOf('merge-to-default', work, facts)).toBe('uncommitted');
    expect(refusalOf('merge', work, { ...facts, changedFileCount: 0 })).toBeUndefined();
  });

  it('allows merging into production only if the deployment does, and always elsewhere', () => {
    const forbidden = { ...facts, canMergeToDefault: false, changedFileCount: 0 };
    expect(refusalOf('merge', work, forbidden)).toBe('merge-forbidden');
    expect(refusalOf('merge-to-default', below, forbidden)).toBe('merge-forbidden');
    expect(refusalOf('merge', below, forbidden)).toBeUndefined();
  });

  it('requires an existing parent', () => {
    expect(refusalOf('merge', orphan, facts)).toBe('parent-missing');
    expect(refusalOf('merge', { ...orphan, parentBranch: null }, facts)).toBe('no-parent');
  });
});

describe('the name of a new branch', () => {
  it.each(['autumn-prices', 'feature/2026', 'v1.2', 'größe', 'a@b'])('accepts %s', (name) => {
    expect(checkBranchName(name, ['main'])).toBeUndefined();
  });

  it.each(['-a', 'a b', 'a..b', 'a~1', 'a:b', 'x.lock', 'a/', '/a', '.a', 'a/.b', 'a//b', 'a@{1}', '@', 'a\u0007b', 'x'.repeat(245)])(
    'refuses %j',
    (name) => {
      expect(checkBranchName(name, [])).toBe('unusable');
    },
  );

  it('is required, and must be available', () => {
    expect(checkBranchName('  ', [])).toBe('missing');
    expect(checkBranchName(' main ', ['main'])).toBe('taken');
  });
});

describe('uncommitted changes', () => {
  it('are recognized as added, changed and removed files by their hashes', () => {
    const committed = { a: { hash: '1' }, b: { hash: '2' }, c: { hash: '3' } };
    const live = { a: { hash: '1' }, b: { hash: '9' }, toString: { hash: '4' } };
    expect(changedFiles(committed, live)).toEqual([
      { path: 'b', change: 'changed' },
      { path: 'c', change: 'removed' },
      { path: 'toString', change: 'added' },
    ]);
  });
});

describe('validation problems', () => {
  it('are sorted by file and line, those without a file last', () => {
    const errors = [
      { message: 'No file.' },
      { message: 'Line 30 is odd.', fileName: 'b.yml' },
      { message: 'Early.', fileName: 'b.yml:4:2' },
      { message: 'Alone.', fileName: 'a.yml', extra: true },
    ];
    const files = problemsByFile({ errors });
    expect(files.map(({ fileName }) => fileName)).toEqual(['a.yml', 'b.yml', undefined]);
    expect(files[1]?.problems.map(({ line }) => line)).toEqual([4, 30]);
  });

  it('are counted as warnings or errors', () => {
    const errors = ['Warning: old.', '[warning] older.', 'Wrong.'].map((message) => ({ message, fileName: 'a.yml' }));
    expect(problemsByFile({ errors })).toMatchObject([
      { errorCount: 1, warningCount: 2, problems: [{ message: 'old.' }, { message: 'older.' }, {}] },
    ]);
  });
});

describe('a validation result', () => {
  const noted = { lastHash: '1', liveVersion: 'x' };
  it('is outdated after a commit and after a file change', () => {
    expect(isOfBefore(noted, noted)).toBe(false);
    expect(isOfBefore(noted, { ...noted, lastHash: '2' })).toBe(true);
    expect(isOfBefore(noted, { ...noted, liveVersion: 'y' })).toBe(true);
  });

  it('is not outdated by files that are not loaded yet, and is outdated without a known version', () => {
    expect(isOfBefore(noted, { lastHash: '1', liveVersion: undefined })).toBe(false);
    expect(isOfBefore(undefined, noted)).toBe(true);
  });
});

describe('branch problems', () => {
  const error = new ServiceError('conflict', 'Both changed it.');
  const problem = { action: 'merge', kind: 'conflict', error } as const;
  const done = { kind: 'done', result: undefined } as const;

  it('keep a failure until an action there succeeds or it is dismissed', () => {
    const failed = problemsAfter(new Map(), { branchName: 'work', action: 'merge', outcome: { kind: 'failed', error } });
    expect(failed.get('work')).toEqual(problem);
    const refused = { kind: 'failed', error: new ServiceError('permission', 'No.') } as const;
    expect(problemsAfter(failed, { branchName: 'work', action: 'pull', outcome: refused }).get('work')).toEqual(problem);
    expect(problemsAfter(failed, { branchName: 'other', action: 'pull', outcome: done }).get('work')).toEqual(problem);
    expect(problemsAfter(failed, { branchName: 'work', action: 'pull', outcome: done }).size).toBe(0);
    expect(withoutProblem(failed, 'work').size).toBe(0);
  });
});
