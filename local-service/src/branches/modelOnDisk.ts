import { deploymentId as servedDeployment } from '../addresses.js';
import type { ModelFiles } from '../data-model/BranchModels.js';
import { type BranchRecord, branchOf, type DeploymentRecord, type Deployments } from '../tenant/deployments/Deployments.js';
import { areSameFiles } from './changeFiles.js';
import { commitFiles } from './commits.js';

/** Makes the YAML files of the production branch those of a folder. What is not committed stays on top; other branches stay as they are. */
export function takeModelFiles(deployments: Deployments, model: ModelFiles, now: number): void {
  const { branch } = productionOf(deployments);
  if (branch === undefined) return;
  const { committed } = deployments.models.of(branch.id);
  const files = new Map([...[...committed].filter(([path]) => !isModelFile(path)), ...model]);
  if (!areSameFiles(files, committed)) commitFiles(deployments, branch, { files, now });
}

/** Makes every branch have other maps of the same files, so that they are compiled and checked against other data. */
export function renewModels({ branches, models }: Deployments): void {
  for (const { id } of branches.values()) {
    const { committed, working } = models.of(id);
    models.change(id, { committed: new Map(committed), working: new Map(working) });
  }
}

/** The files that define the model, which a folder has too. */
function isModelFile(path: string): boolean {
  return /^model\/.*\.ya?ml$/.test(path);
}

/** The branch that is served without a name, with its deployment and what is committed there. */
export function productionOf(deployments: Deployments): Production {
  const deployment = deployments.deployments.find(Number(servedDeployment));
  const branch = deployment && branchOf(deployments, deployment.id, deployment.deployBranchName);
  return { deployment, branch, files: deployments.models.of(branch?.id ?? 0).committed };
}

interface Production {
  readonly deployment: DeploymentRecord | undefined;
  readonly branch: BranchRecord | undefined;
  readonly files: ModelFiles;
}
