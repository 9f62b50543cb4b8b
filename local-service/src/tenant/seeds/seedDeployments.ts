import type { DeploymentRecord, Deployments } from '../deployments/Deployments.js';
import { finishedWizard, newDeployment } from '../deployments/newDeployment.js';
import { createTable } from '../Table.js';
import { dayMs } from '../times.js';
import { seedBranches } from './seedBranches.js';

/** Three deployments, with their branches: one in use, one on a held version, and one to try things. */
export function seedDeployments(now: number): Deployments {
  const deployments = createTable<DeploymentRecord>();
  const insert = (name: string, ageDays: number, settings: Partial<DeploymentRecord>) => {
    const startedAt = now - ageDays * dayMs;
    deployments.insert({ ...newDeployment({ name, ...finishedWizard }, startedAt), ...settings });
  };
  insert('Production', 540, {
    creationMethod: 'source-control',
    deployMode: 'git',
    repoType: 'git',
    template: 'multiCluster',
    customDomain: 'data.halloway.example',
    defaultLaunchpadViewGroup: 'Sales',
    launchpadTabs: ['dashboards', 'reports', 'chat'],
    templateVariables: { apiReplicas: 2, cacheTtlMinutes: 15, signingSecret: 'never shown' },
    ranVersions: ['2026.28', '2026.31.3', '2026.34.2', '2026.37.1', '2026.39.2'],
  });
  insert('Staging', 400, {
    template: 'simpleCluster',
    releaseChannel: 'release',
    releaseChannelVersion: '2026.32',
    releaseChannelVersionHold: true,
    serviceImageVersion: '1.6.1',
    ranVersions: ['2026.24', '2026.32'],
  });
  insert('Analytics sandbox', 90, { isCold: true });
  return { deployments, ...seedBranches(deployments) };
}
