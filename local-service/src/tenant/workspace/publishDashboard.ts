import type { Dashboard, DashboardConfig } from '@parley/react/client';
import type { Random } from '../../random.js';
import type { Tenant } from '../Tenant.js';
import { newPublicId } from './publicId.js';
import { snapshotsOf } from './reportSnapshots.js';
import type { WorkbookRecord } from './Workspace.js';

/** Publishes a config as the next version of the workbook's dashboard, which keeps its ids. It becomes the draft, too. */
export function publishDashboard(tenant: Tenant, workbook: WorkbookRecord, { config, userId, random, ...given }: Publication): Dashboard {
  const { workspace, clock } = tenant;
  const { id: workbookId, deploymentId, dashboard: before } = workbook;
  const { id: versionId } = workspace.dashboardVersions.insert({ workbookId, publishedAt: clock() });
  const dashboard: Dashboard = {
    id: before?.id ?? versionId,
    publicId: before?.publicId ?? newPublicId(random),
    deploymentId,
    workbookId,
    status: 'published',
    allowEmbed: given.allowEmbed ?? before?.allowEmbed ?? false,
    config,
    versionNumber: (before?.versionNumber ?? 0) + 1,
    versionId,
    reportSnapshots: snapshotsOf(workspace.reports, { deploymentId, config, versionId }),
    title: kept(given.title, before?.title) ?? config.title ?? workbook.name,
    description: kept(given.description, before?.description ?? config.description) ?? null,
    createdBy: before?.createdBy ?? userId,
    fromSharedWorkspace: workbook.ownerId === null,
    restrictDataDownload: before?.restrictDataDownload ?? false,
    useBoardDashboards: true,
  };
  workspace.workbooks.update(workbookId, { dashboard, dashboardDraft: config, updatedAt: clock() });
  return dashboard;
}

interface Publication {
  readonly config: DashboardConfig;
  readonly userId: number;
  readonly random: Random;
  /** Stays as it was where left out, as does the description. */
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly allowEmbed?: boolean | null | undefined;
}

function kept<T>(given: T | undefined, before: T): T {
  return given === undefined ? before : given;
}
