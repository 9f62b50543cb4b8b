import type { Role } from '@parley/react/client';
import { createTable, type Table } from '../Table.js';

/** Two roles that the tenant made itself, with ids from 100 on. */
export function seedRoles(): Table<Role> {
  const roles = createTable<Role>({ firstId: 100 });
  roles.insert({
    name: 'Production reader',
    description: 'Reads everything of the production deployment, and downloads none of it.',
    policies: [{ resourceType: 'Deployment', actions: ['DeploymentRead', 'SchemaRead', 'AlertsRead'], resources: ['1'] }],
  });
  roles.insert({
    name: 'Dashboard editor',
    description: null,
    policies: [
      { resourceType: 'Workbook', actions: ['WorkbookRead', 'WorkbookEdit'], resources: ['All'] },
      { resourceType: 'Folder', actions: ['FolderRead'], resources: ['All'] },
      { resourceType: 'Global', actions: ['DashboardThemesManage', 'ChartPalettesManage'], resources: ['All'] },
    ],
  });
  return roles;
}
