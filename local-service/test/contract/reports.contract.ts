import {
  createApiKey,
  createReport,
  getReport,
  getReports,
  listExternalDocumentPlacements,
  type ServiceClient,
} from '../../../src/client.js';
import { storeArchiveId, tradingPlanId } from '../../src/tenant/seeds/seedPlacements.js';
import { sharedLegacyId } from '../../src/tenant/seeds/seedReports.js';
import { racing } from '../support/racing.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

const analyst = (world: ContractWorld): ServiceClient => world.analyst;
const unknownReport = { deploymentId: 1, reportId: 999_999 };

/**
 * Reports and their placements. Reports 1 to 280 are of deployment 1, 281 to 350 of deployment 2; the
 * analyst may not read some of those placed in the trading plan, nor change what others own.
 */
export const reportsContracts: Contracts<
  | 'getReports'
  | 'createReport'
  | 'upsertReportByPublicId'
  | 'getReport'
  | 'updateReport'
  | 'deleteReport'
  | 'connectReportToWorkbook'
  | 'disconnectReportFromWorkbook'
  | 'refreshReport'
  | 'listExternalDocumentPlacements'
> = {
  getReports: {
    succeeds: {
      params: { deploymentId: 1, externalWorkbookId: tradingPlanId, search: 'by', sortBy: 'lastViewedAt', sortDirection: 'DESC', first: 5 },
    },
    refuses: {
      'an unknown deployment': { params: { deploymentId: 99 }, status: 404 },
      'a deployment that the key does not cover': { params: { deploymentId: 1 }, as: keyOfDeployment2, status: 403 },
      'a cursor of another list': { params: { deploymentId: 1, after: '?' }, status: 400 },
    },
  },
  createReport: {
    succeeds: {
      params: {
        deploymentId: 1,
        name: 'Umsatz nach Filiale',
        title: 'Umsatz',
        publicId: 'abcdefghij12',
        folderId: 1,
        jsonQuery: '{"measures":["sales.revenue"]}',
        meta: { chart: 'bar' },
        pivotItems: { columns: [], measures: ['sales.revenue'], rows: ['sales.store'], filters: [], showRowTotals: true },
        source: 'sheets',
        host: 'sheets',
        externalWorkbookId: tradingPlanId,
        resultLocation: "'Buyers'' notes'!F4",
        resultChecksum: { v: 1, chunks: [{ from: 0, hash: 'ab12' }] },
      },
      as: analyst,
    },
    refuses: {
      'a reserved placeholder as publicId': { params: { deploymentId: 1, publicId: sharedLegacyId }, status: 400 },
      'a taken publicId': { params: publicIdInUse, status: 409 },
      'a folder of another deployment': { params: { deploymentId: 2, folderId: 1 }, status: 404 },
      'a spreadsheet without a cell': { params: { deploymentId: 1, externalWorkbookId: 'plan' }, status: 400 },
    },
  },
  upsertReportByPublicId: {
    succeeds: { params: { deploymentId: 1, publicId: 'upsert123456', name: 'Stock cover', sqlQuery: 'SELECT 1', source: 'PLAYGROUND' } },
    refuses: {
      'an id of another deployment': { params: publicIdOfDeployment2, status: 409 },
      'a concurrent write': {
        params: { deploymentId: 1, publicId: 'upsert123456', name: 'Stock cover' },
        as: racing,
        status: 409,
        code: 'upsert_branch_changed',
      },
      'an id that several old reports share': {
        params: { deploymentId: 1, publicId: sharedLegacyId, name: 'Stock cover' },
        status: 409,
        code: 'ambiguous_legacy_id',
      },
      'a new report with a reserved placeholder': { params: { deploymentId: 1, publicId: 'legacy999999' }, status: 400 },
      'a change to a report that the caller can only read': { params: publicIdInUse, as: analyst, status: 403 },
    },
  },
  getReport: {
    succeeds: { params: placedReport },
    refuses: {
      'an unknown report': { params: unknownReport, status: 404 },
      'a report of another deployment': { params: { deploymentId: 2, reportId: 5 }, status: 404 },
      'a report that the caller cannot read': { params: closedReport, as: analyst, status: 403 },
    },
  },
  updateReport: {
    succeeds: {
      params: async ({ admin }) => ({
        ...{ deploymentId: 1, reportId: 5, name: 'Renamed', title: null, sqlQuery: 'SELECT 2', folderId: 1, workbookId: null },
        expectedVersion: (await getReport(admin, { deploymentId: 1, reportId: 5 })).version ?? null,
      }),
    },
    refuses: {
      'another version than the stored one': {
        params: { deploymentId: 1, reportId: 5, name: 'Renamed', expectedVersion: 999 },
        status: 409,
        code: 'version_mismatch',
      },
      'a different publicId': { params: { deploymentId: 1, reportId: 5, publicId: 'another12345' }, status: 400 },
      'a taken publicId': { params: async (world) => ({ ...(await publicIdInUse(world)), reportId: 1 }), status: 409 },
      'an unknown report': { params: unknownReport, status: 404 },
      'an unknown workbook': { params: { deploymentId: 1, reportId: 5, workbookId: 999_999 }, status: 404 },
      'a report that the caller can only read': { params: placedReport, as: analyst, status: 403 },
    },
  },
  deleteReport: {
    succeeds: { params: { deploymentId: 1, reportId: 5 } },
    refuses: {
      'an unknown report': { params: unknownReport, status: 404 },
      'a report that the caller can only read': { params: placedReport, as: analyst, status: 403 },
    },
  },
  connectReportToWorkbook: {
    succeeds: {
      params: async (world) => ({
        ...(await placedReport(world)),
        externalWorkbookId: 'plan/2027',
        resultLocation: 'Stores!$C$7:F40',
        host: 'excel',
        sheetId: '7',
        endResultCell: 'F40',
        workbookName: 'Plan 2027',
        resultChecksum: { v: 1, chunks: [] },
      }),
      as: analyst,
    },
    refuses: {
      'an unknown report': { params: { ...unknownReport, externalWorkbookId: 'plan', resultLocation: 'Stores!C7' }, status: 404 },
      'a report that the caller cannot read': {
        params: async (world) => ({ ...(await closedReport(world)), externalWorkbookId: 'plan', resultLocation: 'Stores!C7' }),
        as: analyst,
        status: 403,
      },
      'no place in the spreadsheet': {
        params: { deploymentId: 1, reportId: 5, externalWorkbookId: 'plan', resultLocation: '' },
        status: 400,
      },
    },
  },
  disconnectReportFromWorkbook: {
    succeeds: { params: { deploymentId: 1, reportId: 5, externalWorkbookId: 'plan', resultLocation: 'Stores!C7' } },
    refuses: {
      'an unknown report': { params: { ...unknownReport, placementId: 'placement-1' }, status: 404 },
      'a report that the caller cannot read': {
        params: async (world) => ({ ...(await closedReport(world)), placementId: 'placement-1' }),
        as: analyst,
        status: 403,
      },
    },
  },
  refreshReport: {
    succeeds: { params: placement },
    refuses: {
      'an address without a placement': {
        params: { deploymentId: 1, reportId: 5, externalWorkbookId: 'plan', sheetName: 'Stores', anchorCell: 'C7' },
        status: 404,
      },
      'an unknown report': { params: { ...unknownReport, placementId: 'placement-1' }, status: 404 },
      'a report that the caller cannot read': {
        params: async (world) => ({ ...(await closedReport(world)), placementId: 'placement-1' }),
        as: analyst,
        status: 403,
      },
    },
  },
  listExternalDocumentPlacements: {
    succeeds: { params: { externalWorkbookId: tradingPlanId, first: 20 }, as: analyst },
    refuses: {
      'a document over the limit, even for one page': { params: { externalWorkbookId: storeArchiveId, first: 1 }, status: 422 },
      'a cursor of another list': { params: { externalWorkbookId: tradingPlanId, after: '?' }, status: 400 },
    },
  },
};

/** A report of deployment 1 in the trading plan, which the analyst can read but does not own. */
async function placedReport({ analyst: reader }: ContractWorld) {
  const { items } = await getReports(reader, { deploymentId: 1, externalWorkbookId: tradingPlanId });
  const report = items.find(({ userId }) => userId !== 2);
  return { deploymentId: 1, reportId: report?.id ?? 0 };
}

async function placement({ admin }: ContractWorld) {
  const { items } = await listExternalDocumentPlacements(admin, { externalWorkbookId: tradingPlanId });
  const [first] = items.filter(({ deploymentId }) => deploymentId === 1);
  return { deploymentId: 1, reportId: first?.reportId ?? 0, placementId: first?.placementId ?? '' };
}

/** A report of deployment 1 that the analyst cannot read. */
async function closedReport({ analyst: reader }: ContractWorld) {
  const { items } = await listExternalDocumentPlacements(reader, { externalWorkbookId: tradingPlanId });
  const denied = items.find(({ access, deploymentId }) => access === 'DENIED' && deploymentId === 1);
  return { deploymentId: 1, reportId: denied?.reportId ?? 0 };
}

async function publicIdInUse(world: ContractWorld) {
  const { publicId } = await getReport(world.admin, await placedReport(world));
  return { deploymentId: 1, publicId, name: 'Taken' };
}

async function publicIdOfDeployment2({ admin }: ContractWorld) {
  const { publicId } = await createReport(admin, { deploymentId: 2, name: 'Elsewhere' });
  return { deploymentId: 1, publicId, name: 'Taken' };
}

async function keyOfDeployment2({ admin, clientOf }: ContractWorld): Promise<ServiceClient> {
  const { token } = await createApiKey(admin, { name: 'Second', deploymentIds: [2] });
  return clientOf({ kind: 'api-key', key: token, dangerouslyAllowBrowser: true });
}
