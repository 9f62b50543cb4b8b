import { type DeploymentSection, DeploymentSettings } from '../../src/admin.js';
import type { PageProps } from './pages.js';

const sections: readonly DeploymentSection[] = [
  'general',
  'release',
  'infrastructure',
  'dataModel',
  'variables',
  'startPage',
  'storage',
  'build',
  'deletion',
];

export function DeploymentPage({ deploymentId, guard, address }: PageProps) {
  return (
    <DeploymentSettings
      deploymentId={deploymentId}
      section={address.choices('part', sections)[0]}
      onSectionChange={(part) => address.change({ part }, 'replace')}
      leaveGuard={guard}
    />
  );
}
