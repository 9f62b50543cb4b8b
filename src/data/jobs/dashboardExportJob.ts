import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type DashboardExportStatusResponse,
  downloadExport,
  getExportStatus,
  type StartDashboardExportInput,
  startExport,
} from '../../client/resources/dashboard-exports.js';
import type { JobDefinition, JobReading } from './JobDefinition.js';

/** An export of a dashboard as PNG or PDF. Its file is there for five minutes from the start, so download it when it is ready. */
export const dashboardExportJob: JobDefinition<DeploymentAddress & StartDashboardExportInput, DashboardExportStatusResponse, undefined> = {
  kind: 'dashboard-export',
  async start(client, params, options) {
    const { jobId, expiresAt } = await startExport(client, params, options);
    return { address: { deploymentId: params.deploymentId, jobId }, expiresAt };
  },
  getStatus: getExportStatus,
  read: ({ status, progress, error }) => ({
    state: states[status] ?? 'running',
    progress: { percent: progress ?? undefined, stage: status },
    failure: error,
  }),
  download: downloadExport,
  // The view of another person is told by who that is, and by attributes and a security context that stay out of storage.
  remember: (params) => (params.renderAs == null ? params : undefined),
  changes: ({ deploymentId }) => [['deployments', deploymentId, 'dashboard-exports']],
};

const states: Readonly<Record<string, JobReading['state']>> = { completed: 'succeeded', failed: 'failed' };
