import type { UpdateDeploymentInput } from '@parley/react/client';
import { invalid } from '../../http/fields.js';
import { givenFields, withoutNulls } from '../../http/givenFields.js';
import { regions } from './regions.js';

/** What `updateDeployment` changes. `null` clears what may be unset, and leaves the rest alone. */
export type DeploymentChange = ReturnType<typeof readDeploymentChange>;

export function readDeploymentChange(input: UpdateDeploymentInput) {
  const { creationMethod, deployMode, region, customDomain, releaseChannelVersion, defaultLaunchpadViewGroup, ...others } = input;
  const { launchpadTabs, cspsConfig: storage, ...settings } = others;
  const cspsConfig = storage && { ...withoutNulls(storage), enabled: storage.enabled, storageProvider: storage.storageProvider };
  if (settings.name?.trim() === '') throw invalid('name', 'must not be empty');
  if (typeof region === 'string') checkRegion(region);
  return {
    ...withoutNulls(settings),
    ...givenFields({ creationMethod, deployMode, region, customDomain, releaseChannelVersion, defaultLaunchpadViewGroup }),
    ...givenFields({ launchpadTabs, cspsConfig }),
  };
}

export function checkRegion(region: string): void {
  const names = regions.map(({ name }) => name);
  if (!names.includes(region)) throw invalid('region', `must be one of ${names.join(', ')}`);
}
