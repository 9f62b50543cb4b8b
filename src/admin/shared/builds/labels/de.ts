import type { BuildLabels } from './BuildLabels.js';

export const germanBuilds: BuildLabels = {
  status: 'Status',
  statuses: {
    queued: 'In der Warteschlange',
    building: 'Wird gebaut',
    ready: 'Bereit',
    failed: 'Fehlgeschlagen',
    not_built: 'Nicht gebaut',
  },
  mode: 'Umgebung',
  modes: { production: 'Produktion', staging: 'Staging', development: 'Entwicklung' },
  deployment: 'Bereitstellung',
  deploymentStatuses: { pending: 'Ausstehend', deployed: 'Bereitgestellt', not_deployed: 'Nicht bereitgestellt' },
  job: 'Build-Nummer',
  commit: 'Commit',
  updated: 'Aktualisiert',
  error: 'Der Build ist fehlgeschlagen:',
  refresh: 'Aktualisieren',
};
