import type { Random } from '../../random.js';
import type { Deployments } from '../Deployments.js';
import type { People } from '../People.js';
import { createTable, type Table } from '../Table.js';
import type { FolderRecord, WorkbookRecord } from '../Workspace.js';

/** 60 workbooks, most with a published dashboard. */
export function seedWorkbooks(
  _random: Random,
  _now: number,
  _seeded: { people: People; deployments: Deployments; folders: Table<FolderRecord> },
): Table<WorkbookRecord> {
  return createTable();
}
