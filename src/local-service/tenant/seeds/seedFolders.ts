import type { Random } from '../../random.js';
import type { Deployments } from '../Deployments.js';
import type { People } from '../People.js';
import { createTable, type Table } from '../Table.js';
import type { FolderRecord } from '../Workspace.js';

/** 40 folders. */
export function seedFolders(_random: Random, _now: number, _seeded: { people: People; deployments: Deployments }): Table<FolderRecord> {
  return createTable();
}
