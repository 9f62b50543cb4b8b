import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { problemsOfCommit } from '../../scripts/commits/problemsOfCommit.mjs';
import { readNewCommits } from '../../scripts/commits/readNewCommits.mjs';

describe('the subject of a commit', () => {
  it.each([
    'client: accept JSON-RPC errors in any response',
    'local-service: answer `GET /api/v1/roles` in pages',
    'all layers: follow the Rules of React',
    `docs: ${'x'.repeat(66)}`,
    `docs: ${'語'.repeat(66)}`,
  ])('passes as an area and what was done, in at most 72 characters: %s', (subject) => {
    expect(problemsOfCommit({ subject, parents: ['a1'] })).toEqual([]);
  });

  it.each([
    [`docs: ${'x'.repeat(67)}`, 'has a subject of 73 characters: use at most 72'],
    ['Update the docs', 'needs the form "area: what", in lower case before and after the colon'],
    ['Docs: name the folders', 'needs the form "area: what", in lower case before and after the colon'],
    ['docs: Name the folders', 'needs the form "area: what", in lower case before and after the colon'],
    ['docs:', 'needs the form "area: what", in lower case before and after the colon'],
    ['docs: name the folders.', 'ends with a full stop: leave it out'],
    ['docs: name the folders; test them', 'joins topics with ";": commit each concern by itself'],
    ['fixup! docs: name the folders', 'is unfinished: squash it into the commit that it belongs to'],
    ['squash! docs: name the folders', 'is unfinished: squash it into the commit that it belongs to'],
    ['WIP', 'is unfinished: squash it into the commit that it belongs to'],
    ['wip: name the folders', 'is unfinished: squash it into the commit that it belongs to'],
  ])('is refused: %s', (subject, problem) => {
    expect(problemsOfCommit({ subject, parents: ['a1'] })).toEqual([problem]);
  });

  it('is not enough for a merge, except for the one with which GitHub tests a pull request', () => {
    const parents = ['a1', 'b2'];
    expect(problemsOfCommit({ subject: 'docs: merge the recipes', parents })).toEqual(['is a merge: squash it into one commit, or rebase']);
    expect(problemsOfCommit({ subject: `Merge ${'a'.repeat(40)} into ${'b'.repeat(40)}`, parents })).toEqual([]);
  });
});

describe('the new commits', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-commits-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  const commit = (subject: string) => {
    git(folder, 'commit', '--quiet', '--allow-empty', '-m', subject);
    return git(folder, 'rev-parse', 'HEAD');
  };
  const subjects = (options: Parameters<typeof readNewCommits>[0]) =>
    readNewCommits({ cwd: folder, ...options }).map(({ subject }) => subject);

  git(folder, 'init', '--quiet', '--initial-branch=main');
  const before = commit('Before the rules');
  const since = commit('since');
  const third = commit('third');
  commit('fourth');

  it('are those after the given one, or on main all that come after the rules', () => {
    expect(subjects({ since })).toEqual(['fourth', 'third']);
    expect(subjects({ since, base: third })).toEqual(['fourth']);
    expect(subjects({ since, base: before })).toEqual(['fourth', 'third']);
    expect(subjects({ since, base: '0'.repeat(40) })).toEqual(['fourth', 'third']);
  });

  it('are those of a branch, with their parents', () => {
    git(folder, 'switch', '--quiet', '--create', 'branch', third);
    commit('on a branch');
    expect(subjects({ since })).toEqual(['on a branch']);
    git(folder, 'merge', '--quiet', '--no-ff', '-m', 'merged', 'main');
    expect(readNewCommits({ cwd: folder, since }).map(({ subject, parents }) => [subject, parents.length])).toEqual([
      ['merged', 2],
      ['on a branch', 1],
    ]);
    git(folder, 'switch', '--quiet', 'main');
  });

  it('are none in a shallow clone and outside of Git', () => {
    const clone = join(folder, 'clone');
    git(folder, 'clone', '--quiet', '--depth=1', `file://${folder}`, clone);
    expect(subjects({ cwd: clone, since })).toEqual([]);
    expect(subjects({ cwd: tmpdir(), since })).toEqual([]);
  });
});
