import type { Open } from '../http/Open.js';

/** [later] adds . */
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

/**  = ids as strings or . */
export interface Policy {
  readonly resourceType: Open<PolicyResourceType>;
  readonly actions: readonly Open<PolicyAction>[];
  readonly resources: readonly string[];
}

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

export interface RoleWithAccess {
  readonly id: number;
  readonly name: string;
  readonly actions: readonly Open<PolicyAction>[];
}
