'use client';
import { PenLine, Trash2, UsersRound } from 'lucide-react';
import type { UserGroup } from '../../client/resources/user-groups.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { userGroupsInfiniteQuery } from '../../data/resources/user-groups.js';
import {
  useChangeGroupMembers,
  useCreateUserGroup,
  useDeleteUserGroup,
  useRenameUserGroup,
  useUserGroup,
} from '../../data/resources/userGroupChanges.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { useFormats } from '../../react/language/useFormats.js';
import { action } from '../kit/actions/action.js';
import { Note } from '../kit/layout/layout.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList, textOfNumber } from '../kit/resource/heldList.js';
import type { DialogTypes } from '../kit/resource/ResourceWidgetDefinition.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { countColumn } from '../kit/table/countColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import { textColumn } from '../kit/table/textColumn.js';
import { englishUserGroups } from './labels/en.js';
import type { UserGroupLabels } from './labels/UserGroupLabels.js';

/** Returns the labels of the user groups from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useUserGroupLabels = createLabelsHook<UserGroupLabels>('userGroups', englishUserGroups);

/** The parts of the view that the host controls, and whether groups can be changed. */
export interface UserGroupsOptions extends Pick<ListOptions<object, object>, 'search' | 'defaultSearch' | 'onSearchChange'> {
  /** The number of groups per page. Default 50. */
  readonly pageSize?: number | undefined;
  /**
   * True if the client has `scimCredentials`: members are read and groups are changed through provisioning. Without it, the list is
   * read-only. Default false.
   */
  readonly isProvisioned?: boolean | undefined;
}

/** The values of the form of a group. */
export interface UserGroupValues {
  readonly name: string;
}

interface CellContext {
  readonly open: ((id: number) => void) | undefined;
}

const idOf = (group: UserGroup) => group.id;
const isOffered = ({ isProvisioned }: UserGroupsOptions) => isProvisioned === true;

const columns: readonly ResourceColumn<UserGroup, UserGroupLabels, CellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    sort: 'ASC',
    value: ({ name }) => name,
    cell: ({ id, name }, { open }) => <OpenName onOpen={open && (() => open(id))}>{name}</OpenName>,
  },
  countColumn('userCount', ({ columns }) => columns.members, { id: 'members', sort: 'DESC' }),
  textColumn('description', ({ columns }) => columns.description, { width: '45%', isWideOnly: true }),
];

/** The dialog that adds members to a group; it opens over the drawer of the group. */
const moreDialogs: DialogTypes<{ readonly kind: 'add-members'; readonly item: UserGroup }> = {};

/** The callbacks receive the group and the ids of the users. */
const ofMembers = {
  isOffered,
  itemOf: idOf,
  saidOf: (_: unknown, group: UserGroup, userIds: readonly number[]): [group: UserGroup, userIds: readonly number[]] => [group, userIds],
};

export const userGroupsWidget = createResourceWidget({
  name: 'user-groups',
  root: 'UserGroups.Root',
  useLabels: useUserGroupLabels,
  options: { pageSize: true, isProvisioned: true },
  list: heldList(
    {
      useList: ({ pageSize = 50, ...view }: UserGroupsOptions) =>
        useResourceList({ ...view, query: userGroupsInfiniteQuery, params: { first: pageSize }, idOf }),
      operation: 'listGroups',
      idOf,
      nameOf: ({ name }: UserGroup) => name,
    },
    { sortKeys: { name: ({ name }) => name, members: ({ userCount }) => textOfNumber(userCount) } },
  ),
  sort: wholeListSort,
  actions: {
    create: action('createScimGroup', 'created', useCreateUserGroup, (_: UserGroupsOptions, input: UserGroupValues) => input, {
      dialog: 'create',
      isOffered,
    }),
    rename: action(
      'patchScimGroup',
      'renamed',
      useRenameUserGroup,
      (_: UserGroupsOptions, group: UserGroup, changes: Partial<UserGroupValues>) => ({ id: group.id, name: changes.name ?? group.name }),
      { dialog: 'edit', icon: PenLine, itemOf: idOf, isOffered },
    ),
    delete: action('deleteScimGroup', 'deleted', useDeleteUserGroup, (_: UserGroupsOptions, group: UserGroup) => ({ id: group.id }), {
      dialog: 'confirm',
      icon: Trash2,
      itemOf: idOf,
      isOffered,
      Effect: MembersOfDeleted,
    }),
    addMembers: action(
      'patchScimGroup',
      ['membersAdd', 'membersAdded'],
      useChangeGroupMembers,
      (_: UserGroupsOptions, group: UserGroup, userIds: readonly number[]) => ({ groupId: group.id, added: userIds }),
      ofMembers,
    ),
    removeMembers: action(
      'patchScimGroup',
      ['membersRemove', 'membersRemoved'],
      useChangeGroupMembers,
      (_: UserGroupsOptions, group: UserGroup, userIds: readonly number[]) => ({ groupId: group.id, removed: userIds }),
      { ...ofMembers, undoOf: (_, group, userIds) => ['addMembers', group, userIds] },
    ),
  },
  form: {
    valuesOf: (group: UserGroup | undefined): UserGroupValues => ({ name: group?.name ?? '' }),
    inputOf: ({ name }) => ({ name: name.trim() }),
    problemsOf: ({ name }, { labels: { problems }, error }) => ({
      name: name.trim() === '' ? problems.name : error?.kind === 'conflict' ? problems.nameTaken : undefined,
    }),
    useRead: (id) => useUserGroup({ id }),
    operation: 'getScimGroup',
  },
  columns,
  contextOf: ({ model: { open }, options }) => ({ open: isOffered(options) ? open : undefined }),
  icon: UsersRound,
  dialogs: moreDialogs,
});

/** Headless hook behind `UserGroups`: the groups, and the actions on them and on their members. */
export const useUserGroupList = userGroupsWidget.useModel;

/** The number of members the group has, if the list includes it. */
function MembersOfDeleted({ item: { userCount } }: { item: UserGroup }) {
  const { delete: words } = useUserGroupLabels();
  const { number } = useFormats();
  return typeof userCount === 'number' && <Note>{words.memberCount(userCount, number(userCount))}</Note>;
}
