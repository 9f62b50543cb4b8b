/** A page of the repository that the site shows. */
export interface TopicPage {
  /** From the root of the repository. */
  readonly source: string;
  /** From the root of the site, without `.md`. */
  readonly path: string;
  /** In the sidebar. */
  readonly title: string;
}

export interface Topic {
  readonly title: string;
  readonly pages: readonly TopicPage[];
}

/** The pages in the order of the sidebar. A test checks that it has all pages of `docs`. */
export const siteTopics: readonly Topic[] = [
  {
    title: 'Start',
    pages: [
      { source: 'README.md', path: 'get-started', title: 'Get started' },
      { source: 'examples/README.md', path: 'examples', title: 'Examples' },
      docs('start-here', 'Start here: labels and languages'),
      docs('theming', 'Theming'),
    ],
  },
  {
    title: 'Chat',
    pages: [
      docs('chat-parts', 'Panel and parts'),
      docs('charts', 'Charts'),
      docs('markdown', 'Markdown'),
      docs('events', 'Events'),
      { source: 'element/README.md', path: 'element', title: '<parley-chat>' },
    ],
  },
  {
    title: 'Recipes',
    pages: [
      docs('recipes/place-the-chat', 'Where to put the chat'),
      docs('recipes/thread-in-url', 'The thread in the URL'),
      docs('recipes/shared-page', 'Sharing a thread'),
      docs('recipes/tool-renderer', 'A card for your tool'),
      docs('recipes/own-table', 'Your own table'),
      docs('recipes/own-columns', 'Your own columns and actions'),
      docs('recipes/own-resource', 'A list of your own records'),
      docs('recipes/stop-or-save', 'Stop an action, or save elsewhere'),
      docs('recipes/errors-and-analytics', 'Errors and analytics'),
      docs('recipes/audit-log', 'An audit log of the console'),
      docs('recipes/opentelemetry', 'OpenTelemetry'),
      docs('recipes/testing', 'Tests with the local service'),
      docs('recipes/from-fetch', 'From fetch to the client'),
      docs('recipes/troubleshooting', 'When something does not work'),
    ],
  },
  {
    title: 'Admin widgets',
    pages: [
      docs('report-list', 'ReportList'),
      docs('workspace-explorer', 'WorkspaceExplorer'),
      docs('workbook-manager', 'WorkbookManager'),
      docs('promotion-dialog', 'PromotionDialog'),
      docs('report-placement-list', 'ReportPlacementList'),
      docs('user-management', 'UserManagement'),
      docs('user-attributes', 'UserAttributes'),
      docs('user-groups', 'UserGroups'),
      docs('roles', 'Roles'),
      docs('provisioning-monitor', 'ProvisioningMonitor'),
      docs('environment-variables-editor', 'EnvironmentVariablesEditor'),
      docs('deployment-wizard', 'DeploymentWizard'),
      docs('deployment-settings', 'DeploymentSettings'),
      docs('notification-schedules', 'NotificationSchedules'),
      docs('oidc-token-configs', 'OidcTokenConfigs'),
      docs('tenant-settings', 'TenantSettings'),
      docs('my-settings', 'MySettings'),
      docs('oauth-integrations', 'OAuthIntegrations'),
      docs('my-connections', 'MyConnections'),
      docs('api-keys', 'ApiKeys'),
      docs('token-minter', 'TokenMinter'),
      docs('embed-tenants', 'EmbedTenants'),
      docs('embed-access', 'EmbedAccess'),
      docs('embed-session-tester', 'EmbedSessionTester'),
      docs('branch-manager', 'BranchManager'),
      docs('data-model-workspace', 'DataModelWorkspace'),
      docs('dashboard-viewer', 'DashboardViewer'),
      docs('comment-threads', 'CommentThreads'),
      docs('transform-syncs', 'TransformSyncs'),
      docs('metric-view-studio', 'MetricViewStudio'),
      docs('jobs', 'Exports and jobs'),
      docs('log-viewer', 'LogViewer'),
      docs('command-palette', 'CommandPalette'),
      docs('app-theme', 'AppThemeProvider'),
      docs('admin-kit', 'The kit'),
    ],
  },
  {
    title: 'Data and server',
    pages: [
      docs('admin-data', 'Calls and hooks'),
      docs('operations', 'Every operation'),
      docs('server', 'The proxy'),
      docs('dialect', 'Names of your service'),
      { source: 'local-service/README.md', path: 'local-service', title: 'The local service' },
      docs('own-data', 'Ask your own data in five minutes'),
      docs('data-model-files', 'The files of a data model'),
      docs('model-agent', 'The agent with a language model'),
      docs('devtools', 'Developer tools'),
    ],
  },
  {
    title: 'The service',
    pages: [
      { source: 'docs/contract/README.md', path: 'contract/index', title: 'The contract' },
      docs('contract/authentication', 'Authentication'),
      docs('contract/chat', 'Chat'),
      docs('contract/resuming', 'Resuming a stream'),
      docs('contract/errors', 'Errors'),
      docs('contract/limits', 'Limits'),
      docs('contract/paging', 'Paging'),
      docs('contract/versioning', 'Versioning'),
      docs('contract/account', 'Account'),
      docs('contract/users', 'Users'),
      docs('contract/deployments', 'Deployments'),
      docs('contract/reports', 'Reports and the workspace'),
      docs('contract/promotion', 'Promotion'),
      docs('contract/dashboards', 'Workbooks and dashboards'),
      docs('contract/data-model', 'Data model'),
      docs('contract/jobs', 'Jobs'),
      docs('contract/embedding', 'Embedding'),
    ],
  },
  {
    title: 'The project',
    pages: [
      docs('accessibility', 'Accessibility'),
      docs('browser-support', 'Browser support'),
      docs('stability', 'What stays compatible'),
      { source: 'SECURITY.md', path: 'security', title: 'Security' },
      docs('data', 'Data: stored, called, logged'),
      docs('conformance', 'Accessibility conformance report'),
      { source: 'CHANGELOG.md', path: 'changelog', title: 'Changelog' },
      docs('decisions/chat', 'Decisions: chat'),
      docs('decisions/admin', 'Decisions: admin'),
      docs('decisions/console', 'Decisions: console'),
      docs('decisions/data', 'Decisions: data'),
      docs('decisions/package', 'Decisions: packages'),
      docs('decisions/local-service', 'Decisions: local service'),
    ],
  },
];

function docs(path: string, title: string): TopicPage {
  return { source: `docs/${path}.md`, path, title };
}
