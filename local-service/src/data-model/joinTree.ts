import type { ModelTable } from './ModelView.js';
import type { Cube, Join } from './readCube.js';
import { identifier } from './sqlNames.js';

/** The cubes of a view and how their rows are joined, beginning with one cube. */
export interface JoinTree {
  readonly root: Cube;
  /** Adds a join between neighbours; says why it cannot. */
  join(from: Cube, to: Cube): string | undefined;
  /** Adds the shortest way from a cube that is in the tree to another one; says why it cannot. */
  reach(from: Cube, to: Cube): string | undefined;
  readonly cubes: readonly Cube[];
  /** True if the joins give rows of this cube more than once, so that its sums would be too high. */
  isRepeated(cube: Cube): boolean;
  /** The tables in the order of the joins. `on` writes the condition of a join. */
  tables(on: (cube: Cube, join: Join) => string): readonly ModelTable[];
}

export function createJoinTree(root: Cube, cubes: ReadonlyMap<string, Cube>): JoinTree {
  const branches = new Map<Cube, Branch | undefined>([[root, undefined]]);

  function join(from: Cube, to: Cube): string | undefined {
    const found = from.joins.get(to.name);
    if (found === undefined) return `"${from.name}" has no join to "${to.name}".`;
    const known = branches.get(to);
    if (branches.has(to)) return known?.from === from ? undefined : `"${to.name}" is reached in two ways.`;
    branches.set(to, { from, join: found });
    return undefined;
  }

  function pathTo(cube: Cube): readonly Branch[] {
    const branch = branches.get(cube);
    return branch === undefined ? [] : [...pathTo(branch.from), branch];
  }

  return {
    root,
    join,
    reach(from, to) {
      if (branches.has(to)) return undefined;
      const path = shortestPath(from, to, cubes);
      if (path === undefined) return `"${from.name}" has no join to "${to.name}".`;
      for (const [index, cube] of path.entries()) {
        const before = path[index - 1];
        const problem = before === undefined ? undefined : join(before, cube);
        if (problem !== undefined) return problem;
      }
      return undefined;
    },
    get cubes() {
      return [...branches.keys()];
    },
    isRepeated(cube) {
      const path = new Set(pathTo(cube));
      return [...branches.values()].some((branch) => {
        if (branch === undefined || branch.join.relationship === 'one_to_one') return false;
        return path.has(branch) ? branch.join.relationship === 'many_to_one' : branch.join.relationship === 'one_to_many';
      });
    },
    tables: (on) =>
      [...branches].map(([cube, branch]) => ({
        alias: identifier(cube.name),
        source: cube.source,
        ...(branch !== undefined && { on: on(branch.from, branch.join) }),
      })),
  };
}

interface Branch {
  readonly from: Cube;
  readonly join: Join;
}

function shortestPath(from: Cube, to: Cube, cubes: ReadonlyMap<string, Cube>): readonly Cube[] | undefined {
  const before = new Map<Cube, Cube | undefined>([[from, undefined]]);
  for (const cube of before.keys()) {
    if (cube === to) return pathBack(to, before);
    for (const name of cube.joins.keys()) {
      const next = cubes.get(name);
      if (next !== undefined && !before.has(next)) before.set(next, cube);
    }
  }
  return undefined;
}

function pathBack(cube: Cube, before: ReadonlyMap<Cube, Cube | undefined>): readonly Cube[] {
  const previous = before.get(cube);
  return previous === undefined ? [cube] : [...pathBack(previous, before), cube];
}
