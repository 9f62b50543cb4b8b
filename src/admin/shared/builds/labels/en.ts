export const englishBuilds = {
  status: 'Status',
  /** The names of statuses. A status without a name is shown as it is. */
  statuses: {
    queued: 'Queued',
    building: 'Building',
    ready: 'Ready',
    failed: 'Failed',
    not_built: 'Not built',
  },
  mode: 'Environment',
  modes: { production: 'Production', staging: 'Staging', development: 'Development' },
  deployment: 'Deployment',
  deploymentStatuses: { pending: 'Pending', deployed: 'Deployed', not_deployed: 'Not deployed' },
  job: 'Build number',
  commit: 'Commit',
  updated: 'Updated',
  error: 'The build failed:',
  refresh: 'Refresh',
};
