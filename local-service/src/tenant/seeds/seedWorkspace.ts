import { createRandom } from '../../random.js';
import type { Deployments } from '../deployments/Deployments.js';
import type { People } from '../people/People.js';
import { createTable } from '../Table.js';
import type { DashboardVersionRecord, Workspace } from '../workspace/Workspace.js';
import { putReportsOnDashboards } from './putReportsOnDashboards.js';
import { seedDraftChanges } from './seedDraftChanges.js';
import { seedFolders } from './seedFolders.js';
import { seedPromotions } from './seedPromotions.js';
import { seedReports } from './seedReports.js';
import { seedWorkbooks } from './seedWorkbooks.js';

/** Folders, workbooks, reports and promotions of all deployments. */
export function seedWorkspace(seed: number, now: number, seeded: { people: People; deployments: Deployments }): Workspace {
  // No version has the number of a workbook, so that one cannot pass for the other.
  const dashboardVersions = createTable<DashboardVersionRecord>({ firstId: 5001 });
  const folders = seedFolders(createRandom(seed), now);
  const workbooks = seedWorkbooks(createRandom(seed + 1), now, { folders, dashboardVersions });
  const reports = seedReports(createRandom(seed + 2), now, { ...seeded, folders, workbooks });
  const content = { folders, workbooks, reports, dashboardVersions };
  putReportsOnDashboards(createRandom(seed + 43), content);
  seedDraftChanges(content);
  return { ...content, ...seedPromotions(now, content) };
}
