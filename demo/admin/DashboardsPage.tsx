import {
  type AiThreadProps,
  CommentThreads,
  DashboardExportButton,
  DashboardViewer,
  readDashboardView,
  writeDashboardView,
} from '../../src/admin.js';
import { useWorkbook } from '../../src/data.js';
import { ChatPanel, ParleyProvider, useLabels } from '../../src/index.js';
import { loadRows } from './dashboardRows.js';
import type { PageProps } from './pages.js';
import { ShopChat } from './ShopChat.js';
import { useTenantClient } from './tenantSession.js';
import { WorkbookPage } from './WorkbookPage.js';

/** The published dashboard of a workbook, with its filters in the URL and the comments of the embed tenant beside it. */
export function DashboardsPage({ deploymentId, address, words }: PageProps) {
  const [given, setParams] = address.params;
  const params = new URLSearchParams(given.toString());
  return (
    <WorkbookPage deploymentId={deploymentId} address={address} words={words}>
      {(workbookId) => (
        <DashboardViewer
          deploymentId={deploymentId}
          workbookId={workbookId}
          // Only the first deployment has a warehouse.
          loadRows={deploymentId === 1 ? loadRows : undefined}
          view={readDashboardView(params)}
          onViewChange={(view) => setParams(writeDashboardView(params, view), { replace: false })}
          AiThread={AiThread}
          toolbar={<ExportButton deploymentId={deploymentId} workbookId={workbookId} />}
          aside={<Comments deploymentId={deploymentId} workbookId={workbookId} />}
        />
      )}
    </WorkbookPage>
  );
}

interface WorkbookIds {
  readonly deploymentId: number;
  readonly workbookId: number;
}

function useDashboardId(ids: WorkbookIds) {
  return useWorkbook(ids, { select: ({ publishedDashboard }) => publishedDashboard?.publicId }).data;
}

function ExportButton(ids: WorkbookIds) {
  const publicId = useDashboardId(ids);
  return publicId === undefined ? null : <DashboardExportButton deploymentId={ids.deploymentId} dashboardPublicId={publicId} />;
}

/** The comments as users of the embed tenant see them. */
function Comments(ids: WorkbookIds) {
  const labels = useLabels();
  const client = useTenantClient();
  const publicId = useDashboardId(ids);
  return (
    publicId !== undefined && (
      <ParleyProvider client={client} labels={labels}>
        <CommentThreads publicId={publicId} />
      </ParleyProvider>
    )
  );
}

/** The conversation of an AI widget. Its thread is saved with the first question. */
function AiThread({ threadId, title, changeThread }: AiThreadProps) {
  return (
    <ShopChat>
      <div className="dashboard-chat">
        <ChatPanel
          heading={title}
          chatId={threadId}
          onChatIdChange={(chatId) => {
            if (chatId !== undefined && chatId !== threadId) changeThread(chatId);
          }}
        />
      </div>
    </ShopChat>
  );
}
