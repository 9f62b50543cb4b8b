import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createServiceClient } from '../src/client.js';
import * as parley from '../src/index.js';
import { AppLogo, AppThemeProvider, ChatPanel, DashboardExportButton, JobTray, Markdown, ParleyProvider } from '../src/index.js';
import { arabic } from '../src/labels.js';

const client = createServiceClient({
  chatUrl: 'https://chat.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state',
  credentials: { kind: 'service-token', token: () => Promise.reject(new Error('Nothing may be asked on a server.')) },
});

it('renders the shell of the panel on a server, without a request and without a page', () => {
  expect(typeof document).toBe('undefined');
  const html = renderToString(
    <ParleyProvider client={client}>
      <ChatPanel starters={['Revenue by month']} heading="Ask Halloway" />
    </ParleyProvider>,
  );
  expect(html).toContain('data-slot="chat-panel" data-state="idle"');
  expect(html).toContain('Ask Halloway');
  expect(html).toContain('Revenue by month');
  expect(html).toContain('<textarea');
});

it('renders the words and the direction of the labels, and a skeleton for a thread that is to be read', () => {
  const html = renderToString(
    <ParleyProvider client={client} labels={arabic}>
      <ChatPanel chatId="thread-1" />
    </ParleyProvider>,
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
    expect(renderToString(<ParleyProvider client={client}>{widget}</ParleyProvider>)).not.toBe('');
    expect(process.getActiveResourcesInfo()).toEqual(before);
  });
});

it('renders every widget with parts in the test above', () => {
  const widgets = Object.entries(parley).filter(([, value]) => typeof value === 'function' && 'Root' in value);
  expect(Object.keys(widgetsByName())).toEqual(expect.arrayContaining(widgets.map(([name]) => name)));
});

function widgetsByName(): Record<string, ReactNode> {
  return {
    AppLogo: <AppLogo name="Halloway">Halloway</AppLogo>,
    AppThemeProvider: <AppThemeProvider>Reports</AppThemeProvider>,
    BranchManager: <parley.BranchManager deploymentId={1} />,
    ChatPanel: <ChatPanel chatId="thread-1" />,
    CommentThreads: <parley.CommentThreads publicId="dashboard-01" />,
    DashboardExportButton: <DashboardExportButton deploymentId={1} dashboardId={1} />,
    EnvironmentVariablesEditor: <parley.EnvironmentVariablesEditor deploymentId={1} />,
    JobTray: <JobTray />,
    LogViewer: <parley.LogViewer deploymentId={1} />,
    Markdown: <Markdown text="**42** orders" />,
    PromotionDialog: <parley.PromotionDialog workbook={{ deploymentId: 1, workbookId: 1 }}>Promote</parley.PromotionDialog>,
    PromotionHistory: <parley.PromotionHistory workbook={{ deploymentId: 1, workbookId: 1 }} />,
    PromotionProvenance: <parley.PromotionProvenance workbook={{ deploymentId: 1, workbookId: 1 }} />,
    ReportList: <parley.ReportList deploymentId={1} />,
    ReportPlacementList: <parley.ReportPlacementList deploymentId={1} reportId={1} />,
    UserManagement: <parley.UserManagement />,
    WorkspaceExplorer: <parley.WorkspaceExplorer deploymentId={1} />,
  };
}
