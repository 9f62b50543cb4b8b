import type { BranchResponse } from '../../../client/resources/branches.js';
import { searchKey } from '../../../react/text/searchText.js';

/** A branch with its child branches. */
export interface BranchNode {
  /** The branch itself. */
  readonly branch: BranchResponse;
  /** The branches created from it, sorted by name. */
  readonly children: readonly BranchNode[];
}

/** The options that decide the order of the tree. */
export interface ForestOptions {
  /** The name of the production branch, which comes first. */
  readonly defaultBranch?: string | undefined;
  /** The locale that sorts the names, such as `de`. */
  readonly locale: string;
}

/**
 * Builds trees from branches; each branch appears once. The default branch comes first, the others by name. A branch whose
 * parent is missing, or that would be its own ancestor, becomes a root.
 */
export function readForest(branches: readonly BranchResponse[], { defaultBranch, locale }: ForestOptions): readonly BranchNode[] {
  const byName = new Map(branches.map((branch) => [branch.name, branch] as const).reverse());
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const isDefault = ({ name }: BranchResponse) => name === defaultBranch;
  const sorted = [...byName.values()].sort(
    (one, other) => Number(isDefault(other)) - Number(isDefault(one)) || compare(one.name, other.name) || (one.name < other.name ? -1 : 1),
  );
  const tops = new Set(sorted.filter((branch) => parentIn(byName, branch) === undefined));
  for (const branch of sorted) {
    const circle = circleOf(byName, branch);
    if (circle !== undefined && !circle.some((member) => tops.has(member))) tops.add(branch);
  }
  const below = sorted.filter((branch) => !tops.has(branch));
  const nodeOf = (branch: BranchResponse): BranchNode => ({ branch, children: childrenOf(below, branch).map(nodeOf) });
  return sorted.filter((branch) => tops.has(branch)).map(nodeOf);
}

/** Returns the trees reduced to the matching branches and their ancestors. */
export function filterForest(forest: readonly BranchNode[], search: string): readonly BranchNode[] {
  const wanted = searchKey(search);
  if (wanted === '') return forest;
  return forest.flatMap((node) => {
    const children = filterForest(node.children, wanted);
    const isFound = searchKey(node.branch.name).includes(wanted);
    return isFound || children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Returns all nodes from top to bottom. */
export function flattenForest(forest: readonly BranchNode[]): readonly BranchResponse[] {
  return forest.flatMap(({ branch, children }) => [branch, ...flattenForest(children)]);
}

/** Returns the direct child branches, which move to the branch's parent when it is deleted. */
export function childrenOf(branches: readonly BranchResponse[], { name }: Pick<BranchResponse, 'name'>): readonly BranchResponse[] {
  return branches.filter((branch) => branch.parentBranch === name && branch.name !== name);
}

function parentIn(byName: BranchesByName, { name, parentBranch }: BranchResponse): BranchResponse | undefined {
  return parentBranch == null || parentBranch === name ? undefined : byName.get(parentBranch);
}

/** Returns the circle of parents that contains `start`; `undefined` if there is none. */
function circleOf(byName: BranchesByName, start: BranchResponse): readonly BranchResponse[] | undefined {
  const walked = new Set([start]);
  for (let above = parentIn(byName, start); above !== undefined; above = parentIn(byName, above)) {
    if (above === start) return [...walked];
    if (walked.has(above)) return undefined;
    walked.add(above);
  }
  return undefined;
}

type BranchesByName = ReadonlyMap<string, BranchResponse>;
