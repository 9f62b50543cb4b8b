import { isServiceError } from '../../client/errors/ServiceError.js';
import { getReport, type Report, type ReportAddress, type UpdateReportInput, updateReport } from '../../client/resources/reports.js';
import type { ResourceCall } from '../resourceQueries.js';
import { type Based, isOutdated, outdated, refuseChanged } from './onBase.js';

type ReportChange = ReportAddress & UpdateReportInput;

const operation = 'updateReport';

/**
 * Updates a report if it still has the expected version. With `base` but no `expectedVersion`, reads the report first. If only other fields
 * have changed, sends the change once more, for the stored version.
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

/** If the service rejects `expectedVersion` as unknown, compares the versions and sends the change without the field. */
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
    // If the version still matches, the 409 means that the `publicId` is taken.
    if (!isUnknown) throw error;
    return updateReport(client, change, options);
  }
};

function addressOf({ deploymentId, reportId }: ReportAddress): ReportAddress {
  return { deploymentId, reportId };
}
