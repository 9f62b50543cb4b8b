import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as admin from '../src/admin.js';
import { createServiceClient } from '../src/client.js';
import * as chat from '../src/index.js';
import { arabic } from '../src/labels.js';

const client = createServiceClient({
  chatUrl: 'https://chat.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state',
  credentials: { kind: 'service-token', token: () => Promise.reject(new Error('Nothing may be asked on a server.')) },
});

it("renders the panel's frame on a server, without a request and without a page", () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(
    <chat.ParleyProvider client={client}>
      <chat.ChatPanel starters={['Revenue by month']} heading="Ask Halloway" />
    </chat.ParleyProvider>,
  );
  expect(html).toContain('data-slot="chat-panel" data-state="idle"');
  expect(html).toContain('Ask Halloway');
  expect(html).toContain('Revenue by month');
  expect(html).toContain('<textarea');
});

it('renders the texts and the direction of the labels, and a skeleton for a thread to be loaded', () => {
  const html = renderToString(
    <chat.ParleyProvider client={client} labels={arabic}>
      <chat.ChatPanel chatId="thread-1" />
    </chat.ParleyProvider>,
  );
  expect(html).toContain('dir="rtl" lang="ar"');
  expect(html).toContain('data-slot="thread-skeleton"');
});

describe.each(Object.entries(widgetsByName()))('%s', (_name, widget) => {
  it('renders on a server without a request, a timer or anything else that keeps the process alive', () => {
    const client = createServiceClient({
      baseUrl: 'https://halloway.example.com',
      credentials: { kind: 'bearer', token: () => Promise.reject(new Error('Nothing may be asked on a server.')) },
    });
    const before = process.getActiveResourcesInfo();
    expect(renderToString(<chat.ParleyProvider client={client}>{widget}</chat.ParleyProvider>)).not.toBe('');
    expect(process.getActiveResourcesInfo()).toEqual(before);
  });
});

it('every widget with parts is rendered in the test above', () => {
  const widgets = Object.entries({ ...chat, ...admin }).filter(([, value]) => typeof value === 'function' && 'Root' in value);
  expect(Object.keys(widgetsByName())).toEqual(expect.arrayContaining(widgets.map(([name]) => name)));
});

function widgetsByName(): Record<string, ReactNode> {
  return {
    AppLogo: <admin.AppLogo name="Halloway">Halloway</admin.AppLogo>,
    AppThemeProvider: <admin.AppThemeProvider>Reports</admin.AppThemeProvider>,
    BranchManager: <admin.BranchManager deploymentId={1} />,
    ChatPanel: <chat.ChatPanel chatId="thread-1" />,
    CommentThreads: <admin.CommentThreads publicId="dashboard-01" />,
    DashboardExportButton: <admin.DashboardExportButton deploymentId={1} dashboardId={1} />,
    DashboardViewer: <admin.DashboardViewer publicId="dashboard-01" />,
    EmbedAccess: <admin.EmbedAccess deploymentId={1} workbookId={1} />,
    EmbedGroupMembers: <admin.EmbedGroupMembers embedTenantName="harbor-goods" groupId={1} />,
    EmbedSessionTester: <admin.EmbedSessionTester deploymentId={1} />,
    EmbedTenantGroups: <admin.EmbedTenantGroups embedTenantName="harbor-goods" />,
    EmbedTenants: <admin.EmbedTenants />,
    EmbedTenantUsers: <admin.EmbedTenantUsers embedTenantName="harbor-goods" />,
    EmbedTenantWorkbooks: <admin.EmbedTenantWorkbooks deploymentId={1} embedTenantName="harbor-goods" />,
    EnvironmentVariablesEditor: <admin.EnvironmentVariablesEditor deploymentId={1} />,
    JobTray: <admin.JobTray />,
    LogViewer: <admin.LogViewer deploymentId={1} />,
    Markdown: <chat.Markdown text="**42** orders" />,
    PromotionDialog: <admin.PromotionDialog workbook={{ deploymentId: 1, workbookId: 1 }}>Promote</admin.PromotionDialog>,
    PromotionHistory: <admin.PromotionHistory workbook={{ deploymentId: 1, workbookId: 1 }} />,
    PromotionProvenance: <admin.PromotionProvenance workbook={{ deploymentId: 1, workbookId: 1 }} />,
    OAuthIntegrations: <admin.OAuthIntegrations />,
    MyConnections: <admin.MyConnections />,
    ApiKeys: <admin.ApiKeys />,
    TokenMinter: <admin.TokenMinter deploymentId={1} />,
    DeploymentSettings: <admin.DeploymentSettings deploymentId={1} />,
    DeploymentWizard: <admin.DeploymentWizard />,
    NotificationRecipients: <admin.NotificationRecipients deploymentId={1} notificationId={1} />,
    NotificationSchedules: <admin.NotificationSchedules deploymentId={1} />,
    ScheduleDashboardButton: <admin.ScheduleDashboardButton deploymentId={1} dashboardPublicId="dashboard-01" />,
    DataModelWorkspace: <admin.DataModelWorkspace deploymentId={1} />,
    OidcTokenConfigs: <admin.OidcTokenConfigs />,
    SharedWorkspace: <admin.SharedWorkspace deploymentId={1} />,
    TenantSettings: <admin.TenantSettings />,
    MySettings: <admin.MySettings />,
    ReportList: <admin.ReportList deploymentId={1} />,
    ReportPlacementList: <admin.ReportPlacementList deploymentId={1} reportId={1} />,
    TransformSyncs: <admin.TransformSyncs deploymentId={1} />,
    MetricViewStudio: <admin.MetricViewStudio deploymentId={1} />,
    MetricViewPreview: <admin.MetricViewPreview deploymentId={1} dataSourceName="default" />,
    MetricViewPublication: <admin.MetricViewPublication deploymentId={1} dataSourceName="default" />,
    UserAttributes: <admin.UserAttributes />,
    UserGroups: <admin.UserGroups />,
    Roles: <admin.Roles />,
    ProvisionedGroups: <admin.ProvisionedGroups />,
    ProvisionedUsers: <admin.ProvisionedUsers />,
    ProvisioningMonitor: <admin.ProvisioningMonitor />,
    UserManagement: <admin.UserManagement />,
    WorkbookManager: <admin.WorkbookManager deploymentId={1} />,
    WorkspaceExplorer: <admin.WorkspaceExplorer deploymentId={1} />,
  };
}
