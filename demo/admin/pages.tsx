import { useState } from 'react';
import type { ItemType, ResourceOwner } from '../../src/client.js';
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
  useUsers,
  WorkspaceExplorer,
} from '../../src/index.js';
import type { ConsoleAddress } from './useConsoleAddress.js';

/** What each page of the console is given. */
export interface PageProps {
  readonly deploymentId: number;
  /** Asked before another page is shown. */
  readonly guard: LeaveGuard;
  readonly address: ConsoleAddress;
}

export function WorkspacePage({ deploymentId, address }: PageProps) {
  const types = address.choices('types', itemTypes);
  return (
    <WorkspaceExplorer
      deploymentId={deploymentId}
      folderId={address.id('folder') ?? null}
      onFolderChange={(folder) => address.change({ folder: folder ?? undefined })}
      search={address.text('search') ?? ''}
      onSearchChange={(search) => address.change({ search }, 'replace')}
      filters={types.length === 0 ? noFilters : { types }}
      onFiltersChange={(filters) => address.change({ types: filters.types?.join(',') })}
    />
  );
}

const itemTypes: readonly ItemType[] = ['FOLDER', 'WORKBOOK', 'REPORT'];
const noFilters = {};

/** Opens a report in a drawer; its link leads there as well. */
export function ReportsPage({ deploymentId, address }: PageProps) {
  const reportId = address.id('report');
  const [opened, setOpened] = useState<{ readonly id: number }>();
  // One from the list shows its name at once.
  const report = opened?.id === reportId ? opened : reportId === undefined ? undefined : { id: reportId };
  return (
    <>
      <ReportList
        deploymentId={deploymentId}
        onOpen={(next) => {
          setOpened(next);
          address.change({ report: next.id });
        }}
        search={address.text('search') ?? ''}
        onSearchChange={(search) => address.change({ search }, 'replace')}
        filters={{ folderId: address.id('folder'), externalWorkbookId: address.text('document') }}
        onFiltersChange={({ folderId, externalWorkbookId }) =>
          address.change({ folder: folderId ?? undefined, document: externalWorkbookId ?? undefined })
        }
      />
      <ReportDrawer
        deploymentId={deploymentId}
        report={report}
        onClose={() => address.change({ report: undefined })}
        hrefOf={({ id }) => address.hrefOf('reports', { report: id })}
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

export function PlacementsPage() {
  return <ReportPlacementList externalWorkbookId="trading-plan-2026" />;
}

export function UsersPage({ address }: PageProps) {
  const userId = address.id('user');
  const [opened, setOpened] = useState<ResourceOwner>();
  const { data } = useUsers({ first: 100 }, { enabled: userId !== undefined && opened?.id !== userId });
  const user = userId === undefined ? undefined : [opened, ...(data?.items ?? [])].find((one) => one?.id === userId);
  return (
    <UserManagement
      openUser={user ?? null}
      onOpenUserChange={(next) => {
        setOpened(next);
        address.change({ user: next?.id });
      }}
      search={address.text('search') ?? ''}
      onSearchChange={(search) => address.change({ search }, 'replace')}
    />
  );
}

export function BranchesPage({ deploymentId, address }: PageProps) {
  return (
    <BranchManager
      deploymentId={deploymentId}
      selectedBranch={address.text('branch')}
      onSelectedBranchChange={(branch) => address.change({ branch })}
      search={address.text('search') ?? ''}
      onSearchChange={(search) => address.change({ search }, 'replace')}
    />
  );
}

export function VariablesPage({ deploymentId, guard }: PageProps) {
  return <EnvironmentVariablesEditor deploymentId={deploymentId} leaveGuard={guard} />;
}

export function LogsPage({ deploymentId, address }: PageProps) {
  const [source] = address.choices('source', logSources);
  const [container] = address.choices('container', logContainers);
  return (
    <LogViewer
      deploymentId={deploymentId}
      filters={{ source, container, pod: address.text('pod') }}
      onFiltersChange={(next) =>
        address.change({ source: next.source ?? undefined, container: next.container ?? undefined, pod: next.pod ?? undefined })
      }
      search={address.text('search') ?? ''}
      onSearchChange={(search) => address.change({ search }, 'replace')}
    />
  );
}

const logSources = ['production', 'dev'] as const;
const logContainers = ['INIT', 'MAIN', 'server', 'vector', 'api-proxy'] as const;
