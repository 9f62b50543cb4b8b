import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childrenOf, filterForest, flattenForest, readForest } from '../../../src/admin/branch-manager/model/branchForest.js';

const locale = 'en';
const branch = (name: string, parentBranch: string | null = null) => ({ id: 1, name, parentBranch });
const namesOf = (...args: Parameters<typeof readForest>) => flattenForest(readForest(...args)).map(({ name }) => name);

describe('branches as trees', () => {
  it('puts each branch below the one it was created from', () => {
    const [main, ...others] = readForest([branch('b', 'a'), branch('a', 'main'), branch('main')], { locale });
    expect(others).toEqual([]);
    expect(main?.children[0]?.branch.name).toBe('a');
    expect(main?.children[0]?.children[0]?.branch.name).toBe('b');
  });

  it('puts the default branch first, and sorts the others by name in natural number order', () => {
    const branches = [branch('r10'), branch('r9'), branch('main'), branch('A')];
    expect(namesOf(branches, { defaultBranch: 'main', locale })).toEqual(['main', 'A', 'r9', 'r10']);
  });

  it('shows a branch without an existing parent at the top', () => {
    expect(readForest([branch('orphan', 'gone')], { locale })).toHaveLength(1);
  });

  it('breaks cycles at the first branch by name, and keeps their descendants', () => {
    const forest = readForest([branch('c', 'b'), branch('b', 'a'), branch('a', 'c'), branch('leaf', 'c')], { locale });
    expect(forest.map((node) => node.branch.name)).toEqual(['a']);
    expect(flattenForest(forest).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'leaf']);
  });

  it('shows each branch once, whatever their parents', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const branches = fc.array(fc.record({ id: fc.nat(), name, parentBranch: fc.option(fc.oneof(name, fc.constant('gone'))) }));
    fc.assert(
      fc.property(branches, (given) => {
        const shown = namesOf(given, { defaultBranch: 'a', locale });
        expect([...shown].sort()).toEqual([...new Set(given.map((one) => one.name))].sort());
      }),
    );
  });

  it('finds branches in any case, and includes their ancestors', () => {
    const forest = readForest([branch('main'), branch('Autumn', 'main'), branch('spring', 'main'), branch('prices', 'Autumn')], { locale });
    const found = flattenForest(filterForest(forest, ' PRICE '));
    expect(found.map(({ name }) => name)).toEqual(['main', 'Autumn', 'prices']);
  });

  it('lists the children that a deletion would move', () => {
    const branches = [branch('main'), branch('a', 'main'), branch('b', 'a'), branch('self', 'self')];
    expect(childrenOf(branches, { name: 'main' }).map(({ name }) => name)).toEqual(['a']);
    expect(childrenOf(branches, { name: 'self' })).toEqual([]);
  });
});
