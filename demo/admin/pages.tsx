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
  type ReportSortField,
  UserManagement,
  WorkspaceExplorer,
} from '../../src/admin.js';
import type { ItemType, ReportPlacement, ResourceOwner } from '../../src/client.js';
import { useUsersById } from '../../src/data.js';
import type { ConsoleWords } from './consoleWords.js';
import { type ConsoleAddress, sortWord } from './useConsoleAddress.js';

/** The props of each page of the console. */
export interface PageProps {
  readonly deploymentId: number;
  /** Asks before another page is shown if there are unsaved changes. */
  readonly guard: LeaveGuard;
  readonly address: ConsoleAddress;
  /** In the language of the console. */
  readonly words: ConsoleWords;
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
      sort={address.sort(workspaceColumns) ?? byName}
      onSortChange={({ columnId, direction }) => address.change({ sort: sortWord(columnId, direction) })}
    />
  );
}

const workspaceColumns = ['name', 'updated', 'created'] as const;
const byName = { columnId: 'name', direction: 'ASC' } as const;
const itemTypes: readonly ItemType[] = ['FOLDER', 'WORKBOOK', 'REPORT'];
const noFilters = {};

/** Opens a report in a drawer. The drawer has a URL of its own. */
export function ReportsPage({ deploymentId, address }: PageProps) {
  const reportId = address.id('report');
  const sort = address.sort(reportFields);
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
        sort={sort === undefined ? newestFirst : { sortBy: sort.columnId, sortDirection: sort.direction }}
        onSortChange={({ sortBy, sortDirection }) => address.change({ sort: sortWord(sortBy, sortDirection) })}
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

const reportFields: readonly ReportSortField[] = ['name', 'createdAt', 'updatedAt', 'lastViewedAt'];
const newestFirst = { sortBy: 'createdAt', sortDirection: 'DESC' } as const;

export function PlacementsPage({ address }: PageProps) {
  const [syncStatus] = address.choices('sync', syncStates);
  return (
    <ReportPlacementList
      externalWorkbookId="trading-plan-2026"
      search={address.text('search') ?? ''}
      onSearchChange={(search) => address.change({ search }, 'replace')}
      filters={{ syncStatus }}
      onFiltersChange={(filters) => address.change({ sync: filters.syncStatus })}
      sort={address.sort(placementColumns) ?? {}}
      onSortChange={({ columnId, direction = 'ASC' }) => address.change({ sort: columnId && sortWord(columnId, direction) })}
    />
  );
}

const syncStates: readonly NonNullable<ReportPlacement['syncStatus']>[] = ['UP_TO_DATE', 'CHANGED', 'UNKNOWN'];
const placementColumns = ['report', 'document', 'sheet', 'sync', 'placed', 'refreshed'] as const;

export function UsersPage({ address, words }: PageProps) {
  const userId = address.id('user');
  const [opened, setOpened] = useState<ResourceOwner>();
  const isListed = opened?.id === userId;
  const { users, isComplete } = useUsersById(isListed || userId === undefined ? [] : [userId]);
  const user = userId === undefined ? undefined : users.get(userId);
  const isMissing = !isListed && userId !== undefined && user === undefined && isComplete;
  return (
    <>
      {isMissing && (
        <p role="status" className="note">
          {words.users.notFound}
        </p>
      )}
      <UserManagement
        openUser={(isListed ? opened : user) ?? null}
        onOpenUserChange={(next) => {
          setOpened(next);
          address.change({ user: next?.id });
        }}
        search={address.text('search') ?? ''}
        onSearchChange={(search) => address.change({ search }, 'replace')}
      />
    </>
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

export function VariablesPage({ deploymentId, guard, address }: PageProps) {
  return (
    <EnvironmentVariablesEditor
      deploymentId={deploymentId}
      leaveGuard={guard}
      search={address.text('search') ?? ''}
      onSearchChange={(search) => address.change({ search }, 'replace')}
      sort={address.sort(['name'])}
      onSortChange={({ columnId = 'name', direction = 'ASC' }) => address.change({ sort: sortWord(columnId, direction) })}
    />
  );
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
