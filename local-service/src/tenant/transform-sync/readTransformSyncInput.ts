import type { StartTransformSyncInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { randomId } from '../../randomId.js';
import { branchOf } from '../deployments/Deployments.js';
import type { Tenant } from '../Tenant.js';
import { readManifest } from './readManifest.js';
import { retailerProject, retailerRefs } from './retailerProject.js';
import type { TransformProject, TransformSyncFailure, TransformSyncRecord } from './TransformSyncRecord.js';

/**
 * The input of a start. Problems that only a run can find, such as a ref that does not exist, are not
 * refused here: the run fails at that stage.
 */
export function readTransformSyncInput(
  input: StartTransformSyncInput,
  { deployments, clock }: Tenant,
  deploymentId: number,
): TransformSyncPlan {
  const source = input.source ?? 'git';
  const output = input.output ?? 'branch';
  const namedBranch = input.branchName || undefined;
  const isOwnBranch = namedBranch === undefined && output === 'branch';
  const production = deployments.deployments.find(deploymentId)?.deployBranchName ?? 'main';
  const branchName = namedBranch ?? (isOwnBranch ? `transform-sync-${randomId('').slice(0, 8)}` : production);
  const ref = input.ref || 'main';
  const hasBranch = isOwnBranch || branchOf(deployments, deploymentId, branchName) !== undefined;
  if (source === 'git') {
    const project = { ...retailerProject, manifestGeneratedAt: new Date(clock()).toISOString() };
    return {
      source,
      output,
      branchName,
      isOwnBranch,
      gitRef: ref,
      project,
      failure: refFailure(ref) ?? branchFailure({ output, branchName, hasBranch }),
    };
  }
  if (!input.manifest) throw invalid('manifest', 'is required when source is manifest');
  const project = readManifest(input.manifest);
  const failure = manifestFailure(project) ?? branchFailure({ output, branchName, hasBranch });
  return { source, output, branchName, isOwnBranch, gitRef: null, project, failure };
}

export type TransformSyncPlan = Pick<
  TransformSyncRecord,
  'source' | 'output' | 'branchName' | 'isOwnBranch' | 'gitRef' | 'project' | 'failure'
>;

function refFailure(ref: string): TransformSyncFailure | null {
  if (retailerRefs.includes(ref)) return null;
  return { stage: 'UPLOADING_PROJECT', message: `The ref "${ref}" is neither a branch nor a tag of the repository.` };
}

function manifestFailure({ models }: TransformProject): TransformSyncFailure | null {
  return models.length > 0 ? null : { stage: 'PROCESSING_MANIFEST', message: 'The manifest has no models under "nodes".' };
}

/** Files need no branch to go to. */
function branchFailure({ output, branchName, hasBranch }: BranchTarget): TransformSyncFailure | null {
  if (output === 'files' || hasBranch) return null;
  return { stage: 'WRITING_SERVICE_FILES', message: `The deployment has no branch "${branchName}" to commit to.` };
}

interface BranchTarget extends Pick<TransformSyncPlan, 'output' | 'branchName'> {
  readonly hasBranch: boolean;
}
