'use client';
import type { DeploymentSettings } from '../../client/resources/deployment-settings.js';
import { useWorkbooks } from '../../data/resources/workbooks.js';
import { Facts } from '../kit/layout/layout.js';
import { countedItems, useCountOf } from '../kit/list/useCountOf.js';
import { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';

/** The number of workbooks that are deleted with a deployment. Reads one page of them; “at least” if there are more. Renders a `<dl>`. */
export function LostWorkbooks({ item: { id: deploymentId } }: { item: DeploymentSettings }) {
  const { delete: words } = useDeploymentSettingsLabels();
  const countOf = useCountOf();
  const { data } = useWorkbooks({ deploymentId, first: countedItems });
  return <Facts facts={[[words.workbooks, countOf(data)]]} />;
}
