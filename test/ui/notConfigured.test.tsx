import { createLocalService } from '@parley/local-service';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as admin from '../../src/admin.js';
import { createServiceClient, type ServiceClientOptions } from '../../src/client.js';
import * as chat from '../../src/index.js';
import { memoryStorage } from '../chat/panel/support/memoryStorage.js';

const service = createLocalService();
const workbook = { deploymentId: 1, workbookId: 1 };

/** Every widget that asks the service, and what a person does until it has to. */
const widgets: Readonly<Record<string, Showing>> = {
  BranchManager: { shown: <admin.BranchManager deploymentId={1} /> },
  ChatPanel: {
    shown: <chat.ChatPanel />,
    async ask(user) {
      await user.type(screen.getByRole('textbox'), 'Revenue by month?{Enter}');
    },
  },
  CommentThreads: { shown: <admin.CommentThreads publicId="sales" /> },
  DashboardExportButton: {
    shown: <admin.DashboardExportButton deploymentId={1} dashboardPublicId="sales" />,
    async ask(user) {
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }));
    },
  },
  DashboardViewer: { shown: <admin.DashboardViewer publicId="sales" /> },
  EmbedAccess: { shown: <admin.EmbedAccess deploymentId={1} workbookId={1} /> },
  EmbedGroupMembers: { shown: <admin.EmbedGroupMembers embedTenantName="harbor-goods" groupId={1} /> },
  EmbedSessionTester: {
    shown: <admin.EmbedSessionTester deploymentId={1} />,
    async ask(user) {
      await user.type(screen.getByRole('textbox', { name: 'Your ID' }), 'user-1');
      await user.click(screen.getByRole('button', { name: 'Generate session' }));
    },
  },
  EmbedTenantGroups: { shown: <admin.EmbedTenantGroups embedTenantName="harbor-goods" /> },
  EmbedTenants: { shown: <admin.EmbedTenants /> },
  EmbedTenantUsers: { shown: <admin.EmbedTenantUsers embedTenantName="harbor-goods" /> },
  EmbedTenantWorkbooks: { shown: <admin.EmbedTenantWorkbooks deploymentId={1} embedTenantName="harbor-goods" /> },
  EnvironmentVariablesEditor: { shown: <admin.EnvironmentVariablesEditor deploymentId={1} /> },
  LogViewer: { shown: <admin.LogViewer deploymentId={1} /> },
  PromotionDialog: { shown: <admin.PromotionDialog workbook={workbook} defaultOpen /> },
  PromotionHistory: { shown: <admin.PromotionHistory workbook={workbook} /> },
  PromotionProvenance: { shown: <admin.PromotionProvenance workbook={workbook} /> },
  OAuthIntegrations: { shown: <admin.OAuthIntegrations /> },
  MyConnections: { shown: <admin.MyConnections /> },
  ApiKeys: { shown: <admin.ApiKeys /> },
  SharedWorkspace: { shown: <admin.SharedWorkspace deploymentId={1} /> },
  TokenMinter: {
    shown: <admin.TokenMinter deploymentId={1} />,
    async ask(user) {
      await user.click(screen.getByRole('button', { name: 'Create token' }));
    },
  },
  DeploymentSettings: { shown: <admin.DeploymentSettings deploymentId={1} /> },
  DeploymentWizard: { shown: <admin.DeploymentWizard deploymentId={1} /> },
  NotificationRecipients: { shown: <admin.NotificationRecipients deploymentId={1} notificationId={1} /> },
  NotificationSchedules: { shown: <admin.NotificationSchedules deploymentId={1} /> },
  DataModelWorkspace: { shown: <admin.DataModelWorkspace deploymentId={1} /> },
  OidcTokenConfigs: { shown: <admin.OidcTokenConfigs /> },
  TransformSyncs: { shown: <admin.TransformSyncs deploymentId={1} /> },
  MetricViewStudio: { shown: <admin.MetricViewStudio deploymentId={1} /> },
  MetricViewPreview: {
    shown: <admin.MetricViewPreview deploymentId={1} dataSourceName="default" />,
    async ask(user) {
      await user.click(screen.getByRole('button', { name: 'Start preview' }));
    },
  },
  MetricViewPublication: { shown: <admin.MetricViewPublication deploymentId={1} dataSourceName="default" /> },
  TenantSettings: { shown: <admin.TenantSettings /> },
  MySettings: { shown: <admin.MySettings /> },
  ReportList: { shown: <admin.ReportList deploymentId={1} /> },
  ReportPlacementList: { shown: <admin.ReportPlacementList externalWorkbookId="budget" /> },
  UserAttributes: { shown: <admin.UserAttributes /> },
  UserGroups: { shown: <admin.UserGroups /> },
  Roles: { shown: <admin.Roles /> },
  ProvisionedGroups: { shown: <admin.ProvisionedGroups /> },
  ProvisionedUsers: { shown: <admin.ProvisionedUsers /> },
  UserManagement: { shown: <admin.UserManagement /> },
  WorkbookManager: { shown: <admin.WorkbookManager deploymentId={1} /> },
  WorkspaceExplorer: { shown: <admin.WorkspaceExplorer deploymentId={1} /> },
};

/** These show what was asked for elsewhere, or dress their children: without an answer they are as if nothing was there. */
const silent = ['AppThemeProvider', 'JobTray'];

interface Showing {
  readonly shown: ReactNode;
  readonly ask?: (user: ReturnType<typeof userEvent.setup>) => Promise<void>;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('every widget is covered', () => {
  const parley = { ...chat, ...admin };
  const isWidget = (name: string) => /^[A-Z]/.test(name) && `${name}Root` in parley;
  const rooted = Object.keys(parley).filter(isWidget);
  expect(rooted.filter((name) => !(name in widgets) && !silent.includes(name))).toEqual([]);
});

describe.each(Object.entries(widgets))('%s on a client without addresses', (_, { shown, ask }) => {
  it('is reported on the page and once in the console', async () => {
    const { container } = show(shown);
    await ask?.(userEvent.setup());
    await waitFor(() => expect(container.ownerDocument.querySelector('[data-reason="not-configured"]')).not.toBeNull());
    const notice = container.ownerDocument.querySelector('[data-reason="not-configured"]');
    expect(notice).toHaveTextContent('This isn’t set up yet.');
    expect(notice).toHaveTextContent('Contact your administrator.');
    expect(notice).toHaveTextContent(/no (baseUrl|chatUrl)/);
    expect(written()).toEqual([expect.stringMatching(/^Parley: .*\(not-configured\)/)]);
  });
});

it.each([
  ['JobTray', <admin.JobTray key="1" deploymentId={1} />],
  ['AppThemeProvider', <admin.AppThemeProvider key="2">Page</admin.AppThemeProvider>],
])('%s is reported in the console only', async (_, shown) => {
  show(shown);
  await waitFor(() => expect(written()).toEqual([expect.stringMatching(/^Parley: .*\(not-configured\)/)]));
});

function show(shown: ReactNode) {
  const options: ServiceClientOptions = {
    credentials: { kind: 'bearer', token: () => service.mintAccessToken({ email: 'analyst@parley.example' }) },
    fetch: service.fetch,
  };
  return render(
    <StrictMode>
      <chat.ParleyProvider client={createServiceClient(options)} storage={memoryStorage()}>
        {shown}
      </chat.ParleyProvider>
    </StrictMode>,
  );
}

/** React warns about elements that jsdom does not know. */
function written(): readonly string[] {
  return vi
    .mocked(console.error)
    .mock.calls.map((texts) => texts.join(' '))
    .filter((text) => text.startsWith('Parley'));
}
