import type { Random } from '../../random.js';
import type { Deployments } from '../deployments/Deployments.js';
import type { People } from '../people/People.js';
import { createTable, type Table } from '../Table.js';
import { dayMs, hourMs } from '../times.js';
import { newPublicId } from '../workspace/publicId.js';
import type { FolderRecord, ReportRecord, WorkbookRecord } from '../workspace/Workspace.js';
import { type ReportTopic, reportTopics } from './reportTopics.js';
import { seedPlacements } from './seedPlacements.js';

/** 400 reports: 280, 70 and 50 of the three deployments, and the two spreadsheets that some were placed in. */
export function seedReports(random: Random, now: number, { folders, workbooks }: SeededBefore): Table<ReportRecord> {
  const reports = createTable<ReportRecord>();
  const topics = shuffle(random, reportTopics);
  for (const [deploymentId, count] of Object.entries(reportCounts)) {
    const containers = {
      folders: folders.values().filter((folder) => folder.deploymentId === Number(deploymentId)),
      workbooks: workbooks.values().filter((workbook) => workbook.deploymentId === Number(deploymentId)),
    };
    for (let index = 0; index < count; index += 1) {
      const topic = topics[reports.values().length % topics.length];
      if (topic === undefined) continue;
      const container = containerAt(containers, index);
      reports.insert(newReport(random, now, { deploymentId: Number(deploymentId), topic, ...container }));
    }
  }
  makeLegacy(reports);
  seedPlacements(random, now, reports);
  return reports;
}

/** Two reports of the first deployment are older than stable ids, and answer to the same one. */
export const sharedLegacyId = 'legacy000001';

interface SeededBefore {
  readonly people: People;
  readonly deployments: Deployments;
  readonly folders: Table<FolderRecord>;
  readonly workbooks: Table<WorkbookRecord>;
}

const reportCounts: Readonly<Record<number, number>> = { 1: 280, 2: 70, 3: 50 };

const reportsPerWorkbook = 3;

/** The workbooks first, one report each in turn; of the rest every fourth stands at the root, the others in folders. */
function containerAt({ folders, workbooks }: Containers, index: number): Container {
  const beyond = index - workbooks.length * reportsPerWorkbook;
  if (beyond < 0) return { workbook: workbooks[index % workbooks.length], folder: undefined };
  return { workbook: undefined, folder: beyond % 4 === 0 ? undefined : folders[beyond % folders.length] };
}

interface Containers {
  readonly folders: readonly FolderRecord[];
  readonly workbooks: readonly WorkbookRecord[];
}

interface Container {
  readonly workbook: WorkbookRecord | undefined;
  readonly folder: FolderRecord | undefined;
}

interface PlannedReport extends Container {
  readonly deploymentId: number;
  readonly topic: ReportTopic;
}

function newReport(random: Random, now: number, { deploymentId, topic, workbook, folder }: PlannedReport): Omit<ReportRecord, 'id'> {
  const createdAt = now - random.between(20, 400) * dayMs - random.between(0, 23) * hourMs;
  const ownerId = (workbook ?? folder)?.ownerId ?? random.between(1, 12);
  const isContained = workbook !== undefined || folder !== undefined;
  const { name, description, jsonQuery, sqlQuery } = topic;
  return {
    deploymentId,
    name,
    title: random.chance(0.3) ? `${name}, all stores` : null,
    description: random.chance(0.5) ? description : null,
    publicId: newPublicId(random),
    ownerId,
    sharedWith: isContained || random.chance(0.8) ? 'everyone' : [],
    createdAt,
    createdBy: ownerId,
    updatedAt: createdAt + random.between(0, 19) * dayMs,
    folderId: folder?.id ?? null,
    workbookId: workbook?.id ?? null,
    jsonQuery,
    sqlQuery,
    meta: null,
    pivotItems: null,
    source: random.pick(['AIBI', 'AIBI', 'PLAYGROUND', 'sheets', 'excel']),
    version: random.between(1, 9),
    refreshedBy: ownerId,
    lastViewedAt: random.chance(0.6) ? now - random.between(1, 700) * hourMs : null,
    placements: [],
  };
}

function makeLegacy(reports: Table<ReportRecord>): void {
  const [first, second] = reports.values();
  for (const report of [first, second]) {
    if (report !== undefined) reports.update(report.id, { publicId: sharedLegacyId });
  }
}

function shuffle<T>(random: Random, items: readonly T[]): readonly T[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}
