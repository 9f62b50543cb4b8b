'use client';
import { TriangleAlert } from 'lucide-react';
import type { DeploymentVersion } from '../../client/resources/deployments.js';
import { useDeploymentVersionsInfinite } from '../../data/resources/deployments.js';
import { Button } from '../../ui/button/Button.js';
import { CheckField } from '../../ui/fields/CheckField.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { FieldGrid, Remark } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import { Group, Warning } from './DeploymentGroups.js';
import { channelName, type Release, releaseChannels } from './deploymentSettingsForm.js';
import { deploymentSettingsWidget } from './deploymentSettingsWidget.js';
import type { DeploymentSettingsLabels } from './labels/DeploymentSettingsLabels.js';
import { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';

/** The channel and version of the service that a deployment runs, and its hold. Renders a `<section>`. */
export function DeploymentRelease() {
  const labels = useDeploymentSettingsLabels();
  const { release: words } = labels;
  const { form, item } = deploymentSettingsWidget.useFields();
  const options = deploymentSettingsWidget.useSelector(({ options }) => options);
  const read = useDeploymentVersionsInfinite({ deploymentId: options.deploymentId, first: pageSize });
  useReadErrorEvent(read.error, { widget: 'deployment-settings', operation: 'listDeploymentVersions' }, options);
  const versions = read.data?.pages.flatMap(({ items }) => items) ?? [];
  const { release } = form.values;
  const latest = latestOf(versions, release.channel);
  const problem = form.field('release').error;
  const change = (next: Partial<Release>) => form.change({ release: { ...release, ...next } });
  const channels = [...new Set([...releaseChannels, release.channel])];
  return (
    <Group id="release">
      <FieldGrid>
        <Select
          label={words.channel}
          value={release.channel || undefined}
          options={channels.map((value) => ({ value, label: channelName(value, labels) }))}
          // A version belongs to a channel.
          onValueChange={(channel = '') => form.change({ release: releaseIn(channel, { versions, before: item && releaseOf(item) }) })}
          disabled={read.data === undefined}
        />
      </FieldGrid>
      <Select
        name="release"
        label={words.version}
        hint={problem}
        value={release.version || undefined}
        placeholder={words.unknown}
        options={optionsOf(release, versions, words)}
        onValueChange={(version = '') =>
          change({ version, isHeld: isEarlier(version, latest) || (release.isHeld && version === release.version) })
        }
        disabled={read.data === undefined}
      />
      {read.hasNextPage && (
        <Button size="small" isBusy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {words.more}
        </Button>
      )}
      {read.error !== null && <ReadFailure error={read.error} onRetry={() => void read.refetch()} isBusy={read.isFetching} />}
      <CheckField
        label={words.hold}
        hint={words.holdHint}
        name="isHeld"
        checked={release.isHeld}
        onChange={({ currentTarget }) => change({ isHeld: currentTarget.checked })}
      />
      {release.isHeld && (
        <>
          <Remark icon={TriangleAlert} tone="warning" role="status">
            {words.held(isolate(release.version))}
          </Remark>
          {isEarlier(release.version, latest) && latest && (
            <Button size="small" onClick={() => change({ version: latest.releaseChannelVersion, isHeld: false })}>
              {words.backToLatest(isolate(latest.releaseChannelVersion))}
            </Button>
          )}
        </>
      )}
      <Warning isShown={item !== undefined && release.version !== '' && release.version !== item.releaseChannelVersion}>
        {words.switched(isolate(release.version))}
      </Warning>
    </Group>
  );
}

const pageSize = 50;

function latestOf(versions: readonly DeploymentVersion[], channel: string): DeploymentVersion | undefined {
  return versions.find(({ releaseChannel, isLatestInChannel }) => releaseChannel === channel && isLatestInChannel);
}

function isEarlier(version: string, latest: DeploymentVersion | undefined): boolean {
  return latest !== undefined && version !== latest.releaseChannelVersion;
}

function releaseOf({ releaseChannel: channel, releaseChannelVersion, releaseChannelVersionHold }: StoredRelease): Release {
  return { channel, version: releaseChannelVersion ?? '', isHeld: releaseChannelVersionHold ?? false };
}

interface StoredRelease {
  readonly releaseChannel: string;
  readonly releaseChannelVersion?: string | null;
  readonly releaseChannelVersionHold?: boolean | null;
}

interface ChannelChange {
  readonly versions: readonly DeploymentVersion[];
  /** The saved release. */
  readonly before: Release | undefined;
}

/** The latest version of another channel, or the stored version of the stored channel. */
function releaseIn(channel: string, { versions, before }: ChannelChange): Release {
  if (before?.channel === channel) return before;
  return { channel, version: latestOf(versions, channel)?.releaseChannelVersion ?? '', isHeld: false };
}

/** The versions of the channel, plus the chosen one if it is not among them. */
function optionsOf(release: Release, versions: readonly DeploymentVersion[], words: DeploymentSettingsLabels['release']) {
  const offered = versions
    .filter(({ releaseChannel }) => releaseChannel === release.channel)
    .map(({ releaseChannelVersion: value, version, isLatestInChannel, isCurrent }) => {
      const option = version === '' ? value : `${value} (${version})`;
      return { value, label: isLatestInChannel ? words.latest(option) : isCurrent ? words.current(option) : option };
    });
  const isKnown = release.version === '' || offered.some(({ value }) => value === release.version);
  return isKnown ? offered : [...offered, { value: release.version, label: release.version }];
}
