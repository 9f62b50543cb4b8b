'use client';
import { Trash2, UserCheck, Users, UserX } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { ScimUser } from '../../client/resources/scim-users.js';
import { choiceParam } from '../../data/list-params/paramCodecs.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { scimUsersInfiniteQuery, useDeleteScimUser, usePatchScimUser, useScimUser, useScimUsers } from '../../data/resources/scim-users.js';
import { scimFilter } from '../../data/resources/scimPages.js';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { action } from '../kit/actions/action.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { type FilterPartProps, FilterSelect } from '../kit/list/FilterSelect.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import { RecordDrawer } from '../kit/record-form/RecordDrawer.js';
import type { OpenRecordOptions } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { controlledKeys } from '../kit/widget/createWidget.js';
import { DeactivationNotes, DeletionNotes, ProvisionedUserRecord } from './ProvisionedUserRecord.js';
import { idOf, nameOf, provisionedUserColumns, provisionedUserSortKeys } from './provisionedUserColumns.js';
import { useProvisioningLabels } from './useProvisioningLabels.js';

/** The filter of provisioned users. */
export interface ProvisionedUsersFilters {
  /** Only users with this status. */
  readonly state?: 'active' | 'deactivated' | undefined;
}

/** The open user, and the parts of the view that the host controls. `search` is a full user name: SCIM does not match parts. */
export interface ProvisionedUsersOptions
  extends Pick<
      ListOptions<ProvisionedUsersFilters, never>,
      'search' | 'defaultSearch' | 'onSearchChange' | 'filters' | 'defaultFilters' | 'onFiltersChange'
    >,
    Omit<OpenRecordOptions<string>, 'leaveGuard'> {
  /** The number of users per page. Default 100. */
  readonly pageSize?: number | undefined;
}

/** Keeps the view of `ProvisionedUsers` in the URL, with `useListParams`. */
export const provisionedUserParams = { filters: { state: choiceParam(['active', 'deactivated']) } } as const;

interface ListParams extends ProvisionedUsersFilters {
  readonly first: number;
  readonly search?: string;
}

const setActive = (active: boolean) => (_: object, user: ScimUser) => ({
  id: idOf(user),
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: [{ op: 'replace', path: 'active', value: active } as const],
});

const users = createResourceWidget({
  name: 'provisioned-users',
  root: 'ProvisionedUsers.Root',
  useLabels: () => useProvisioningLabels().users,
  options: { pageSize: true, ...controlledKeys('openId') },
  list: heldList(
    {
      useList: ({ pageSize = 100, openId: _, defaultOpenId: _default, onOpenIdChange: _change, ...view }: ProvisionedUsersOptions) =>
        useResourceList<ScimUser, ListParams, string>({ ...view, query: pages, params: { first: pageSize }, idOf }),
      operation: 'listScimUsers',
      idOf,
      nameOf,
    },
    { sortKeys: provisionedUserSortKeys },
  ),
  sort: wholeListSort,
  actions: {
    activate: action('patchScimUser', 'activated', usePatchScimUser, setActive(true), {
      dialog: 'run',
      icon: UserCheck,
      itemOf: idOf,
      isShown: ({ active }) => active === false,
    }),
    deactivate: action('patchScimUser', 'deactivated', usePatchScimUser, setActive(false), {
      dialog: 'confirm',
      icon: UserX,
      itemOf: idOf,
      isShown: ({ active }) => active !== false,
      Effect: DeactivationNotes,
      undoOf: (_, user) => ['activate', user],
    }),
    delete: action('deleteScimUser', 'deleted', useDeleteScimUser, (_: object, user: ScimUser) => ({ id: idOf(user) }), {
      dialog: 'confirm',
      icon: Trash2,
      itemOf: idOf,
      isNameTyped: true,
      Effect: DeletionNotes,
    }),
  },
  useMore({ openId: given, defaultOpenId, onOpenIdChange }, { search, filters }) {
    const [openId, open] = useControllableChoice(given, defaultOpenId, onOpenIdChange);
    const { data: total } = useScimUsers(
      { count: 0, filter: filterOf({ ...filters, search: search.applied }) },
      { select: ({ totalResults }) => totalResults },
    );
    return { openId, open, total };
  },
  columns: provisionedUserColumns,
  contextOf: ({ model: { open } }) => ({ open }),
  countOf: ({ list, total }, { count }, number) => (total === undefined ? undefined : count(number(list.items.length), number(total))),
  icon: Users,
});

/** Headless hook behind `ProvisionedUsers`: the users page by page, the open one, and the actions on them. */
export const useProvisionedUserList = users.useModel;

/**
 * The users of the account as provisioning sees them: activate, deactivate and delete by hand, and a drawer with the record of each. Needs
 * a client with `scimCredentials`. Renders a `<div>`.
 */
export const ProvisionedUsers = users.assemble({ Filters: ProvisionedUserStateFilter, Dialogs: UserDrawer });

export type ProvisionedUsersProps = ComponentProps<typeof ProvisionedUsers>;

/** The parts of `ProvisionedUsers`, for other layouts. */
export const {
  Root: ProvisionedUsersRoot,
  Search: ProvisionedUsersSearch,
  Toolbar: ProvisionedUsersToolbar,
  Rows: ProvisionedUsersRows,
  Footer: ProvisionedUsersFooter,
} = ProvisionedUsers;

/** Filters provisioned users by their status. Renders a `<div>` around a `<button>`. */
export function ProvisionedUserStateFilter(props: FilterPartProps) {
  const { filter, anyState, states } = useProvisioningLabels().users;
  const { state, setFilters } = users.useSelector(({ model: { list } }) => ({ state: list.filters.state, setFilters: list.setFilters }));
  return (
    <FilterSelect<'active' | 'deactivated'>
      label={filter}
      noneLabel={anyState}
      value={state}
      onValueChange={(next) => setFilters(next === undefined ? {} : { state: next })}
      options={[
        { value: 'active', label: states.active },
        { value: 'deactivated', label: states.deactivated },
      ]}
      {...props}
    />
  );
}

function UserDrawer() {
  const { openId, open, listed } = users.useSelector(({ model: { openId, open, list } }) => {
    return { openId, open, listed: list.items.find((user) => idOf(user) === openId) };
  });
  return (
    <OpenRecord item={openId === undefined ? undefined : { id: openId, userName: listed?.userName }} idOf={({ id }) => id}>
      {({ id, userName }, isOpen) => <DrawerOf id={id} userName={userName} isOpen={isOpen} onClose={() => open(undefined)} />}
    </OpenRecord>
  );
}

interface DrawerOfProps {
  id: string;
  /** The name from the list. */
  userName: string | undefined;
  isOpen: boolean;
  onClose: () => void;
}

function DrawerOf({ id, userName, isOpen, onClose }: DrawerOfProps) {
  const options = users.useSelector((state) => state.options);
  const read = useScimUser({ id });
  useReadErrorEvent(read.error, { widget: 'provisioned-users', operation: 'getScimUser' }, options);
  return (
    <RecordDrawer open={isOpen} onClose={onClose} title={<bdi>{read.data?.userName ?? userName ?? id}</bdi>} read={read}>
      {(user) => <ProvisionedUserRecord user={user} />}
    </RecordDrawer>
  );
}

function pages(client: ServiceClient, { first, ...view }: ListParams) {
  return scimUsersInfiniteQuery(client, { first, filter: filterOf(view) });
}

function filterOf({ search, state }: Partial<ListParams>): string | undefined {
  return scimFilter({ userName: search, active: state && state === 'active' });
}
