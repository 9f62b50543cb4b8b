import type { ApiKeyLabels } from '../../admin/api-keys/labels/ApiKeyLabels.js';
import type { BranchLabels } from '../../admin/branch-manager/labels/BranchLabels.js';
import type { CommentLabels } from '../../admin/comment-threads/labels/CommentLabels.js';
import type { DashboardViewerLabels } from '../../admin/dashboard-viewer/labels/DashboardViewerLabels.js';
import type { DataModelLabels } from '../../admin/data-model-workspace/labels/DataModelLabels.js';
import type { DeploymentSettingsLabels } from '../../admin/deployment-settings/labels/DeploymentSettingsLabels.js';
import type { DeploymentWizardLabels } from '../../admin/deployment-wizard/labels/DeploymentWizardLabels.js';
import type { EmbedAccessLabels } from '../../admin/embed-access/labels/EmbedAccessLabels.js';
import type { EmbedSessionLabels } from '../../admin/embed-session-tester/labels/EmbedSessionLabels.js';
import type { EmbedTenantLabels } from '../../admin/embed-tenants/labels/EmbedTenantLabels.js';
import type { VariableLabels } from '../../admin/environment-variables-editor/labels/VariableLabels.js';
import type { LogLabels } from '../../admin/log-viewer/labels/LogLabels.js';
import type { MetricViewLabels } from '../../admin/metric-view-studio/labels/MetricViewLabels.js';
import type { MyConnectionLabels } from '../../admin/my-connections/labels/MyConnectionLabels.js';
import type { MySettingsLabels } from '../../admin/my-settings/labels/MySettingsLabels.js';
import type { NotificationScheduleLabels } from '../../admin/notification-schedules/labels/NotificationScheduleLabels.js';
import type { OAuthIntegrationLabels } from '../../admin/oauth-integrations/labels/OAuthIntegrationLabels.js';
import type { OidcTokenConfigLabels } from '../../admin/oidc-token-configs/labels/OidcTokenConfigLabels.js';
import type { PromotionLabels } from '../../admin/promotion-dialog/labels/PromotionLabels.js';
import type { ProvisioningLabels } from '../../admin/provisioning-monitor/labels/ProvisioningLabels.js';
import type { ReportLabels } from '../../admin/report-list/labels/ReportLabels.js';
import type { PlacementLabels } from '../../admin/report-placement-list/labels/PlacementLabels.js';
import type { RoleLabels } from '../../admin/roles/labels/RoleLabels.js';
import type { BuildLabels } from '../../admin/shared/builds/labels/BuildLabels.js';
import type { JobLabels } from '../../admin/shared/jobs/labels/JobLabels.js';
import type { TenantSettingsLabels } from '../../admin/tenant-settings/labels/TenantSettingsLabels.js';
import type { TokenMinterLabels } from '../../admin/token-minter/labels/TokenMinterLabels.js';
import type { TransformSyncLabels } from '../../admin/transform-syncs/labels/TransformSyncLabels.js';
import type { UserAttributeLabels } from '../../admin/user-attributes/labels/UserAttributeLabels.js';
import type { UserGroupLabels } from '../../admin/user-groups/labels/UserGroupLabels.js';
import type { UserLabels } from '../../admin/user-management/labels/UserLabels.js';
import type { WorkbookLabels } from '../../admin/workbook-manager/labels/WorkbookLabels.js';
import type { WorkspaceLabels } from '../../admin/workspace-explorer/labels/WorkspaceLabels.js';
import type { CommandPaletteLabels } from '../../ui/command-palette/labels/CommandPaletteLabels.js';
import type { CommonAdminLabels } from '../../ui/labels/CommonAdminLabels.js';
import type { KeyLabels } from '../../ui/shortcuts/labels/KeyLabels.js';

/** Every text of the admin widgets, in one language. Separate from `Labels`, so that a chat does not load them. */
export interface AdminLabels {
  /** Texts used in several widgets. */
  readonly common: CommonAdminLabels;
  /** Texts of the branch manager. */
  readonly branches: BranchLabels;
  /** Texts of the data model workspace. */
  readonly dataModel: DataModelLabels;
  /** Texts of comment threads. */
  readonly comments: CommentLabels;
  /** Texts of dashboards. */
  readonly dashboardViewer: DashboardViewerLabels;
  /** Texts of the OAuth integrations. */
  readonly oauthIntegrations: OAuthIntegrationLabels;
  /** Texts of a user’s connections. */
  readonly myConnections: MyConnectionLabels;
  /** Texts of the API keys. */
  readonly apiKeys: ApiKeyLabels;
  /** Texts of the token minter. */
  readonly tokenMinter: TokenMinterLabels;
  /** Texts of the access of embed tenants to dashboards. */
  readonly embedAccess: EmbedAccessLabels;
  /** Texts of the tester of embed sessions. */
  readonly embedSessions: EmbedSessionLabels;
  /** Texts of embed tenants, their users and groups. */
  readonly embedTenants: EmbedTenantLabels;
  /** Texts of the settings of a deployment. */
  readonly deploymentSettings: DeploymentSettingsLabels;
  /** Texts of the setup of a deployment. */
  readonly deploymentWizard: DeploymentWizardLabels;
  /** Texts of scheduled notifications and their recipients. */
  readonly notificationSchedules: NotificationScheduleLabels;
  /** Texts of the preview and publication of metric views. */
  readonly metricViews: MetricViewLabels;
  /** Texts of the transform syncs. */
  readonly transformSyncs: TransformSyncLabels;
  /** Texts of the OIDC token configurations. */
  readonly oidcTokenConfigs: OidcTokenConfigLabels;
  readonly provisioning: ProvisioningLabels;
  /** Texts of the promotion dialog. */
  readonly promotion: PromotionLabels;
  /** Texts of the report placement list. */
  readonly placements: PlacementLabels;
  /** Texts of the report list. */
  readonly reports: ReportLabels;
  /** Texts of the environment variables editor. */
  readonly variables: VariableLabels;
  /** Texts of the workbooks. */
  readonly workbooks: WorkbookLabels;
  /** Texts of the workspace explorer. */
  readonly workspace: WorkspaceLabels;
  /** Texts of user management. */
  readonly users: UserLabels;
  /** Texts of user attributes. */
  readonly userAttributes: UserAttributeLabels;
  /** Texts of user groups. */
  readonly userGroups: UserGroupLabels;
  /** Texts of roles. */
  readonly roles: RoleLabels;
  /** Texts of the builds of a deployment. */
  readonly builds: BuildLabels;
  /** Texts of keys and keyboard shortcuts. */
  readonly keys: KeyLabels;
  /** Texts of the command palette. */
  readonly commandPalette: CommandPaletteLabels;
  /** Texts of jobs and the job tray. */
  readonly jobs: JobLabels;
  /** Texts of the log viewer. */
  readonly logs: LogLabels;
  /** Texts of the account settings. */
  readonly tenantSettings: TenantSettingsLabels;
  /** Texts of a user’s own settings. */
  readonly mySettings: MySettingsLabels;
}
