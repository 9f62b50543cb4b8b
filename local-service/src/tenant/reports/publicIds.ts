import { invalid } from '../../http/fields.js';
import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Table } from '../Table.js';
import type { ReportRecord } from '../workspace/Workspace.js';

/** An id that the service made up for a report older than stable ids. Several reports may have the same. */
function isPlaceholderId(publicId: string): boolean {
  return /^legacy\d{6}$/.test(publicId);
}

/** Refuses an id for a new report: 400 for a placeholder, 409 for one that is taken, by whichever deployment. */
export function checkFreeId(reports: Table<ReportRecord>, publicId: string): void {
  if (isPlaceholderId(publicId)) throw invalid('publicId', 'has a format that is reserved for generated publicIds');
  const isTaken = reports.values().some((report) => report.publicId === publicId);
  if (isTaken) throw new ServiceFailure(409, `The publicId ${publicId} is already in use.`);
}

/** Refuses with 400 to replace the public id of a report that already has one. */
export function checkIdChange(reports: Table<ReportRecord>, report: ReportRecord, publicId: string): void {
  if (publicId === report.publicId) return;
  if (!isPlaceholderId(report.publicId)) throw invalid('publicId', 'cannot be changed once it is set');
  checkFreeId(reports, publicId);
}

/** The report that an upsert changes; `undefined` if it creates one, 409 if this is ambiguous. */
export function findByPublicId(reports: Table<ReportRecord>, deploymentId: number, publicId: string): ReportRecord | undefined {
  const named = reports.values().filter((report) => report.publicId === publicId);
  const here = named.filter((report) => report.deploymentId === deploymentId);
  if (here.length > 1) {
    throw new ServiceFailure(409, `Several reports match ${publicId}. Give each report its own publicId.`, {
      code: 'ambiguous_legacy_id',
    });
  }
  if (here.length === 0 && named.length > 0) throw new ServiceFailure(409, `The publicId ${publicId} belongs to another deployment.`);
  return here[0];
}
