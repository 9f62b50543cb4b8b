import type { CreateDeploymentInput } from '@parley/react/client';
import type { ModelFiles } from '../../data-model/BranchModels.js';
import type { DeploymentRecord, Deployments } from './Deployments.js';
import { newDeployment } from './newDeployment.js';

/** Makes a deployment with its production branch, which holds a starter project unless its files come from source control. */
export function addDeployment(
  { deployments, branches, models }: Deployments,
  { input, now }: { readonly input: CreateDeploymentInput; readonly now: number },
): DeploymentRecord {
  const deployment = deployments.insert(newDeployment(input, now));
  const { id: branchId } = branches.insert({
    deploymentId: deployment.id,
    name: deployment.deployBranchName,
    parentBranch: null,
    lastHash: models.newHash(),
    isStagingEnvironmentEnabled: false,
    devModeUserId: null,
    isRunning: true,
  });
  if (input.creationMethod !== 'source-control') models.change(branchId, { committed: starterProject, working: starterProject });
  return deployment;
}

/** The files that a project begins with. */
export const starterProject: ModelFiles = new Map([
  [
    'model/cubes/visits.yml',
    `cubes:
  - name: visits
    sql_table: visits
    measures:
      - name: count
        type: count
    dimensions:
      - name: id
        sql: id
        type: number
        primary_key: true
`,
  ],
  [
    'model/views/traffic.yml',
    `views:
  - name: traffic
    cubes:
      - join_path: visits
        includes: "*"
`,
  ],
]);
