import type { Dashboard } from '@parley/react/client';
import type { Workspace } from '../workspace/Workspace.js';

/** The dashboards of a deployment that were published. */
export function publishedDashboards({ workbooks }: Workspace, deploymentId: number): readonly Dashboard[] {
  return workbooks
    .values()
    .filter((workbook) => workbook.deploymentId === deploymentId)
    .map(({ dashboard }) => dashboard)
    .filter((dashboard) => dashboard !== null);
}
