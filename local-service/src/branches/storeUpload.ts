import type { ModelFiles } from '../data-model/BranchModels.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { Deployments } from '../tenant/deployments/Deployments.js';
import { putFiles } from './changeFiles.js';
import { commitFiles } from './commits.js';
import { filesAt, type UploadTarget } from './UploadTarget.js';

/** Puts a finished upload on its branch, by a commit or, where it is live, on top of the last one. Gives the last commit. */
export function storeUpload(deployments: Deployments, target: UploadTarget, { listed, autoRemoveFiles, now }: StoredUpload): string {
  const { branches, models } = deployments;
  const branch = branches.find(target.branch.id);
  if (branch === undefined) throw new ServiceFailure(404, `The branch "${target.branch.name}" was deleted.`);
  const { committed, working } = models.of(branch.id);
  const replaced = autoRemoveFiles ? filesAt(deployments, target) : new Map();
  const kept = new Map([...(target.isLive ? working : committed)].filter(([path]) => !replaced.has(path)));
  const files = putFiles(kept, listed);
  models.change(branch.id, { lastUpload: listed });
  if (!target.isLive) return commitFiles(deployments, branch, { files, now }).lastHash;
  models.change(branch.id, { working: files });
  return branch.lastHash;
}

interface StoredUpload {
  /** The files of the project, by their paths in the repository. */
  readonly listed: ModelFiles;
  readonly autoRemoveFiles: boolean;
  readonly now: number;
}
