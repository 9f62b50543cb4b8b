import { type JsonObject, nullableBoolean, nullableChoice, nullableString } from '../../http/fields.js';
import { createRandom, type Random } from '../../random.js';
import type { MemberCaller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import { newPublicId } from '../workspace/publicId.js';
import type { ReportRecord } from '../workspace/Workspace.js';
import { requireItem } from '../workspace/workspaceAccess.js';
import { connect, refresh, type Writer } from './placements.js';
import { checkFreeId, checkIdChange } from './publicIds.js';
import { readPlacedCells, readResultChecksum } from './readPlacedCells.js';
import { givenFields, type ReportFields, readPublicId, readReportFields, reportSources } from './readReportBody.js';

/** Writes reports as bodies ask for. Nothing is written where a body is refused. */
export interface ReportWriter {
  create(caller: MemberCaller, deploymentId: number, body: JsonObject): ReportRecord;
  update(caller: MemberCaller, report: ReportRecord, body: JsonObject): ReportRecord;
  /** Records where the report was written to; counts as no change of the report. */
  place(caller: MemberCaller, report: ReportRecord, body: JsonObject): ReportRecord;
}

export function createReportWriter(tenant: Tenant): ReportWriter {
  const { workspace, clock } = tenant;
  const { reports } = workspace;
  const random = createRandom(tenant.seed + 31);

  function create(caller: MemberCaller, deploymentId: number, body: JsonObject): ReportRecord {
    const fields = readReportFields(body);
    checkContainers(caller, deploymentId, fields);
    const publicId = readPublicId(body);
    if (publicId !== undefined) checkFreeId(reports, publicId);
    const draft = newReport(caller, clock(), {
      ...givenFields(fields),
      deploymentId,
      publicId: publicId ?? newPublicId(random),
      source: nullableChoice(body, 'source', reportSources) ?? null,
    });
    return reports.insert(withPlacement(draft, body, writerOf(caller)));
  }

  function update(caller: MemberCaller, report: ReportRecord, body: JsonObject): ReportRecord {
    const fields = readReportFields(body);
    checkContainers(caller, report.deploymentId, fields);
    const publicId = readPublicId(body) ?? report.publicId;
    checkIdChange(reports, report, publicId);
    const changed = { ...report, ...givenFields(fields), publicId, version: report.version + 1, updatedAt: clock() };
    return put(withPlacement(changed, body, writerOf(caller)));
  }

  /** What is not there is 404, what may not be seen 403. */
  function checkContainers(caller: MemberCaller, deploymentId: number, { folderId, workbookId }: ReportFields): void {
    if (folderId) requireItem(tenant, workspace.folders, { caller, deploymentId, id: folderId, to: 'read' });
    if (workbookId) requireItem(tenant, workspace.workbooks, { caller, deploymentId, id: workbookId, to: 'read' });
  }

  /** A body that places the report again comes from a spreadsheet that has just written the cells. */
  function withPlacement<T extends ReportRecord | Omit<ReportRecord, 'id'>>(report: T, body: JsonObject, writer: Writer): T {
    if (nullableString(body, 'externalWorkbookId')) {
      return { ...report, placements: connect(report, readConnection(body, random), writer) };
    }
    const placementId = nullableString(body, 'placementId');
    if (!placementId) return report;
    const resultChecksum = readResultChecksum(body);
    return {
      ...report,
      placements: refresh(report, { address: { kind: 'id', placementId }, resultChecksum, writer }) ?? report.placements,
    };
  }

  function writerOf({ user }: MemberCaller): Writer {
    return { userId: user.id, now: clock() };
  }

  function put(report: ReportRecord): ReportRecord {
    return reports.update(report.id, report) ?? report;
  }

  return {
    create,
    update,
    place: (caller, report, body) => put({ ...report, placements: connect(report, readConnection(body, random), writerOf(caller)) }),
  };
}

function readConnection(body: JsonObject, random: Random) {
  return {
    cells: readPlacedCells(body),
    placementId: nullableString(body, 'placementId') ?? undefined,
    newId: `placement-${newPublicId(random)}`,
    isAddressOnly: nullableBoolean(body, 'addressOnly') === true,
  };
}

function newReport({ user }: MemberCaller, now: number, fields: NewReport): Omit<ReportRecord, 'id'> {
  const isContained = Boolean(fields.folderId) || Boolean(fields.workbookId);
  return {
    name: fields.title || 'Untitled report',
    ownerId: user.id,
    // What it lies in says who may read it; at the root only its owner may.
    sharedWith: isContained ? 'everyone' : [],
    createdAt: now,
    createdBy: user.id,
    updatedAt: now,
    title: null,
    description: null,
    folderId: null,
    workbookId: null,
    jsonQuery: null,
    sqlQuery: null,
    meta: null,
    pivotItems: null,
    version: 1,
    refreshedBy: user.id,
    lastViewedAt: null,
    placements: [],
    ...fields,
  };
}

type NewReport = Partial<ReportRecord> & Pick<ReportRecord, 'deploymentId' | 'publicId' | 'source'>;
