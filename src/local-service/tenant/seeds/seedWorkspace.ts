import type { Random } from '../../random.js';
import type { Deployments } from '../Deployments.js';
import type { People } from '../People.js';
import { createTable } from '../Table.js';
import type { Workspace } from '../Workspace.js';

/** Folders, workbooks and reports of all deployments. */
export function seedWorkspace(_random: Random, _now: number, _owners: { people: People; deployments: Deployments }): Workspace {
  return { folders: createTable(), workbooks: createTable(), reports: createTable() };
}
