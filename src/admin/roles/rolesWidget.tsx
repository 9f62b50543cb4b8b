'use client';
import { PenLine, ShieldCheck, Trash2 } from 'lucide-react';
import type { Policy } from '../../client/resources/policies.js';
import type { Role, RoleCreateBody } from '../../client/resources/roles.js';
import type { BulkAnswer } from '../../data/bulk-action/BulkOutcome.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { rolesInfiniteQuery, useCreateRole, useDeleteRole, useRole, useUpdateRole } from '../../data/resources/roles.js';
import { useAssignRoleToUsers, useRemoveRoleFromUsers } from '../../data/resources/roleUsers.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { type ActionEvents, action, actionEventKeys } from '../kit/actions/action.js';
import { bulkAction } from '../kit/actions/bulkAction.js';
import { useBulkActions } from '../kit/actions/useBulkActions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import type { DialogTypes } from '../kit/resource/ResourceWidgetDefinition.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { OpenName } from '../kit/table/OpenName.js';
import { textColumn } from '../kit/table/textColumn.js';
import { englishRoles } from './labels/en.js';
import type { RoleLabels } from './labels/RoleLabels.js';
import { isComplete, policiesText, typeName } from './rolePolicies.js';

/** Returns the labels of the roles from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useRoleLabels = createLabelsHook<RoleLabels>('roles', englishRoles);

const usersOf = (_: object, userIds: readonly number[], role: Role) => ({ roleId: role.id, userIds });
const answerOf = (answer: BulkAnswer<number>) => answer;

/** The bulk actions on users. */
const userActions = {
  assign: bulkAction('assignRoleToUser', 'assigned', useAssignRoleToUsers, usersOf, answerOf),
  unassign: bulkAction('removeRoleFromUser', 'unassigned', useRemoveRoleFromUsers, usersOf, answerOf),
};

/** The page size, and the callbacks of the bulk actions on users. */
export interface RolesOptions extends ActionEvents<'roles', typeof userActions> {
  /** The number of roles per page. Default 50. */
  readonly pageSize?: number | undefined;
}

/** The values of the form of a role. */
export interface RoleValues {
  readonly name: string;
  readonly description: string;
  readonly policies: readonly Policy[];
}

interface CellContext {
  readonly open: (id: number) => void;
}

const idOf = (role: Role) => role.id;

const columns: readonly ResourceColumn<Role, RoleLabels, CellContext>[] = [
  {
    id: 'name',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    sort: 'ASC',
    width: '25%',
    value: ({ name }) => name,
    cell: ({ id, name }, { open }) => <OpenName onOpen={() => open(id)}>{name}</OpenName>,
  },
  {
    id: 'grants',
    header: ({ columns }) => columns.grants,
    width: '30%',
    value: (role, { labels }) => grantsOf(role, labels),
    cell: (role) => <Grants role={role} />,
  },
  textColumn('description', ({ columns }) => columns.description, { width: '45%', isWideOnly: true }),
];

/** The dialogs that choose users; they open over the drawer of the role. */
const moreDialogs: DialogTypes<{ readonly kind: 'assign' | 'unassign'; readonly item: Role }> = {};

export const rolesWidget = createResourceWidget({
  name: 'roles',
  root: 'Roles.Root',
  useLabels: useRoleLabels,
  options: { pageSize: true, ...actionEventKeys(userActions) },
  list: heldList(
    {
      useList: ({ pageSize = 50 }: RolesOptions) => useResourceList({ query: rolesInfiniteQuery, params: { first: pageSize }, idOf }),
      operation: 'getRoles',
      idOf,
      nameOf: ({ name }: Role) => name,
    },
    {
      textsOf: ({ name, description }) => [name, description],
      sortKeys: { name: ({ name }) => name },
    },
  ),
  sort: wholeListSort,
  actions: {
    create: action('createRole', 'created', useCreateRole, (_: object, input: RoleCreateBody) => input, { dialog: 'create' }),
    update: action(
      'updateRole',
      'updated',
      useUpdateRole,
      (_: object, role: Role, changes: Partial<RoleCreateBody>) => ({ roleId: role.id, ...changes }),
      { dialog: 'edit', icon: PenLine, itemOf: idOf },
    ),
    delete: action('deleteRole', 'deleted', useDeleteRole, (_: object, role: Role) => ({ roleId: role.id }), {
      dialog: 'confirm',
      icon: Trash2,
      itemOf: idOf,
    }),
  },
  form: {
    valuesOf: (role: Role | undefined): RoleValues => ({
      name: role?.name ?? '',
      description: role?.description ?? '',
      policies: role?.policies ?? [],
    }),
    inputOf: ({ name, description, policies }) => ({ name: name.trim(), description: description.trim() || null, policies }),
    problemsOf: ({ name, description, policies }, { labels: { problems }, error }) => ({
      name:
        name.trim() === ''
          ? problems.name
          : name.length > maxLength
            ? problems.tooLong
            : error?.kind === 'conflict'
              ? problems.nameTaken
              : undefined,
      description: description.length > maxLength ? problems.tooLong : undefined,
      policies: policies.every(isComplete) ? undefined : problems.policies,
    }),
    textOf: (field, { policies }, labels) => (field === 'policies' ? policiesText(policies, labels) : undefined),
    useRead: (id) => useRole({ roleId: id }),
    operation: 'getRole',
  },
  useMore: (options: RolesOptions) =>
    useBulkActions('roles', userActions, options, { idOf: (userId: number) => userId, chunkSize: 1, done: () => {} }),
  columns,
  contextOf: ({ model: { open } }) => ({ open }),
  icon: ShieldCheck,
  dialogs: moreDialogs,
});

/** Headless hook behind `Roles`: the roles, and the actions on them. */
export const useRoleList = rolesWidget.useModel;

/** The maximum length of a name and of a description, in characters. */
export const maxLength = 255;

function Grants({ role }: { role: Role }) {
  const text = grantsOf(role, useRoleLabels());
  return (
    <span className="parley-clip" title={text}>
      {text}
    </span>
  );
}

/** Returns the types of resource that a role gives access to, without duplicates. */
function grantsOf({ policies }: Role, labels: RoleLabels): string {
  return [...new Set(policies.map(({ resourceType }) => typeName(resourceType, labels)))].join(' · ');
}
