import { createRandom } from '../../random.js';
import type { Deployments } from '../Deployments.js';
import type { People } from '../People.js';
import type { Workspace } from '../Workspace.js';
import { seedFolders } from './seedFolders.js';
import { seedReports } from './seedReports.js';
import { seedWorkbooks } from './seedWorkbooks.js';

/** Folders, workbooks and reports of all deployments. */
export function seedWorkspace(seed: number, now: number, seeded: { people: People; deployments: Deployments }): Workspace {
  const folders = seedFolders(createRandom(seed), now, seeded);
  const workbooks = seedWorkbooks(createRandom(seed + 1), now, { ...seeded, folders });
  const reports = seedReports(createRandom(seed + 2), now, { ...seeded, folders, workbooks });
  return { folders, workbooks, reports };
}
