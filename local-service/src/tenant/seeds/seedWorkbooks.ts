import type { Random } from '../../random.js';
import { createTable, type Table } from '../Table.js';
import { dayMs, hourMs } from '../times.js';
import { toSlug } from '../workspace/toSlug.js';
import type { DashboardVersionRecord, FolderRecord, WorkbookRecord } from '../workspace/Workspace.js';
import { newConfig, newDashboard } from './newDashboard.js';
import { workbookNames } from './workbookNames.js';

/** 60 workbooks, 48 of them with a published dashboard: 46 in the first deployment, 7 in each of the others. */
export function seedWorkbooks(random: Random, now: number, { folders, dashboardVersions }: SeededBefore): Table<WorkbookRecord> {
  const workbooks = createTable<WorkbookRecord>();
  for (const { deploymentId, folder, name } of listWorkbooks(folders)) {
    const { id } = workbooks.insert(newWorkbook(random, now, { deploymentId, folder, name }));
    if (unpublished.includes(name)) continue;
    const { id: versionId } = dashboardVersions.insert({ workbookId: id, publishedAt: now - random.between(1, 20) * dayMs });
    const dashboard = { ...newDashboard(random, { deploymentId, title: name, versionId }), workbookId: id };
    workbooks.update(id, { dashboard, dashboardDraft: dashboard.config, slug: toSlug(name) });
  }
  return workbooks;
}

interface SeededBefore {
  readonly folders: Table<FolderRecord>;
  readonly dashboardVersions: Table<DashboardVersionRecord>;
}

/** These have a draft at most. */
const unpublished: readonly string[] = [
  'Untitled workbook',
  'Close checklist',
  'Rent to sales',
  'Price index',
  'Summer drinks',
  'Garden season',
  'Opening hours and footfall',
  'Supplier service level',
  'Basket pairs',
  'Dashboard rendering',
  'Scratchpad',
  'Range cuts',
];

interface PlannedWorkbook {
  readonly deploymentId: number;
  readonly folder: FolderRecord | undefined;
  readonly name: string;
}

function listWorkbooks(folders: Table<FolderRecord>): PlannedWorkbook[] {
  return Object.entries(workbookNames).flatMap(([deployment, byFolder]) =>
    Object.entries(byFolder).flatMap(([folderName, names]) => {
      const deploymentId = Number(deployment);
      const folder = folders.values().find((candidate) => candidate.deploymentId === deploymentId && candidate.name === folderName);
      return names.map((name) => ({ deploymentId, folder, name }));
    }),
  );
}

function newWorkbook(random: Random, now: number, { deploymentId, folder, name }: PlannedWorkbook): Omit<WorkbookRecord, 'id'> {
  const createdAt = now - random.between(20, 400) * dayMs;
  const ownerId = folder?.ownerId === undefined ? random.between(1, 12) : folder.ownerId;
  return {
    deploymentId,
    name,
    ownerId,
    sharedWith: folder?.sharedWith ?? (random.chance(0.8) ? 'everyone' : []),
    createdAt,
    createdBy: ownerId ?? 1,
    updatedAt: createdAt + random.between(0, 19) * dayMs,
    folderId: folder?.id ?? null,
    meta: { model: 'sales', timeZone: 'Europe/Amsterdam' },
    slug: null,
    isFavorite: random.chance(0.2),
    lastViewedAt: random.chance(0.8) ? now - random.between(1, 500) * hourMs : null,
    dashboardDraft: random.chance(0.5) ? newConfig(random, name) : null,
    dashboard: null,
  };
}
