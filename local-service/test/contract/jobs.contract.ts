import {
  cancelPreview,
  getIntegration,
  getWorkbook,
  listTransformSyncs,
  publishDashboard,
  type StartDashboardExportInput,
  type StartTransformSyncInput,
  startExport,
  startPreview,
  startTransformSync,
  type TransformSyncRunStatus,
  type WarehouseMetricViewPreviewInput,
} from '../../../src/client.js';
import type { ContractWorld } from './ContractWorld.js';
import type { Contracts } from './OperationContract.js';

const everyView = { dataSourceName: 'default', selectionMode: 'all' } as const;

const configuration = {
  enabled: true,
  targetCatalog: 'halloway',
  targetSchema: 'metrics',
  selectionMode: 'selected',
  viewNames: ['sales'],
  targetNames: { sales: 'sales_metrics' },
} as const;

export const transformSyncContracts: Contracts<
  | 'startTransformSync'
  | 'listTransformSyncs'
  | 'getTransformSyncStatus'
  | 'getTransformSyncResult'
  | 'getTransformSyncLogs'
  | 'cancelTransformSync'
  | 'getTransformSyncGeneratedFiles'
> = {
  startTransformSync: {
    succeeds: { params: { deploymentId: 1, branchName: 'main', ref: 'v2.1.0', source: 'git', output: 'files' } },
    refuses: {
      'an unknown deployment': { params: { deploymentId: 99 }, status: 404 },
      'a user without permission': { params: { deploymentId: 1 }, as: analyst, status: 403 },
    },
  },
  listTransformSyncs: {
    succeeds: { params: { deploymentId: 1, status: 'COMPLETED', trigger: 'webhook', first: 2 } },
    refuses: {
      'an unknown deployment': { params: { deploymentId: 99 }, status: 404 },
      'a user without permission': { params: { deploymentId: 1 }, as: analyst, status: 403 },
      'an invalid cursor': { params: { deploymentId: 1, after: 'nonsense' }, status: 400 },
    },
  },
  getTransformSyncStatus: { succeeds: { params: seeded('RUNNING') }, refuses: aboutRun() },
  getTransformSyncResult: {
    succeeds: { params: seeded('COMPLETED') },
    refuses: {
      ...aboutRun(),
      'a run in progress': { params: seeded('RUNNING'), status: 409 },
      'a failed run': { params: seeded('FAILED'), status: 409 },
      'a cancelled run': { params: seeded('CANCELLED'), status: 409 },
      'a lost run': { params: seeded('UNKNOWN'), status: 409 },
    },
  },
  getTransformSyncLogs: { succeeds: { params: seeded('FAILED') }, refuses: aboutRun() },
  cancelTransformSync: {
    succeeds: { params: seeded('RUNNING') },
    refuses: { ...aboutRun(), 'an ended run': { params: seeded('COMPLETED'), status: 409 } },
  },
  getTransformSyncGeneratedFiles: {
    succeeds: { params: async (world) => ({ ...(await startedRun(world, { output: 'files' }, 30_000)), first: 2 }) },
    refuses: {
      ...aboutRun(),
      'a run that committed to a branch': { params: (world) => startedRun(world, { output: 'branch' }, 30_000), status: 404 },
      'a run in progress': { params: (world) => startedRun(world, { output: 'files' }, 3_000), status: 404 },
      'expired files': { params: (world) => startedRun(world, { output: 'files' }, hourMs + 30_000), status: 404 },
    },
  },
};

export const metricViewContracts: Contracts<
  'startPreview' | 'previewStatus' | 'previewResult' | 'cancelPreview' | 'getIntegration' | 'saveIntegration'
> = {
  startPreview: {
    succeeds: { params: { deploymentId: 1, dataSourceName: 'default', selectionMode: 'pattern', viewNameRegex: '^s.*s$' } },
    refuses: {
      'an unknown deployment': { params: { deploymentId: 99, ...everyView }, status: 404 },
      'an unknown data source': { params: { deploymentId: 1, ...everyView, dataSourceName: 'nowhere' }, status: 404 },
      'a user without permission': { params: { deploymentId: 1, ...everyView }, as: analyst, status: 403 },
    },
  },
  previewStatus: { succeeds: { params: (world) => startedPreview(world, 3_000) }, refuses: aboutPreview() },
  previewResult: {
    succeeds: { params: (world) => startedPreview(world, 10_000) },
    refuses: {
      ...aboutPreview(),
      'a preview in progress': { params: (world) => startedPreview(world, 9_000), status: 409 },
      'a cancelled preview': { params: cancelledPreview, status: 409 },
      'a preview that found nothing to convert': {
        params: (world) => startedPreview(world, 10_000, { selectionMode: 'pattern', viewNameRegex: '^nothing$' }),
        status: 409,
      },
    },
  },
  cancelPreview: {
    succeeds: { params: (world) => startedPreview(world, 3_000) },
    refuses: { ...aboutPreview(), 'an ended preview': { params: (world) => startedPreview(world, 10_000), status: 409 } },
  },
  getIntegration: {
    succeeds: { params: { deploymentId: 1, dataSourceName: 'default' } },
    refuses: {
      'an unknown data source': { params: { deploymentId: 1, dataSourceName: 'nowhere' }, status: 404 },
      'a data source without a saved configuration': { params: { deploymentId: 2, dataSourceName: 'default' }, status: 404 },
      'a user without permission': { params: { deploymentId: 1, dataSourceName: 'default' }, as: analyst, status: 403 },
    },
  },
  saveIntegration: {
    succeeds: {
      params: async ({ admin }) => {
        const { configurationVersion } = await getIntegration(admin, { deploymentId: 1, dataSourceName: 'default' });
        return { deploymentId: 1, dataSourceName: 'default', ...configuration, expectedConfigurationVersion: configurationVersion };
      },
    },
    refuses: {
      'an outdated version': {
        params: { deploymentId: 1, dataSourceName: 'default', ...configuration, expectedConfigurationVersion: 2 },
        status: 409,
        code: 'configuration_version_conflict',
      },
      'a first version if one exists': {
        params: { deploymentId: 1, dataSourceName: 'default', ...configuration, expectedConfigurationVersion: 0 },
        status: 409,
      },
      'a later version if none exists': {
        params: { deploymentId: 2, dataSourceName: 'default', ...configuration, expectedConfigurationVersion: 1 },
        status: 409,
      },
      'an empty name': {
        params: { deploymentId: 2, dataSourceName: 'default', ...configuration, expectedConfigurationVersion: 0, targetCatalog: '' },
        status: 400,
      },
      'an unknown data source': {
        params: { deploymentId: 1, dataSourceName: 'nowhere', ...configuration, expectedConfigurationVersion: 0 },
        status: 404,
      },
      'a user without permission': {
        params: { deploymentId: 1, dataSourceName: 'default', ...configuration, expectedConfigurationVersion: 3 },
        as: analyst,
        status: 403,
      },
    },
  },
};

export const dashboardExportsContracts: Contracts<'startExport' | 'getExportStatus' | 'downloadExport'> = {
  startExport: {
    succeeds: {
      params: (world) => exportOf(world, dailyTrading, { format: 'pdf', filters: [{ member: 'sales.region', value: ['North'] }] }),
    },
    refuses: {
      'an unknown deployment': { params: { deploymentId: 99, format: 'png', dashboardId: 1 }, status: 404 },
      'a dashboard of another deployment': {
        params: async (world) => ({ ...(await exportOf(world, dailyTrading)), deploymentId: 2 }),
        status: 404,
      },
      'a user who does not manage the workbook': { params: (world) => exportOf(world, dailyTrading), as: analyst, status: 403 },
      'renderAs by a caller who is not an admin': {
        params: (world) => exportOf(world, dailyTrading, { renderAs: { type: 'USER', userId: 1 } }),
        as: analyst,
        status: 403,
      },
      'a subject without a name': { params: (world) => exportOf(world, dailyTrading, { renderAs: { type: 'EMBED_USER' } }), status: 400 },
      'a deactivated subject': {
        params: (world) => exportOf(world, dailyTrading, { renderAs: { type: 'USER', email: 'left@parley.example' } }),
        status: 404,
      },
      'an unknown subject': {
        params: (world) => exportOf(world, dailyTrading, { renderAs: { type: 'USER', userId: 999_999 } }),
        status: 404,
      },
      'a deactivated embed subject': {
        params: (world) => exportOf(world, dailyTrading, { renderAs: embedUser('harbor-goods', 'user-3') }),
        status: 404,
      },
      'an embed subject of an unknown tenant': {
        params: (world) => exportOf(world, dailyTrading, { renderAs: embedUser('nobody', 'user-1') }),
        status: 404,
      },
      'an embed subject whose tenant has no share': {
        params: (world) => exportOf(world, holidayReadout, { renderAs: embedUser('trial-042', 'user-1') }),
        status: 403,
      },
      'a fourth concurrent export of one identity': {
        params: async (world) => {
          const request = await exportOf(world, dailyTrading);
          for (let count = 0; count < 3; count += 1) await startExport(world.admin, request);
          return request;
        },
        status: 429,
      },
    },
  },
  getExportStatus: { succeeds: { params: (world) => startedExport(world, 2_000) }, refuses: aboutExport() },
  downloadExport: {
    succeeds: { params: async (world) => ({ ...(await startedExport(world, 4_000)), filename: 'Umsätze.png' }) },
    refuses: {
      ...aboutExport(),
      'an export in progress': { params: (world) => startedExport(world, 3_000), status: 409 },
      'a failed export': { params: (world) => startedExport(world, 4_000, publishedEmpty), status: 422 },
    },
  },
};

const hourMs = 3_600_000;

function analyst(world: ContractWorld) {
  return world.analyst;
}

/** The newest run of this status in the history. */
function seeded(status: TransformSyncRunStatus) {
  return async ({ admin }: ContractWorld) => {
    const { items } = await listTransformSyncs(admin, { deploymentId: 1, status, first: 1 });
    return { deploymentId: 1, syncJobId: items[0]?.syncJobId ?? '' };
  };
}

async function startedRun(world: ContractWorld, input: StartTransformSyncInput, afterMs: number) {
  const { syncJobId } = await startTransformSync(world.admin, { deploymentId: 1, ...input });
  world.advance(afterMs);
  return { deploymentId: 1, syncJobId };
}

function aboutRun() {
  return {
    'an unknown job': { params: { deploymentId: 1, syncJobId: 'sync_unknown' }, status: 404 },
    'a job of another deployment': {
      params: async (world: ContractWorld) => ({ ...(await seeded('COMPLETED')(world)), deploymentId: 2 }),
      status: 404,
    },
    'a user without permission': { params: seeded('COMPLETED'), as: analyst, status: 403 },
  };
}

async function startedPreview(world: ContractWorld, afterMs: number, input: Partial<WarehouseMetricViewPreviewInput> = {}) {
  const { previewId } = await startPreview(world.admin, { deploymentId: 1, ...everyView, ...input });
  world.advance(afterMs);
  return { deploymentId: 1, previewId };
}

async function cancelledPreview(world: ContractWorld) {
  const address = await startedPreview(world, 3_000);
  await cancelPreview(world.admin, address);
  world.advance(10_000);
  return address;
}

function aboutPreview() {
  return {
    'an unknown preview': { params: { deploymentId: 1, previewId: 'mvp_unknown' }, status: 404 },
    'a preview older than a week': { params: (world: ContractWorld) => startedPreview(world, 7 * 24 * hourMs), status: 404 },
    'a user without permission': { params: (world: ContractWorld) => startedPreview(world, 0), as: analyst, status: 403 },
  };
}

const dailyTrading = 1;
const holidayReadout = 3;

async function exportOf({ admin }: ContractWorld, workbookId: number, input: Partial<StartDashboardExportInput> = {}) {
  const { publishedDashboard } = await getWorkbook(admin, { deploymentId: 1, workbookId });
  return { deploymentId: 1, format: 'png' as const, dashboardPublicId: publishedDashboard?.publicId ?? '', ...input };
}

/** A dashboard without anything to render. */
async function publishedEmpty({ admin }: ContractWorld) {
  const { publicId } = await publishDashboard(admin, { deploymentId: 1, workbookId: dailyTrading, config: { widgets: [] } });
  return { deploymentId: 1, format: 'png' as const, dashboardPublicId: publicId };
}

async function startedExport(
  world: ContractWorld,
  afterMs: number,
  request: (world: ContractWorld) => ReturnType<typeof exportOf> = (given) => exportOf(given, dailyTrading),
) {
  const { jobId } = await startExport(world.admin, await request(world));
  world.advance(afterMs);
  return { deploymentId: 1, jobId };
}

function embedUser(embedTenantName: string, externalId: string) {
  return { type: 'EMBED_USER', embedTenantName, externalId } as const;
}

function aboutExport() {
  return {
    'an unknown job': { params: { deploymentId: 1, jobId: 'export_unknown' }, status: 404 },
    'an expired job': { params: (world: ContractWorld) => startedExport(world, 300_000), status: 404 },
    "another caller's job": { params: (world: ContractWorld) => startedExport(world, 4_000), as: analyst, status: 404 },
  };
}
