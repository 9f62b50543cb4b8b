import type { DeploymentVersion, ReleaseChannel } from '@parley/react/client';
import type { DeploymentRecord } from './Deployments.js';

/** A version that was released to a channel. */
interface Release extends Pick<DeploymentVersion, 'releaseChannelVersion' | 'version'> {
  readonly releaseChannel: ReleaseChannel;
  /** Counts up over all channels. */
  readonly id: number;
}

/** What a deployment can be switched to: the head of each channel, and what ran on it before (docs/contract/deployments.md#deployments-and-settings). */
export function versionsOf(deployment: DeploymentRecord): readonly SwitchableVersion[] {
  return releases
    .filter((release) => isHead(release) || deployment.ranVersions.includes(release.releaseChannelVersion))
    .map((release) => ({
      ...release,
      isLatestInChannel: isHead(release),
      isCurrent: release.releaseChannelVersion === deployment.releaseChannelVersion,
    }));
}

export interface SwitchableVersion extends Release, DeploymentVersion {
  readonly releaseChannel: ReleaseChannel;
}

export function headOf(channel: ReleaseChannel): Release {
  return releases.findLast(({ releaseChannel }) => releaseChannel === channel) ?? releases[0];
}

function isHead(release: Release): boolean {
  return release === headOf(release.releaseChannel);
}

/** Oldest first. */
const releases: readonly [Release, ...Release[]] = [
  { id: 1, releaseChannel: 'release', releaseChannelVersion: '2026.24', version: '1.5.2' },
  { id: 2, releaseChannel: 'latest', releaseChannelVersion: '2026.27.1', version: '1.5.8' },
  { id: 3, releaseChannel: 'release', releaseChannelVersion: '2026.28', version: '1.5.9' },
  { id: 4, releaseChannel: 'latest', releaseChannelVersion: '2026.31.3', version: '1.6.0' },
  { id: 5, releaseChannel: 'latest', releaseChannelVersion: '2026.34.2', version: '1.6.3' },
  { id: 6, releaseChannel: 'release', releaseChannelVersion: '2026.32', version: '1.6.1' },
  { id: 7, releaseChannel: 'latest', releaseChannelVersion: '2026.37.1', version: '1.6.7' },
  { id: 8, releaseChannel: 'release', releaseChannelVersion: '2026.36', version: '1.6.6' },
  { id: 9, releaseChannel: 'latest', releaseChannelVersion: '2026.39.2', version: '1.6.11' },
];
