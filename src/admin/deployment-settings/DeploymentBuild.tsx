'use client';
import { useState } from 'react';
import { useBranches } from '../../data/resources/branches.js';
import { useBuildStatus } from '../../data/resources/deployments.js';
import { Select } from '../../ui/select/Select.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { FieldGrid } from '../kit/layout/layout.js';
import { BuildRefreshButton, BuildReport } from '../shared/builds/BuildReport.js';
import { whileBuildRuns } from '../shared/builds/whileBuildRuns.js';
import { Group } from './DeploymentGroups.js';
import { deploymentSettingsWidget } from './deploymentSettingsWidget.js';
import { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';

/**
 * The last build of a branch, by default of the production branch. Polls it while it runs and the page is visible. Renders a `<section>`.
 */
export function DeploymentBuild() {
  const { buildBranch } = useDeploymentSettingsLabels();
  const { options, production } = deploymentSettingsWidget.useSelector(({ options, model }) => ({
    options,
    production: model.item?.deployBranchName,
  }));
  const { deploymentId, isBuildRunning } = options;
  const [chosen, setChosen] = useState<string>();
  const branch = chosen ?? production;
  const branches = useBranches({ deploymentId });
  const read = useBuildStatus({ deploymentId, branchName: branch }, whileBuildRuns(isBuildRunning));
  useReadErrorEvent(read.error, { widget: 'deployment-settings', operation: 'buildStatus' }, options);
  const names = branches.data?.items.map(({ name }) => name) ?? [];
  const listed = branch === undefined || names.includes(branch) ? names : [branch, ...names];
  return (
    <Group id="build" actions={<BuildRefreshButton read={read} />}>
      <FieldGrid>
        <Select
          label={buildBranch}
          value={branch}
          options={listed.map((name) => ({ value: name, label: name }))}
          onValueChange={setChosen}
        />
      </FieldGrid>
      <BuildReport read={read} isBuildRunning={isBuildRunning} />
    </Group>
  );
}
