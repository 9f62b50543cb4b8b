import type { Deployment, DeploymentSettings, ReleaseChannel } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { isSetUp } from './buildStatusOf.js';
import type { DeploymentRecord } from './Deployments.js';
import type { DeploymentChange } from './readDeploymentChange.js';
import { headOf, type SwitchableVersion, versionsOf } from './releaseVersions.js';
import { isSecretName } from './secretNames.js';

export function toDeployment({ id, name, deploymentUrl, creationStep }: DeploymentRecord): Deployment {
  return { id, name, deploymentUrl, creationStep };
}

/** All settings, secrets excluded (docs/contract/deployments.md#deployments-and-settings). */
export function toSettings({ createdAt: _, ranVersions: __, ...settings }: DeploymentRecord): DeploymentSettings {
  const variables = Object.entries(settings.templateVariables ?? {});
  return { ...settings, templateVariables: Object.fromEntries(variables.filter(([name]) => !isSecretName(name))) };
}

/** What a change makes of a deployment: template variables merge key by key, and a version must be one to switch to. */
export function changeDeployment(
  deployment: DeploymentRecord,
  { templateVariables, releaseChannelVersion, releaseChannelVersionHold, ...change }: DeploymentChange,
): Partial<DeploymentRecord> {
  const channel = change.releaseChannel ?? channelOf(deployment);
  const isSwitch = releaseChannelVersion !== undefined || channel !== deployment.releaseChannel;
  const version = isSwitch ? chooseVersion(deployment, channel, releaseChannelVersion) : undefined;
  const hold = releaseChannelVersionHold ?? (version?.isLatestInChannel === false ? true : undefined);
  return {
    ...change,
    ...(templateVariables !== undefined && { templateVariables: { ...deployment.templateVariables, ...templateVariables } }),
    ...(version !== undefined && runningVersion(deployment, version)),
    ...(hold !== undefined && { releaseChannelVersionHold: hold }),
  };
}

/** True if the running build has to be replaced. */
export function needsBuild(before: DeploymentRecord, after: DeploymentRecord): boolean {
  return isSetUp(after) && buildSettings.some((name) => before[name] !== after[name]);
}

const buildSettings = [
  'creationStep',
  'releaseChannelVersion',
  'deployBranchName',
  'deployProjectRoot',
  'template',
  'region',
  'cloudProvider',
] as const;

/** The head of the channel, unless one of its versions was picked. */
function chooseVersion(deployment: DeploymentRecord, channel: ReleaseChannel, picked: string | null | undefined): SwitchableVersion {
  const wanted = picked ?? headOf(channel).releaseChannelVersion;
  const version = versionsOf(deployment).find(
    ({ releaseChannel, releaseChannelVersion }) => releaseChannel === channel && releaseChannelVersion === wanted,
  );
  if (version === undefined) {
    throw invalid('releaseChannelVersion', `must be an available version of this deployment for the channel "${channel}"`);
  }
  return version;
}

function runningVersion({ ranVersions }: DeploymentRecord, { releaseChannelVersion, version }: SwitchableVersion) {
  return {
    releaseChannelVersion,
    serviceImageVersion: version,
    ranVersions: [...new Set([...ranVersions, releaseChannelVersion])],
  };
}

function channelOf({ releaseChannel }: DeploymentRecord): ReleaseChannel {
  return releaseChannel === 'release' ? 'release' : 'latest';
}
