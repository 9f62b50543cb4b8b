import type { OperationId } from '../../../src/client.js';
import { branchesContracts } from './branches.contract.js';
import { dashboardCommentsContracts } from './dashboard-comments.contract.js';
import { dataModelContracts } from './data-model.contract.js';
import { dataModelUploadsContracts } from './data-model-uploads.contract.js';
import { accountContracts, deploymentsContracts, environmentsContracts } from './deployments.contract.js';
import { embedGroupsContracts, embedTenantsContracts } from './embed-tenants.contract.js';
import { embedAccessContracts, embedDashboardsContracts, embedSessionsContracts } from './embedding.contract.js';
import { dashboardExportsContracts, metricViewContracts, transformSyncContracts } from './jobs.contract.js';
import { notificationsContracts } from './notifications.contract.js';
import type { Contracts, OperationContract } from './OperationContract.js';
import { peopleContracts } from './people.contract.js';
import { reportsContracts } from './reports.contract.js';
import { scimContracts } from './scim.contract.js';
import { sourceControlContracts } from './source-control.contract.js';
import { tenantContracts } from './tenant.contract.js';
import { workbookPromotionsContracts } from './workbook-promotions.contract.js';
import { dashboardsContracts, workbooksContracts } from './workbooks.contract.js';
import { foldersContracts, workspaceContracts } from './workspace.contract.js';

/** The contract of every operation; a missing one does not compile. */
const all: Contracts<OperationId> = {
  ...dashboardCommentsContracts,
  ...dataModelContracts,
  ...branchesContracts,
  ...dataModelUploadsContracts,
  ...sourceControlContracts,
  ...deploymentsContracts,
  ...environmentsContracts,
  ...accountContracts,
  ...embedTenantsContracts,
  ...embedGroupsContracts,
  ...embedSessionsContracts,
  ...embedDashboardsContracts,
  ...embedAccessContracts,
  ...transformSyncContracts,
  ...metricViewContracts,
  ...dashboardExportsContracts,
  ...peopleContracts,
  ...reportsContracts,
  ...notificationsContracts,
  ...scimContracts,
  ...tenantContracts,
  ...workbookPromotionsContracts,
  ...workbooksContracts,
  ...dashboardsContracts,
  ...foldersContracts,
  ...workspaceContracts,
  getSpec: { succeeds: { params: {} }, refuses: {} },
};

/**
 * The same contracts for code that iterates over all of them. Parameters are passed on unchanged to their own call,
 * which the type of the table cannot express.
 */
export const operationContracts = all as unknown as Readonly<Record<OperationId, OperationContract<never>>>;
