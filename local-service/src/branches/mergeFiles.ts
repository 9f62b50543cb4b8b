import type { ModelFiles } from '../data-model/BranchModels.js';

/** Brings two sets of files together that went apart from `base`. Where both changed a file differently, `ours` stays. */
export function mergeFiles({ base, ours, theirs }: MergeSides): MergedFiles {
  const files = new Map<string, string>();
  const conflicts: string[] = [];
  for (const path of new Set([...ours.keys(), ...theirs.keys(), ...base.keys()])) {
    const [before, our, their] = [base.get(path), ours.get(path), theirs.get(path)];
    const content = our === before ? their : our;
    if (content !== undefined) files.set(path, content);
    if (our !== before && their !== before && our !== their) conflicts.push(path);
  }
  return { files, conflicts };
}

interface MergeSides {
  readonly base: ModelFiles;
  readonly ours: ModelFiles;
  readonly theirs: ModelFiles;
}

interface MergedFiles {
  readonly files: ModelFiles;
  /** Paths that both sides changed, and not alike. */
  readonly conflicts: readonly string[];
}
