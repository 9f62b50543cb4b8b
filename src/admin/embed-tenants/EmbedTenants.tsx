'use client';
import { Building2, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { EmbedTenant, ProvisionEmbedUserInput } from '../../client/resources/embed-tenants.js';
import { readProvisionedEmbedUsers } from '../../data/bulk-action/bulkAnswers.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { useEmbedGroups } from '../../data/resources/embed-groups.js';
import { embedTenantsInfiniteQuery, useDeleteEmbedTenant, useProvisionEmbedUsers } from '../../data/resources/embed-tenants.js';
import { useFormats } from '../../react/language/useFormats.js';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { SegmentedControl, tabPanelProps } from '../../ui/segmented-control/SegmentedControl.js';
import { isolate } from '../../ui/text/isolate.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { action } from '../kit/actions/action.js';
import type { WidgetErrorSource } from '../kit/events/WidgetEvents.js';
import { Facts, Stack } from '../kit/layout/layout.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { countedItems, useCountOf } from '../kit/list/useCountOf.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import { RecordDrawer, readOfItem } from '../kit/record-form/RecordDrawer.js';
import type { OpenRecordOptions } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList, textOfNumber } from '../kit/resource/heldList.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { countColumn } from '../kit/table/countColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import { controlledKeys } from '../kit/widget/createWidget.js';
import { answered, inputsOf } from '../shared/people/embedPeople.js';
import { EmbedTenantGroups } from './EmbedTenantGroups.js';
import { EmbedTenantUsers } from './EmbedTenantUsers.js';
import { EmbedTenantWorkbooks } from './EmbedTenantWorkbooks.js';
import { LoadedPeopleDialog } from './LoadedPeopleDialog.js';
import type { EmbedTenantLabels } from './labels/EmbedTenantLabels.js';
import { useEmbedTenantLabels } from './useEmbedTenantLabels.js';

/** The open tenant, and the parts of the view that the host controls. Tenants are sorted by name. */
export interface EmbedTenantsOptions
  extends Pick<ListOptions<object, never>, 'search' | 'defaultSearch' | 'onSearchChange'>,
    Omit<OpenRecordOptions<string>, 'leaveGuard'> {
  /** Adds the workbooks of this deployment that the open tenant can see. */
  readonly deploymentId?: number | undefined;
  /** The number of tenants per page. Default 50. */
  readonly pageSize?: number | undefined;
  /**
   * Renders the content of the drawer, such as `EmbedTenantUsers` with your own callbacks. `children` is the default content. Declare the
   * component in a module.
   */
  readonly Tenant?: ((props: { name: string; children: ReactNode }) => ReactNode) | undefined;
}

interface CellContext {
  readonly open: (name: string) => void;
}

const columns: readonly ResourceColumn<EmbedTenant, EmbedTenantLabels, CellContext>[] = [
  {
    id: 'tenant',
    sort: 'ASC',
    header: ({ columns }) => columns.tenant,
    isRowHeader: true,
    value: ({ displayName, name }) => displayName ?? name,
    cell: ({ name, displayName }, { open }) => <OpenName onOpen={() => open(name)}>{displayName || name}</OpenName>,
  },
  {
    id: 'name',
    sort: 'ASC',
    header: ({ columns }) => columns.name,
    value: ({ name }) => name,
    cell: ({ name }) => <code className="parley-clip">{name}</code>,
  },
  countColumn('userCount', ({ columns }) => columns.users, { id: 'users', sort: 'DESC' }),
  {
    id: 'created',
    sort: 'DESC',
    header: ({ columns }) => columns.created,
    isWideOnly: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => createdAt && <TimeAgo at={createdAt} />,
  },
];

const tenants = createResourceWidget({
  name: 'embed-tenants',
  root: 'EmbedTenants.Root',
  useLabels: useEmbedTenantLabels,
  options: { deploymentId: true, pageSize: true, Tenant: true, ...controlledKeys('openId') },
  list: heldList(
    {
      useList: ({ pageSize = 50, search, defaultSearch, onSearchChange }: EmbedTenantsOptions) =>
        useResourceList({
          ...{ search, defaultSearch, onSearchChange },
          query: embedTenantsInfiniteQuery,
          params: { first: pageSize },
          idOf: ({ name }) => name,
        }),
      operation: 'listEmbedTenants',
      idOf: ({ name }) => name,
      nameOf: ({ name }: EmbedTenant) => name,
    },
    {
      sortKeys: {
        tenant: ({ displayName, name }) => displayName || name,
        name: ({ name }) => name,
        users: ({ userCount }) => textOfNumber(userCount),
        created: ({ createdAt }) => createdAt,
      },
    },
  ),
  sort: wholeListSort,
  actions: {
    create: action(
      'provisionEmbedUsers',
      'created',
      useProvisionEmbedUsers,
      (_: object, embedTenantName: string, users: readonly ProvisionEmbedUserInput[]) => ({ embedTenantName, users }),
      { dialog: 'create' },
    ),
    delete: action(
      'deleteEmbedTenant',
      'deleted',
      useDeleteEmbedTenant,
      (_: object, tenant: EmbedTenant) => ({ embedTenantName: tenant.name }),
      {
        dialog: 'confirm',
        icon: Trash2,
        itemOf: (tenant) => tenant.name,
        isNameTyped: true,
        Effect: ({ item }) => <TenantContents tenant={item} />,
      },
    ),
  },
  useMore({ openId: given, defaultOpenId, onOpenIdChange }) {
    const [openId, open] = useControllableChoice(given, defaultOpenId, onOpenIdChange);
    return { openId, open };
  },
  columns,
  contextOf: ({ model: { open } }) => ({ open }),
  icon: Building2,
});

/** Headless hook behind `EmbedTenants`: the tenants page by page, the open one, and the actions on them. */
export const useEmbedTenantList = tenants.useModel;

/**
 * The embed tenants of the account: search, add, delete, and a drawer with the users and groups of each. For administrators; others see
 * that they have no access. Renders a `<div>`.
 */
export const EmbedTenants = tenants.assemble({
  Dialogs: () => (
    <>
      <AddTenant />
      <TenantDrawer />
    </>
  ),
});

export type EmbedTenantsProps = ComponentProps<typeof EmbedTenants>;

/** The parts of `EmbedTenants`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = EmbedTenants;

/** The numbers of users and groups that are deleted with a tenant. Reads one page of its groups; “at least” if there are more. */
function TenantContents({ tenant: { name, userCount } }: { tenant: EmbedTenant }) {
  const { lost } = useEmbedTenantLabels();
  const { number } = useFormats();
  const { data } = useEmbedGroups({ embedTenantName: name, first: countedItems });
  const countOf = useCountOf();
  return (
    <Facts
      facts={[
        [lost.users, number(userCount)],
        [lost.groups, countOf(data)],
      ]}
    />
  );
}

/** The service creates a tenant with its first users. */
function AddTenant() {
  const { create: words, people } = useEmbedTenantLabels();
  const { create, open } = tenants.useSelector(({ model }) => ({ create: model.create, open: model.open }));
  const memory = tenants.useFormMemory('create');
  return (
    <tenants.DialogOf kind="create">
      {(_, props) => (
        <LoadedPeopleDialog
          words={{ ...words, hint: people.detailedHint }}
          limit={100}
          has={['tenant']}
          memory={memory}
          run={async (entered, { tenant }) => answered(await create(tenant, inputsOf(entered, [])), readProvisionedEmbedUsers)}
          done={(_count, { tenant }) => {
            open(tenant);
            return words.done(isolate(tenant));
          }}
          {...props}
        />
      )}
    </tenants.DialogOf>
  );
}

function TenantDrawer() {
  const { openId, open, listed } = tenants.useSelector(({ model: { openId, open, list } }) => {
    return { openId, open, listed: list.items.find(({ name }) => name === openId) };
  });
  return (
    <OpenRecord item={openId === undefined ? undefined : (listed ?? { name: openId })} idOf={({ name }) => name}>
      {(shown, isOpen) => (
        <RecordDrawer
          open={isOpen}
          onClose={() => open(undefined)}
          title={<bdi>{('displayName' in shown && shown.displayName) || shown.name}</bdi>}
          // The name is all that the parts need; the service has no call that reads one tenant.
          read={readOfItem(shown)}
        >
          {(tenant) => (
            <>
              {'userCount' in tenant && <TenantFacts tenant={tenant} />}
              <TenantParts name={tenant.name} />
            </>
          )}
        </RecordDrawer>
      )}
    </OpenRecord>
  );
}

function TenantFacts({ tenant: { name, createdAt } }: { tenant: EmbedTenant }) {
  const { columns } = useEmbedTenantLabels();
  return (
    <Facts
      facts={[
        [columns.name, <code key="name">{name}</code>],
        [columns.created, createdAt && <TimeAgo key="created" at={createdAt} />],
      ]}
    />
  );
}

type Part = 'users' | 'groups' | 'workbooks';

function TenantParts({ name }: { name: string }) {
  const { parts } = useEmbedTenantLabels();
  const { Tenant, deploymentId, report } = tenants.useSelector(({ options: { Tenant, deploymentId, onError } }) => {
    return { Tenant, deploymentId, report: onError };
  });
  const [part, setPart] = useState<Part>('users');
  const panelId = useId();
  const shared = {
    embedTenantName: name,
    onError: report && ((error: ServiceError, { operation }: WidgetErrorSource) => report(error, { widget: 'embed-tenants', operation })),
  };
  const own = (
    <Stack gap="l">
      <SegmentedControl<Part>
        label={parts.label}
        options={[
          { value: 'users', label: parts.users },
          { value: 'groups', label: parts.groups },
          ...(deploymentId === undefined ? [] : [{ value: 'workbooks' as const, label: parts.workbooks }]),
        ]}
        value={part}
        onValueChange={setPart}
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, part)}>
        {part === 'users' && <EmbedTenantUsers {...shared} />}
        {part === 'groups' && <EmbedTenantGroups {...shared} />}
        {part === 'workbooks' && deploymentId !== undefined && <EmbedTenantWorkbooks deploymentId={deploymentId} {...shared} />}
      </div>
    </Stack>
  );
  return Tenant === undefined ? own : <Tenant name={name}>{own}</Tenant>;
}
