import { lookUp } from '../../client/http/lookUp.js';
import type { Policy, PolicyAction, PolicyResourceType } from '../../client/resources/policies.js';
import type { RoleLabels } from './labels/RoleLabels.js';

const report = ['ReportRead', 'ReportEdit', 'ReportManage'] as const;

/** The actions offered first for each type of resource. The service accepts any action for any type. */
const usualActions: Readonly<Record<PolicyResourceType, readonly PolicyAction[]>> = {
  Global: [
    ...(['All', 'AIBIDeveloper', 'AIBIUser', 'AIBIViewer', 'DeploymentsManage', 'DeploymentCreate', 'DownloadData'] as const),
    ...(['OAuthIntegrationsManage', 'OAuthIntegrationsIssueTokens', 'McpToolsManage', 'AuditLogManage', 'BillingRead'] as const),
    ...(['ChartPalettesManage', 'DashboardThemesManage', 'AgentAdmin', 'AgentSpaceManage'] as const),
  ],
  Deployment: [
    ...([
      'All',
      'DeploymentRead',
      'DeploymentUpdate',
      'DeploymentDelete',
      'SchemaRead',
      'SchemaUpdate',
      'SchemaUpdateDevBranches',
    ] as const),
    ...(['SecretsManage', 'DownloadData', 'PlaygroundRead', 'SqlRunnerRead', 'APMRead', 'PreAggregationBuild', 'ChatHistoryRead'] as const),
    ...(['AlertsCreate', 'AlertsRead', 'AlertsUpdate', 'AlertsDelete', 'DataAssetsRead', 'DataAssetsManage'] as const),
    ...(['ServiceNetworkConnect', 'DeploymentAgentRead', 'EmbedDeploymentRead'] as const),
  ],
  Report: report,
  ReportFolder: report,
  Agent: ['AgentRead', 'AgentManage'],
  AgentSpace: ['AgentRead', 'AgentSpaceManage'],
  Workbook: ['WorkbookRead', 'WorkbookEdit', 'WorkbookManage'],
  Dashboard: ['EmbedDashboardRead'],
  Folder: ['FolderRead', 'FolderEdit', 'FolderManage'],
  ChatThread: ['ChatThreadRead'],
};

/** The types of resource, in the order in which they are offered. */
export const resourceTypes = Object.keys(usualActions) as readonly PolicyResourceType[];

/** Returns the actions to offer for a policy: `first` the usual ones of its type and those it has, then `more`. */
export function actionChoices(policy: Policy, labels: RoleLabels): { readonly first: readonly string[]; readonly more: readonly string[] } {
  const usual: readonly string[] = Object.hasOwn(usualActions, policy.resourceType)
    ? usualActions[policy.resourceType as PolicyResourceType]
    : [];
  const first = [...new Set([...usual, ...policy.actions])];
  return { first, more: Object.keys(labels.actions).filter((action) => !first.includes(action)) };
}

/** Returns the label of an action; an unknown action as it is. */
export function actionName(action: string, { actions }: RoleLabels): string {
  const names: Readonly<Record<string, string>> = actions;
  return lookUp(names, action) ?? action;
}

/** Returns the label of a type of resource; an unknown type as it is. */
export function typeName(type: string, { types }: RoleLabels): string {
  const names: Readonly<Record<string, string>> = types;
  return lookUp(names, type) ?? type;
}

/** Returns the policies as text, one per line. */
export function policiesText(policies: readonly Policy[], labels: RoleLabels): string {
  const placeOf = (resource: string) => (resource === everyResource ? labels.policies.all : resource);
  return policies
    .map(({ resourceType, resources, actions }) => {
      const grants = actions.map((action) => actionName(action, labels)).join(' · ');
      return `${typeName(resourceType, labels)} (${resources.map(placeOf).join(' · ')}): ${grants}`;
    })
    .join('\n');
}

/** The id that stands for all resources of a type. */
export const everyResource = 'All';

/** Returns true if the service accepts the policy (docs/contract/users.md#policies). */
export function isComplete({ actions, resources }: Policy): boolean {
  return actions.length > 0 && resources.length > 0;
}

/** Returns the values with one added or removed. */
export function withChoice(values: readonly string[], value: string, isChosen: boolean): readonly string[] {
  const others = values.filter((other) => other !== value);
  return isChosen ? [...others, value] : others;
}
