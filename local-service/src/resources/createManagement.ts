import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import { createAccess } from '../access/createAccess.js';
import { createEmbedSessions } from '../access/createEmbedSessions.js';
import { guardDeployments } from '../access/guardDeployments.js';
import { guardEmbedCallers } from '../access/guardEmbedCallers.js';
import { guardScim } from '../access/guardScim.js';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { commitTransformSyncs } from '../branches/commitTransformSyncs.js';
import { createServedModels, type ServedModels } from '../branches/createServedModels.js';
import { productionOf, renewModels, takeModelFiles } from '../branches/modelOnDisk.js';
import type { Clock } from '../clock.js';
import { failureResponse } from '../http/failureResponse.js';
import type { LocalServiceOptions } from '../LocalService.js';
import type { ServiceSource, SourceControl } from '../ServiceSource.js';
import { scimFailure } from '../scim/scimResponse.js';
import type { Credentials } from '../session/credentials.js';
import type { Account } from '../session/sessions.js';
import type { State } from '../state/State.js';
import type { EmbedCaller } from '../tenant/callers/Caller.js';
import { createTenant } from '../tenant/createTenant.js';
import { requireServedBranch } from '../tenant/deployments/requireServedBranch.js';
import { policyAttributesOf } from '../tenant/people/attributeValues.js';
import type { Tenant } from '../tenant/Tenant.js';
import { seedTransformSyncs } from '../tenant/transform-sync/seedTransformSyncs.js';
import type { Warehouse } from '../warehouse/Warehouse.js';
import { apiKeysRoutes } from './api-keys.js';
import { apiSpecRoutes } from './api-spec.js';
import { appThemeRoutes } from './app-theme.js';
import { branchesRoutes } from './branches.js';
import { currentUserRoutes } from './current-user.js';
import { dashboardCommentsRoutes } from './dashboard-comments.js';
import { dashboardExportsRoutes } from './dashboard-exports.js';
import { dashboardsRoutes } from './dashboards.js';
import { dataModelRoutes } from './data-model.js';
import { dataModelUploadsRoutes } from './data-model-uploads.js';
import { deploymentsRoutes } from './deployments.js';
import { embedAccessRoutes } from './embed-access.js';
import { embedDashboardsRoutes } from './embed-dashboards.js';
import { embedGroupsRoutes } from './embed-groups.js';
import { embedSessionsRoutes } from './embed-sessions.js';
import { embedTenantsRoutes } from './embed-tenants.js';
import { envVariablesRoutes } from './env-variables.js';
import { environmentsRoutes } from './environments.js';
import { externalDocumentsRoutes } from './external-documents.js';
import { foldersRoutes } from './folders.js';
import type { ManagementServices } from './ManagementServices.js';
import { metricViewIntegrationsRoutes } from './metric-view-integrations.js';
import { metricViewPreviewsRoutes } from './metric-view-previews.js';
import { notificationsRoutes } from './notifications.js';
import { oauthIntegrationsRoutes } from './oauth-integrations.js';
import { oidcTokenConfigsRoutes } from './oidc-token-configs.js';
import { regionsRoutes } from './regions.js';
import { reportsRoutes } from './reports.js';
import { rolesRoutes } from './roles.js';
import { scimGroupsRoutes } from './scim-groups.js';
import { scimUsersRoutes } from './scim-users.js';
import { sourceControlRoutes } from './source-control.js';
import { tenantSettingsRoutes } from './tenant-settings.js';
import { transformSyncRoutes } from './transform-sync.js';
import { usageAnalyticsRoutes } from './usage-analytics.js';
import { userAttributesRoutes } from './user-attributes.js';
import { userGroupsRoutes } from './user-groups.js';
import { userOauthTokensRoutes } from './user-oauth-tokens.js';
import { usersRoutes } from './users.js';
import { workbookPromotionsRoutes } from './workbook-promotions.js';
import { workbooksRoutes } from './workbooks.js';
import { workspaceRoutes } from './workspace.js';

/** The management API and SCIM over the tenant of a source, or the demo tenant (docs/contract/README.md#apis). */
export function createManagement({
  clock,
  state,
  credentials,
  seed,
  embedding,
  usageAnalytics,
  userCount,
  isHeldUser = nobody,
  checkModel,
  source,
}: ManagementOptions): Management {
  const tenant = createTenant({ clock, seed, state, embedding, userCount, source });
  const embedSessions = createEmbedSessions({ tenant, credentials });
  const transformSyncs = seedTransformSyncs(tenant);
  const servedModels = createServedModels(tenant.deployments, checkModel);
  const services: ManagementServices = { tenant, credentials, embedSessions, servedModels, transformSyncs, usageAnalytics, isHeldUser };
  const access = createAccess({ tenant, credentials, embedCallerOf: embedSessions.callerOf });

  const members = new Hono<ManagementEnv>();
  members.use(async (context, next) => {
    commitTransformSyncs(transformSyncs, tenant);
    if (!needsNoCredential(context.req.path)) context.set('caller', await access.callerOf(context.req.raw));
    return next();
  });
  members.use(guardEmbedCallers());
  members.use('/api/v1/deployments/:deploymentId/*', guardDeployments(tenant.deployments));
  members.use('/build/api/v1/deployments/:deploymentId/*', guardDeployments(tenant.deployments));
  for (const routesOf of resources) members.route('/', routesOf(services));

  const scim = new Hono<ManagementEnv>();
  scim.use('/api/scim/v2/*', guardScim(credentials, access));
  for (const routesOf of scimResources) scim.route('/', routesOf(services));
  scim.all('/api/scim/v2/*', () => scimFailure(404, 'This endpoint does not exist.'));

  // Compiling all routes takes longer than most tests, which send a few requests to each service.
  const management = new Hono({ strict: false, router: new TrieRouter() });
  management.route('/', scim);
  management.route('/', members);
  management.notFound(() => Response.json({ error: 'This endpoint does not exist.' }, { status: 404 }));
  management.onError((error) => failureResponse(error, { asJsonRpc: false }));
  return {
    fetch: async (request) => management.fetch(request),
    modelOf: servedModels.modelOf,
    isServed: servedModels.isServed,
    async takeModel(read) {
      takeModelFiles(tenant.deployments, read(), clock());
      const { deployment, files } = productionOf(tenant.deployments);
      return deployment === undefined ? [] : (await servedModels.build(files, deployment)).errors;
    },
    async dataChanged() {
      servedModels.forgetChecks();
      renewModels(tenant.deployments);
    },
    accountUserOf(email) {
      const user = tenant.people.users.values().find((candidate) => candidate.email.toLowerCase() === email.toLowerCase());
      return user && { isDeactivated: user.isDeactivated, userAttributes: policyAttributesOf(tenant.people, user.id) };
    },
    embedIdentityOf(embedSessionId) {
      const caller = embedSessions.callerOfSession(embedSessionId);
      if (caller === undefined) return undefined;
      const { branchName: branch, userAttributes, securityContext, settings } = caller.options;
      const [deploymentId = 0] = caller.deploymentIds;
      requireServedBranch(tenant.deployments, deploymentId, branch);
      const isProduction = branch === tenant.deployments.deployments.find(deploymentId)?.deployBranchName;
      return {
        userAttributes,
        securityContext,
        groups: groupsOf(tenant, caller),
        branch: isProduction ? undefined : branch,
        timeZone: settings.timezone ?? undefined,
        allowsAuthoring: settings.allowChatWorkspaceAuthoring !== false,
      };
    },
  };
}

function groupsOf({ people, embedding }: Tenant, { embedUserId, user }: EmbedCaller): readonly string[] {
  if (embedUserId !== undefined) return embedding.users.find(embedUserId)?.groups ?? [];
  const groups = people.groups.values().filter(({ userIds }) => user !== undefined && userIds.includes(user.id));
  return groups.map(({ name }) => name);
}

/** The management API, and what the chat asks of the account. */
export interface Management extends Account, SourceControl, Pick<ServedModels, 'modelOf' | 'isServed'> {
  readonly fetch: (request: Request) => Promise<Response>;
}

interface ManagementOptions {
  readonly clock: Clock;
  readonly state: State;
  readonly credentials: Credentials;
  readonly seed: number;
  readonly embedding: boolean;
  readonly usageAnalytics: boolean;
  readonly userCount: number | undefined;
  readonly isHeldUser: LocalServiceOptions['isHeldUser'] | undefined;
  readonly checkModel: NonNullable<Warehouse['check']>;
  readonly source: ServiceSource | undefined;
}

function nobody(): boolean {
  return false;
}

const resources: readonly ((services: ManagementServices) => Hono<ManagementEnv>)[] = [
  deploymentsRoutes,
  environmentsRoutes,
  envVariablesRoutes,
  regionsRoutes,
  apiKeysRoutes,
  apiSpecRoutes,
  usageAnalyticsRoutes,
  dataModelRoutes,
  branchesRoutes,
  dataModelUploadsRoutes,
  sourceControlRoutes,
  transformSyncRoutes,
  metricViewPreviewsRoutes,
  metricViewIntegrationsRoutes,
  dashboardExportsRoutes,
  foldersRoutes,
  workbooksRoutes,
  dashboardsRoutes,
  workspaceRoutes,
  workbookPromotionsRoutes,
  reportsRoutes,
  externalDocumentsRoutes,
  notificationsRoutes,
  usersRoutes,
  currentUserRoutes,
  userGroupsRoutes,
  userAttributesRoutes,
  tenantSettingsRoutes,
  oauthIntegrationsRoutes,
  userOauthTokensRoutes,
  oidcTokenConfigsRoutes,
  rolesRoutes,
  appThemeRoutes,
  embedSessionsRoutes,
  embedDashboardsRoutes,
  dashboardCommentsRoutes,
  embedTenantsRoutes,
  embedGroupsRoutes,
  embedAccessRoutes,
];

const scimResources = [scimUsersRoutes, scimGroupsRoutes];

/** A session id is redeemed by whoever has it. */
function needsNoCredential(path: string): boolean {
  return path.replace(/\/$/, '') === '/api/v1/embed/session/token';
}
