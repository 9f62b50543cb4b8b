import { useState } from 'react';
import {
  BranchManager,
  EnvironmentVariablesEditor,
  type LeaveGuard,
  LogViewer,
  ReportList,
  ReportPlacementList,
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

/** Opening a report shows where it is placed, as an app of one's own might. */
export function ReportsPage({ deploymentId }: PageProps) {
  const [reportId, setReportId] = useState<number>();
  return (
    <>
      <ReportList deploymentId={deploymentId} onOpen={({ id }) => setReportId(id)} />
      {reportId !== undefined && <ReportPlacementList deploymentId={deploymentId} reportId={reportId} />}
    </>
  );
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
