'use client';
import { Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ProvisionEmbedUserInput } from '../../client/resources/embed-tenants.js';
import { readProvisionedEmbedUsers } from '../../data/bulk-action/bulkAnswers.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { embedUsersInfiniteQuery, useProvisionEmbedUsers } from '../../data/resources/embed-tenants.js';
import { action } from '../kit/actions/action.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { answered, inputsOf } from '../shared/people/embedPeople.js';
import { embedUserColumns, embedUserSortKeys, nameOfEmbedUser } from './embedUserColumns.js';
import { LoadedPeopleDialog } from './LoadedPeopleDialog.js';
import { useEmbedTenantLabels } from './useEmbedTenantLabels.js';

/** The tenant whose users are listed, sorted by email, and the parts of the view that the host controls. */
export interface EmbedTenantUsersOptions extends Pick<ListOptions<object, never>, 'search' | 'defaultSearch' | 'onSearchChange'> {
  /** The name of the tenant. */
  readonly embedTenantName: string;
  /** The number of users per page. Default 50. */
  readonly pageSize?: number | undefined;
}

const users = createResourceWidget({
  name: 'embed-tenant-users',
  root: 'EmbedTenantUsers.Root',
  useLabels: () => useEmbedTenantLabels().users,
  options: { embedTenantName: true, pageSize: true },
  list: heldList(
    {
      useList: ({ embedTenantName, pageSize = 50, search, defaultSearch, onSearchChange }: EmbedTenantUsersOptions) =>
        useResourceList({
          ...{ search, defaultSearch, onSearchChange },
          query: embedUsersInfiniteQuery,
          params: { embedTenantName, first: pageSize },
          idOf: ({ id }) => id,
        }),
      operation: 'listEmbedUsers',
      idOf: ({ id }) => id,
      nameOf: nameOfEmbedUser,
    },
    { sortKeys: embedUserSortKeys },
  ),
  sort: wholeListSort,
  actions: {
    add: action(
      'provisionEmbedUsers',
      'added',
      useProvisionEmbedUsers,
      ({ embedTenantName }: EmbedTenantUsersOptions, people: readonly ProvisionEmbedUserInput[]) => ({ embedTenantName, users: people }),
      { dialog: 'create' },
    ),
  },
  columns: embedUserColumns,
  contextOf: () => ({}),
  icon: Users,
  subjectOf: ({ embedTenantName }) => embedTenantName,
});

/** Headless hook behind `EmbedTenantUsers`: the users of a tenant page by page, and the action that adds some. */
export const useEmbedTenantUserList = users.useModel;

/** The users of an embed tenant: search, and add or update up to 100 at once, with a result for each. Renders a `<div>`. */
export const EmbedTenantUsers = users.assemble({ Dialogs: AddUsers });

export type EmbedTenantUsersProps = ComponentProps<typeof EmbedTenantUsers>;

/** The parts of `EmbedTenantUsers`, for other layouts. */
export const {
  Root: EmbedTenantUsersRoot,
  Search: EmbedTenantUsersSearch,
  Toolbar: EmbedTenantUsersToolbar,
  Rows: EmbedTenantUsersRows,
  Footer: EmbedTenantUsersFooter,
} = EmbedTenantUsers;

function AddUsers() {
  const { users: words, people } = useEmbedTenantLabels();
  const add = users.useSelector(({ model }) => model.add);
  const memory = users.useFormMemory('add');
  return (
    <users.DialogOf kind="add">
      {(_, props) => (
        <LoadedPeopleDialog
          words={{ ...words.add, hint: people.detailedHint }}
          limit={100}
          has={['groups']}
          memory={memory}
          run={async (entered, { groups }) => answered(await add(inputsOf(entered, groups)), readProvisionedEmbedUsers)}
          done={words.add.done}
          {...props}
        />
      )}
    </users.DialogOf>
  );
}
