'use client';
import { UsersRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { ScimGroup } from '../../client/resources/scim-groups.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { scimGroupsInfiniteQuery, useScimGroup, useScimGroups } from '../../data/resources/scim-groups.js';
import { scimFilter } from '../../data/resources/scimPages.js';
import { useFormats } from '../../react/language/useFormats.js';
import { useControllableChoice } from '../../react/state/useControllable.js';
import { TimeAgo } from '../../ui/time-ago/TimeAgo.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { Note, Section } from '../kit/layout/layout.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import { RecordDrawer } from '../kit/record-form/RecordDrawer.js';
import type { OpenRecordOptions } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { OpenName } from '../kit/table/OpenName.js';
import { controlledKeys } from '../kit/widget/createWidget.js';
import type { ProvisioningLabels } from './labels/ProvisioningLabels.js';
import { useProvisioningLabels } from './useProvisioningLabels.js';

/** The open group, and the parts of the view that the host controls. `search` is a full name: SCIM does not match parts. */
export interface ProvisionedGroupsOptions
  extends Pick<ListOptions<object, never>, 'search' | 'defaultSearch' | 'onSearchChange'>,
    Omit<OpenRecordOptions<string>, 'leaveGuard'> {
  /** The number of groups per page. Default 100. */
  readonly pageSize?: number | undefined;
}

interface ListParams {
  readonly first: number;
  readonly search?: string;
}

interface CellContext {
  readonly open: (id: string) => void;
}

/** SCIM may leave out the id, but names are unique. */
const idOf = ({ id, displayName }: ScimGroup) => id ?? displayName;

const columns: readonly ResourceColumn<ScimGroup, ProvisioningLabels['groups'], CellContext>[] = [
  {
    id: 'name',
    sort: 'ASC',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    value: ({ displayName }) => displayName,
    cell: (group, { open }) => <OpenName onOpen={() => open(idOf(group))}>{group.displayName}</OpenName>,
  },
  {
    id: 'id',
    header: ({ columns }) => columns.id,
    isHidden: true,
    isWideOnly: true,
    value: ({ id }) => id,
    cell: ({ id }) => <code className="parley-clip">{id}</code>,
  },
  {
    id: 'created',
    header: ({ columns }) => columns.created,
    isWideOnly: true,
    value: ({ meta }) => meta?.created,
    cell: ({ meta }) => meta?.created && <TimeAgo at={meta.created} />,
  },
  {
    id: 'changed',
    sort: 'DESC',
    header: ({ columns }) => columns.changed,
    isNamedInCards: true,
    value: ({ meta }) => meta?.lastModified,
    cell: ({ meta }) => meta?.lastModified && <TimeAgo at={meta.lastModified} />,
  },
];

const groups = createResourceWidget({
  name: 'provisioned-groups',
  root: 'ProvisionedGroups.Root',
  useLabels: () => useProvisioningLabels().groups,
  options: { pageSize: true, ...controlledKeys('openId') },
  list: heldList(
    {
      useList: ({ pageSize = 100, openId: _, defaultOpenId: _default, onOpenIdChange: _change, ...view }: ProvisionedGroupsOptions) =>
        useResourceList<ScimGroup, ListParams, string>({ ...view, query: pages, params: { first: pageSize }, idOf }),
      operation: 'listScimGroups',
      idOf,
      nameOf: ({ displayName }: ScimGroup) => displayName,
    },
    { sortKeys: { name: ({ displayName }) => displayName, changed: ({ meta }) => meta?.lastModified } },
  ),
  sort: wholeListSort,
  actions: {},
  useMore({ openId: given, defaultOpenId, onOpenIdChange }, { search }) {
    const [openId, open] = useControllableChoice(given, defaultOpenId, onOpenIdChange);
    const { data: total } = useScimGroups(
      { count: 0, filter: scimFilter({ displayName: search.applied }) },
      { select: ({ totalResults }) => totalResults },
    );
    return { openId, open, total };
  },
  columns,
  contextOf: ({ model: { open } }) => ({ open }),
  countOf: ({ list, total }, { count }, number) => (total === undefined ? undefined : count(number(list.items.length), number(total))),
  icon: UsersRound,
});

/** Headless hook behind `ProvisionedGroups`: the groups page by page, and the open one. */
export const useProvisionedGroupList = groups.useModel;

/** The groups of the account as provisioning sees them, with the members of each in a drawer. Renders a `<div>`. */
export const ProvisionedGroups = groups.assemble({ Dialogs: GroupDrawer });

export type ProvisionedGroupsProps = ComponentProps<typeof ProvisionedGroups>;

/** The parts of `ProvisionedGroups`, for other layouts. */
export const {
  Root: ProvisionedGroupsRoot,
  Search: ProvisionedGroupsSearch,
  Toolbar: ProvisionedGroupsToolbar,
  Rows: ProvisionedGroupsRows,
  Footer: ProvisionedGroupsFooter,
} = ProvisionedGroups;

function GroupDrawer() {
  const { openId, open } = groups.useSelector(({ model: { openId, open } }) => ({ openId, open }));
  return (
    <OpenRecord item={openId === undefined ? undefined : { id: openId }} idOf={({ id }) => id}>
      {({ id }, isOpen) => <DrawerOf id={id} isOpen={isOpen} onClose={() => open(undefined)} />}
    </OpenRecord>
  );
}

function DrawerOf({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const { members: membersOf, noMembers } = useProvisioningLabels().groups;
  const { andMore } = useCommonAdminLabels();
  const { number } = useFormats();
  const options = groups.useSelector((state) => state.options);
  const read = useScimGroup({ id });
  useReadErrorEvent(read.error, { widget: 'provisioned-groups', operation: 'getScimGroup' }, options);
  return (
    <RecordDrawer open={isOpen} onClose={onClose} title={<bdi>{read.data?.displayName ?? id}</bdi>} read={read}>
      {({ members = [] }) =>
        members.length === 0 ? (
          <Note>{noMembers}</Note>
        ) : (
          <Section heading={membersOf(members.length, number(members.length))}>
            <ul className="parley-plain-list parley-stack parley-small">
              {members.slice(0, shownMembers).map(({ value, display }) => (
                <li key={value ?? display}>
                  <bdi>{display || `#${value}`}</bdi>
                </li>
              ))}
              {members.length > shownMembers && (
                <li className="parley-muted">{andMore(members.length - shownMembers, number(members.length - shownMembers))}</li>
              )}
            </ul>
          </Section>
        )
      }
    </RecordDrawer>
  );
}

const shownMembers = 200;

function pages(client: ServiceClient, { first, search }: ListParams) {
  return scimGroupsInfiniteQuery(client, { first, filter: scimFilter({ displayName: search }) });
}
