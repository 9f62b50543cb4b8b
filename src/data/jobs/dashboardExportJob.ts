import { lookUp } from '../../client/http/lookUp.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type DashboardExportStatusResponse,
  downloadExport,
  getExportStatus,
  type StartDashboardExportInput,
  startExport,
} from '../../client/resources/dashboard-exports.js';
import type { JobDefinition, JobReading } from './JobDefinition.js';

/** An export of a dashboard as PNG or PDF. Its file is available for five minutes from the start, so download it as soon as it is ready. */
export const dashboardExportJob: JobDefinition<DeploymentAddress & StartDashboardExportInput, DashboardExportStatusResponse, undefined> = {
  kind: 'dashboard-export',
  async start(client, params, options) {
    const { jobId, expiresAt } = await startExport(client, params, options);
    return { address: { deploymentId: params.deploymentId, jobId }, expiresAt };
  },
  getStatus: getExportStatus,
  read: ({ status, progress, error }) => ({
    state: lookUp(states, status) ?? 'running',
    progress: { percent: progress ?? undefined, stage: status },
    failure: error,
  }),
  download: downloadExport,
  // Rendering as another user needs their identity, attributes and security context, which must not be stored.
  remember: (params) => (params.renderAs == null ? params : undefined),
  changes: ({ deploymentId }) => [['deployments', deploymentId, 'dashboard-exports']],
};

const states: Readonly<Record<string, JobReading['state']>> = { completed: 'succeeded', failed: 'failed' };
