import type { ConnectReportToWorkbookInput } from '@parley/react/client';
import { givenFields } from '../../http/givenFields.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import { createRandom, type Random } from '../../random.js';
import type { MemberCaller } from '../callers/Caller.js';
import type { Tenant } from '../Tenant.js';
import { newPublicId } from '../workspace/publicId.js';
import type { ReportRecord } from '../workspace/Workspace.js';
import { requireItem } from '../workspace/workspaceAccess.js';
import { connect, refresh, type Writer } from './placements.js';
import { checkFreeId, checkIdChange } from './publicIds.js';
import { type PlacedCellsInput, readPlacedCells, readResultChecksum } from './readPlacedCells.js';
import { type ReportFields, type ReportInput, readPublicId, readReportFields } from './readReportBody.js';

/** Writes reports. If one input is refused, nothing is written. */
export interface ReportWriter {
  create(caller: MemberCaller, deploymentId: number, input: ReportInput): ReportRecord;
  update(caller: MemberCaller, report: ReportRecord, input: ReportInput): ReportRecord;
  /** Records where the report was written to; counts as no change of the report. */
  place(caller: MemberCaller, report: ReportRecord, input: ConnectReportToWorkbookInput): ReportRecord;
}

export function createReportWriter(tenant: Tenant): ReportWriter {
  const { workspace, clock } = tenant;
  const { reports } = workspace;
  const random = createRandom(tenant.seed + 31, tenant.state.cell('drawn for reports', 0));

  function create(caller: MemberCaller, deploymentId: number, input: ReportInput): ReportRecord {
    const fields = readReportFields(input);
    checkContainers(caller, deploymentId, fields);
    const publicId = readPublicId(input);
    if (publicId !== undefined) checkFreeId(reports, publicId);
    const draft = newReport(caller, clock(), {
      ...givenFields(fields),
      deploymentId,
      publicId: publicId ?? newPublicId(random),
      source: input.source ?? null,
    });
    return reports.insert(withPlacement(draft, input, writerOf(caller)));
  }

  function update(caller: MemberCaller, report: ReportRecord, input: ReportInput): ReportRecord {
    checkVersion(report, input);
    const fields = readReportFields(input);
    checkContainers(caller, report.deploymentId, fields);
    const publicId = readPublicId(input) ?? report.publicId;
    checkIdChange(reports, report, publicId);
    const changed = { ...report, ...givenFields(fields), publicId, version: report.version + 1, updatedAt: clock() };
    return put(withPlacement(changed, input, writerOf(caller)));
  }

  /** What is not there is 404, what may not be seen 403. */
  function checkContainers(caller: MemberCaller, deploymentId: number, { folderId, workbookId }: ReportFields): void {
    if (folderId) requireItem(tenant, workspace.folders, { caller, deploymentId, id: folderId, to: 'read' });
    if (workbookId) requireItem(tenant, workspace.workbooks, { caller, deploymentId, id: workbookId, to: 'read' });
  }

  /** A spreadsheet places a report again once it has rewritten its cells. */
  function withPlacement<T extends ReportRecord | Omit<ReportRecord, 'id'>>(report: T, input: ReportInput, writer: Writer): T {
    if (input.externalWorkbookId) return { ...report, placements: connect(report, readConnection(input, random), writer) };
    const { placementId } = input;
    if (!placementId) return report;
    const resultChecksum = readResultChecksum(input);
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
    place: (caller, report, input) => put({ ...report, placements: connect(report, readConnection(input, random), writerOf(caller)) }),
  };
}

/** Refuses a change based on an outdated version, so that no edit is overwritten unseen. */
function checkVersion({ version }: ReportRecord, { expectedVersion }: ReportInput): void {
  if (typeof expectedVersion !== 'number' || expectedVersion === version) return;
  const message = `The report has version ${version} instead of ${expectedVersion}. Read it again.`;
  throw new ServiceFailure(409, message, { code: 'version_mismatch' });
}

function readConnection(input: PlacedCellsInput, random: Random) {
  return {
    cells: readPlacedCells(input),
    placementId: input.placementId ?? undefined,
    newId: `placement-${newPublicId(random)}`,
    isAddressOnly: input.addressOnly === true,
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
