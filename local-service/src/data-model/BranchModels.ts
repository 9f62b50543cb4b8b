import { createRandom } from '../random.js';
import type { Cell, State } from '../state/State.js';

/** Contents of files by their path in the repository, without a slash at the beginning. */
export type ModelFiles = ReadonlyMap<string, string>;

/** The files of one branch. */
export interface BranchModel {
  /** As of its last commit. */
  readonly committed: ModelFiles;
  /** With what is not committed yet. */
  readonly working: ModelFiles;
  /** The files it last had in common with other branches, by their id. */
  readonly commonFiles: ReadonlyMap<number, ModelFiles>;
  /** What the repository has and the branch has not pulled yet. */
  readonly upstream: ModelFiles | null;
  readonly lastUpload: ModelFiles | null;
}

/** The files of all branches, by the id of the branch. */
export interface BranchModels {
  /** Without any file where none were ever given. */
  of(branchId: number): BranchModel;
  change(branchId: number, change: Partial<BranchModel>): void;
  /** Gives a new branch the committed files of another. */
  fork(branchId: number, fromBranchId: number): void;
  remove(branchId: number): void;
  /** A name for a commit: 40 hexadecimal digits. */
  newHash(): string;
  /** The same, or those that the state keeps. */
  keptIn(state: State): BranchModels;
}

export function createBranchModels(): BranchModels {
  return modelsOf(new Map(), { value: 0 });
}

function modelsOf(byBranch: Map<number, BranchModel>, drawn: Cell<number>): BranchModels {
  const random = createRandom(1, drawn);
  const modelOf = (branchId: number): BranchModel => byBranch.get(branchId) ?? emptyModel;

  return {
    of: modelOf,
    change(branchId, change) {
      byBranch.set(branchId, { ...modelOf(branchId), ...change });
    },
    fork(branchId, fromBranchId) {
      const { committed, commonFiles } = modelOf(fromBranchId);
      byBranch.set(branchId, {
        ...emptyModel,
        committed,
        working: committed,
        commonFiles: new Map([...commonFiles, [fromBranchId, committed]]),
      });
    },
    remove(branchId) {
      byBranch.delete(branchId);
    },
    newHash: () => Array.from({ length: 40 }, () => random.between(0, 15).toString(16)).join(''),
    keptIn: (state) => modelsOf(state.map('model files', byBranch), state.cell('drawn for hashes', drawn.value)),
  };
}

const emptyModel: BranchModel = { committed: new Map(), working: new Map(), commonFiles: new Map(), upstream: null, lastUpload: null };
