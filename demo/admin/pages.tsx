import { useState } from 'react';
import {
  BranchManager,
  ConnectPlacement,
  EnvironmentVariablesEditor,
  type LeaveGuard,
  LogViewer,
  OidcTokenConfigs,
  placementListParams,
  ReportDrawer,
  ReportList,
  ReportPlacementFooter,
  ReportPlacementList,
  ReportPlacementListRoot,
  ReportPlacementRows,
  reportListParams,
  UserManagement,
  type UserManagementDialog,
  type UserManagementProps,
  useBranchManager,
  userListParams,
  variableParams,
  WorkspaceExplorer,
  workspaceParams,
} from '../../src/admin.js';
import type { ResourceOwner } from '../../src/client.js';
import { sortParam, useListParams, useMe, useUsersById } from '../../src/data.js';
import type { ConsoleWords } from './consoleWords.js';
import { tradingPlan } from './tradingPlan.js';
import { useAddressDialog } from './useAddressDialog.js';
import type { ConsoleAddress } from './useConsoleAddress.js';

/** The props of each page of the console. */
export interface PageProps {
  readonly deploymentId: number;
  /** Asks before another page is shown if there are unsaved changes. */
  readonly guard: LeaveGuard;
  readonly address: ConsoleAddress;
  /** In the language of the console. */
  readonly words: ConsoleWords;
}

export function WorkspacePage({ deploymentId, guard, address }: PageProps) {
  const drawer = useReportDrawer(address);
  return (
    <>
      <WorkspaceExplorer
        deploymentId={deploymentId}
        folderId={address.id('folder') ?? null}
        onFolderChange={(folder) => address.change({ folder: folder ?? undefined })}
        onReportOpen={drawer.open}
        onWorkbookOpen={({ id }) => location.assign(address.hrefOf('promotions', { workbook: id }))}
        {...useListParams(workspaceParams, address.params)}
      />
      <OpenReport deploymentId={deploymentId} guard={guard} address={address} drawer={drawer} />
    </>
  );
}

export function ReportsPage({ deploymentId, guard, address }: PageProps) {
  const drawer = useReportDrawer(address);
  return (
    <>
      <ReportList deploymentId={deploymentId} onOpen={drawer.open} {...useListParams(reportListParams, address.params)} />
      <OpenReport deploymentId={deploymentId} guard={guard} address={address} drawer={drawer} />
    </>
  );
}

/** The open report, wherever reports are listed. It is a part of the URL. */
function useReportDrawer(address: ConsoleAddress) {
  const reportId = address.id('report');
  const [opened, setOpened] = useState<{ readonly id: number }>();
  return {
    // One from the list shows its name at once.
    report: opened?.id === reportId ? opened : reportId === undefined ? undefined : { id: reportId },
    open(report: { readonly id: number }) {
      setOpened(report);
      address.change({ report: report.id });
    },
  };
}

interface OpenReportProps extends Pick<PageProps, 'deploymentId' | 'guard' | 'address'> {
  readonly drawer: ReturnType<typeof useReportDrawer>;
}

function OpenReport({ deploymentId, guard, address, drawer: { report } }: OpenReportProps) {
  return (
    <ReportDrawer
      deploymentId={deploymentId}
      leaveGuard={guard}
      report={report}
      onClose={() => address.change({ report: undefined })}
      hrefOf={({ id }) => address.hrefOf('reports', { report: id })}
      renderPlacements={(placed) => (
        <ReportPlacementListRoot {...placed}>
          <ReportPlacementRows />
          <ReportPlacementFooter />
          <ConnectPlacement size="small" variant="outline" />
        </ReportPlacementListRoot>
      )}
    />
  );
}

export function PlacementsPage({ address }: PageProps) {
  return <ReportPlacementList externalWorkbookId={tradingPlan} {...useListParams(placementListParams, address.params)} />;
}

export function UsersPage({ address, words }: PageProps) {
  const userId = address.id('user');
  const dialogs = useAddressDialog<UserManagementDialog>(address, { kind: 'add' });
  const [opened, setOpened] = useState<ResourceOwner>();
  const { data: me } = useMe();
  const isListed = opened?.id === userId;
  const { users, isComplete } = useUsersById(isListed || userId === undefined ? [] : [userId]);
  const user = userId === undefined ? undefined : users.get(userId);
  const isMissing = !isListed && userId !== undefined && user === undefined && isComplete;
  return (
    <>
      {isMissing && (
        <p role="status" className="note" {...words.attributes}>
          {words.users.notFound}
        </p>
      )}
      <UserManagement
        // The console's server lets administrators alone read and change what provisioning knows.
        isProvisioned={me?.isAdmin === true}
        columns={withGroups}
        openUser={(isListed ? opened : user) ?? null}
        onOpenUserChange={(next) => {
          setOpened(next);
          address.change({ user: next?.id });
        }}
        {...dialogs}
        {...useListParams(userListParams, address.params)}
      />
    </>
  );
}

export function BranchesPage({ deploymentId, address, words }: PageProps) {
  const branch = address.text('branch');
  const { branches, list } = useBranchManager({ deploymentId });
  const isKnown = list.state.status === 'ready' && !list.hasMore;
  const isGone = branch !== undefined && isKnown && !branches.some(({ name }) => name === branch);
  return (
    <>
      {isGone && (
        <p role="status" className="note" {...words.attributes}>
          {words.gone}
        </p>
      )}
      <BranchManager
        deploymentId={deploymentId}
        selectedBranch={branch}
        onSelectedBranchChange={(next) => address.change({ branch: next })}
        {...useListParams(searchAlone, address.params)}
      />
    </>
  );
}

export function VariablesPage({ deploymentId, guard, address }: PageProps) {
  return <EnvironmentVariablesEditor deploymentId={deploymentId} leaveGuard={guard} {...useListParams(variableParams, address.params)} />;
}

export function TokensPage({ guard, address }: PageProps) {
  return (
    <OidcTokenConfigs
      openId={address.id('token') ?? null}
      onOpenIdChange={(token) => address.change({ token })}
      leaveGuard={guard}
      {...useListParams(tokenParams, address.params)}
    />
  );
}

export function LogsPage({ deploymentId, address }: PageProps) {
  const [source] = address.choices('source', logSources);
  const [container] = address.choices('container', logContainers);
  const [level] = address.choices('level', logLevels);
  const [range] = address.choices('range', logRanges);
  return (
    <LogViewer
      deploymentId={deploymentId}
      filters={{ source, container, pod: address.text('pod'), level, range }}
      onFiltersChange={(next) =>
        address.change({
          source: next.source ?? undefined,
          container: next.container ?? undefined,
          pod: next.pod ?? undefined,
          level: next.level,
          range: next.range,
        })
      }
      search={address.text('search') ?? ''}
      onSearchChange={(search) => address.change({ search }, 'replace')}
      matchesOnly={address.text('matches') === 'only'}
      onMatchesOnlyChange={(matchesOnly) => address.change({ matches: matchesOnly ? 'only' : undefined })}
    />
  );
}

/** Shows the column with the groups, which is hidden at first because it reads all memberships. */
const withGroups: UserManagementProps['columns'] = (defaults) =>
  defaults.map((column) => (column.id === 'groups' ? { ...column, isHidden: false } : column));

const searchAlone = {};
const tokenParams = { sort: sortParam(['name', 'audience', 'state', 'updatedAt'], {}) };

const logLevels = ['error', 'warning', 'info', 'debug', 'unknown'] as const;
const logRanges = ['5m', '15m', '1h', '6h', '24h'] as const;
const logSources = ['production', 'dev'] as const;
const logContainers = ['INIT', 'MAIN', 'server', 'vector', 'api-proxy'] as const;
