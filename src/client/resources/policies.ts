import type { Open } from '../json/Open.js';

/** The permissions that a policy grants (docs/contract/users.md#policies). */
export type PolicyAction =
  | 'All'
  | 'DeploymentsManage'
  | 'DeploymentCreate'
  | 'DeploymentRead'
  | 'DeploymentUpdate'
  | 'DeploymentDelete'
  | 'SecretsManage'
  | 'DownloadData'
  | 'PlaygroundRead'
  | 'SchemaRead'
  | 'SchemaUpdate'
  | 'SchemaUpdateDevBranches'
  | 'APMRead'
  | 'ChatHistoryRead'
  | 'PreAggregationBuild'
  | 'AlertsCreate'
  | 'AlertsRead'
  | 'AlertsUpdate'
  | 'AlertsDelete'
  | 'AuditLogManage'
  | 'BillingRead'
  | 'SqlRunnerRead'
  | 'DataAssetsRead'
  | 'DataAssetsManage'
  | 'ServiceNetworkConnect'
  | 'ReportRead'
  | 'ReportEdit'
  | 'ReportManage'
  | 'WorkbookManage'
  | 'WorkbookRead'
  | 'WorkbookEdit'
  | 'ChatThreadRead'
  | 'AgentManage'
  | 'AgentRead'
  | 'AgentSpaceManage'
  | 'AgentAdmin'
  | 'DeploymentAgentRead'
  | 'OAuthIntegrationsManage'
  | 'OAuthIntegrationsIssueTokens'
  | 'McpToolsManage'
  | 'AIBIDevelop'
  | 'AIBIExplore'
  | 'AIBIView'
  | 'ChartPalettesManage'
  | 'DashboardThemesManage'
  | 'AIBIDeveloper'
  | 'AIBIUser'
  | 'AIBIViewer'
  | 'EmbedDeploymentRead'
  | 'EmbedDashboardRead'
  | 'FolderRead'
  | 'FolderEdit'
  | 'FolderManage';

/** Actions that are allowed on some resources of one type. */
export interface Policy {
  /** The type of the resources; `Global` for the account as a whole. */
  readonly resourceType: Open<PolicyResourceType>;
  /** The actions that are allowed. */
  readonly actions: readonly Open<PolicyAction>[];
  /** Ids as texts, or `All`. */
  readonly resources: readonly string[];
}

/** The types of resource that a policy can be about. */
export type PolicyResourceType =
  | 'Global'
  | 'Deployment'
  | 'Report'
  | 'ReportFolder'
  | 'Agent'
  | 'AgentSpace'
  | 'Workbook'
  | 'Dashboard'
  | 'Folder'
  | 'ChatThread';

/** A role that reaches a resource, with what it may do there. */
export interface RoleWithAccess {
  readonly id: number;
  readonly name: string;
  /** The actions that the role allows there. */
  readonly actions: readonly Open<PolicyAction>[];
}
