import { useState } from 'react';
import {
  BranchManager,
  ConnectPlacement,
  EnvironmentVariablesEditor,
  type LeaveGuard,
  LogViewer,
  ReportDrawer,
  ReportList,
  ReportPlacementFooter,
  ReportPlacementList,
  ReportPlacementListRoot,
  ReportPlacementRows,
  UserManagement,
  WorkspaceExplorer,
} from '../../src/index.js';

/** What each page of the console is given. */
export interface PageProps {
  readonly deploymentId: number;
  /** Asked before another page is shown. */
  readonly guard: LeaveGuard;
}

export function WorkspacePage({ deploymentId }: PageProps) {
  return <WorkspaceExplorer deploymentId={deploymentId} />;
}

/** Opens a report in a drawer; its link leads there as well. */
export function ReportsPage({ deploymentId }: PageProps) {
  const [report, setReport] = useState<{ readonly id: number } | undefined>(reportInUrl);
  return (
    <>
      <ReportList deploymentId={deploymentId} onOpen={setReport} />
      <ReportDrawer
        deploymentId={deploymentId}
        report={report}
        onClose={() => setReport(undefined)}
        hrefOf={({ id }) => `#reports/${id}`}
        renderPlacements={(address) => (
          <ReportPlacementListRoot {...address}>
            <ReportPlacementRows />
            <ReportPlacementFooter />
            <ConnectPlacement size="small" variant="outline" />
          </ReportPlacementListRoot>
        )}
      />
    </>
  );
}

function reportInUrl(): { readonly id: number } | undefined {
  const id = Number(/^#reports\/(\d+)$/.exec(location.hash)?.[1] ?? Number.NaN);
  return Number.isNaN(id) ? undefined : { id };
}

export function PlacementsPage() {
  return <ReportPlacementList externalWorkbookId="trading-plan-2026" />;
}

export function UsersPage() {
  return <UserManagement />;
}

export function BranchesPage({ deploymentId }: PageProps) {
  return <BranchManager deploymentId={deploymentId} />;
}

export function VariablesPage({ deploymentId, guard }: PageProps) {
  return <EnvironmentVariablesEditor deploymentId={deploymentId} leaveGuard={guard} />;
}

export function LogsPage({ deploymentId }: PageProps) {
  return <LogViewer deploymentId={deploymentId} />;
}
