import type { CreateDeploymentInput } from '@parley/react/client';
import { toSlug } from '../workspace/toSlug.js';
import type { DeploymentRecord } from './Deployments.js';
import { headOf } from './releaseVersions.js';

/** A deployment as it is made: on the latest version, its production branch `main`. */
export function newDeployment(input: CreateDeploymentInput, now: number): Omit<DeploymentRecord, 'id'> {
  const { name, cloudProvider, isManaged, region, targetPlatform, creationStep, creationMethod = null, deployMode = null } = input;
  const autoDomain = `${toSlug(name) || 'deployment'}.parley.example`;
  const { releaseChannelVersion, version } = headOf('latest');
  return {
    name,
    template: 'single',
    cloudProvider,
    creationStep,
    deploymentUrl: `https://${autoDomain}`,
    releaseChannel: 'latest',
    releaseChannelVersion,
    releaseChannelVersionHold: false,
    deployBranchName: 'main',
    deployBranchReadOnly: false,
    deployBranchMergeAllowed: true,
    deployProjectRoot: '/',
    isServiceSqlEnabled: true,
    isSupportPreAggregations: true,
    autoDomain,
    creationMethod,
    cspsConfig: null,
    serviceImageCloud: 'registry.parley.example/server',
    serviceImageVersion: version,
    customDomain: null,
    defaultLaunchpadViewGroup: null,
    deployMode,
    isCold: false,
    isManaged,
    launchpadTabs: null,
    region,
    repoType: creationMethod === 'source-control' ? 'git' : 'deployRepo',
    targetPlatform,
    templateVariables: {},
    createdAt: now,
    ranVersions: [releaseChannelVersion],
  };
}

/** A deployment whose wizard was completed with files. */
export const finishedWizard = {
  cloudProvider: 'managed',
  isManaged: true,
  region: 'managed-eu-central-1',
  targetPlatform: 'kubernetes',
  creationStep: 'ready',
  creationMethod: 'upload',
  deployMode: 'cli',
} as const;
