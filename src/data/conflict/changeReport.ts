import { isServiceError } from '../../client/errors/ServiceError.js';
import { getReport, type Report, type ReportAddress, type UpdateReportInput, updateReport } from '../../client/resources/reports.js';
import type { ResourceCall } from '../resourceQueries.js';
import { type Based, isOutdated, outdated, refuseChanged } from './onBase.js';

type ReportChange = ReportAddress & UpdateReportInput;

const operation = 'updateReport';

/**
 * Updates a report on its version. With `base` and no `expectedVersion`, the report is read first. After a mismatch, what others have changed
 * in other fields stays, and the change is sent once more.
 */
export const changeReport: ResourceCall<Report, ReportChange & Based<Report>> = async (client, { base, ...params }, options) => {
  if (base === undefined) return updateVersion(client, params, options);
  if (typeof params.expectedVersion === 'number') {
    try {
      return await updateVersion(client, params, options);
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
  }
  const stored = await getReport(client, addressOf(params), options);
  refuseChanged(base, stored, { params: { ...params, expectedVersion: undefined }, operation });
  return updateVersion(client, { ...params, expectedVersion: stored.version ?? undefined }, options);
};

/** A service that refuses `expectedVersion` as unknown gets the change without it, if the report still has that version. */
const updateVersion: ResourceCall<Report, ReportChange> = async (client, params, options) => {
  const { expectedVersion, ...change } = params;
  try {
    return await updateReport(client, params, options);
  } catch (error) {
    if (typeof expectedVersion !== 'number' || !isServiceError(error)) throw error;
    const isUnknown = error.status === 400 && error.message.includes('expectedVersion');
    if (!isUnknown && error.kind !== 'conflict') throw error;
    const stored = await getReport(client, addressOf(params), options);
    if (stored.version !== expectedVersion) throw outdated(operation, error.message, stored);
    // With the same version, 409 means that the `publicId` is taken.
    if (!isUnknown) throw error;
    return updateReport(client, change, options);
  }
};

function addressOf({ deploymentId, reportId }: ReportAddress): ReportAddress {
  return { deploymentId, reportId };
}
