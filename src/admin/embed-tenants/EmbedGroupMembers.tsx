'use client';
import { UserMinus, UsersRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { EmbedGroupMembersMutationResponse } from '../../client/resources/embed-groups.js';
import type { EmbedUser } from '../../client/resources/embed-users.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import { embedGroupMembersInfiniteQuery, useAddEmbedGroupMembers, useRemoveEmbedGroupMembers } from '../../data/resources/embed-groups.js';
import { Button } from '../../ui/button/Button.js';
import { action } from '../kit/actions/action.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import type { DialogTypes } from '../kit/resource/ResourceWidgetDefinition.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { answered, type EmbedPerson } from '../shared/people/embedPeople.js';
import { embedUserColumns, embedUserSortKeys, nameOfEmbedUser } from './embedUserColumns.js';
import { LoadedPeopleDialog } from './LoadedPeopleDialog.js';
import { useEmbedTenantLabels } from './useEmbedTenantLabels.js';

/** The group whose members are listed, sorted by email. */
export interface EmbedGroupMembersOptions {
  /** The name of the tenant. */
  readonly embedTenantName: string;
  /** The group of the tenant. */
  readonly groupId: number;
  /** The number of members per page. Default 50. */
  readonly pageSize?: number | undefined;
}

/** The dialog that removes many members at once. */
const moreDialogs: DialogTypes<{ readonly kind: 'removeMany' }> = {};

const membersOf = ({ embedTenantName, groupId }: EmbedGroupMembersOptions, externalIds: readonly string[]) => ({
  embedTenantName,
  id: groupId,
  members: externalIds.map((externalId) => ({ externalId })),
});

const members = createResourceWidget({
  name: 'embed-group-members',
  root: 'EmbedGroupMembers.Root',
  useLabels: () => useEmbedTenantLabels().members,
  options: { embedTenantName: true, groupId: true, pageSize: true },
  list: heldList(
    {
      useList: ({ embedTenantName, groupId, pageSize = 50 }: EmbedGroupMembersOptions) =>
        useResourceList({
          query: embedGroupMembersInfiniteQuery,
          params: { embedTenantName, id: groupId, first: pageSize },
          idOf: ({ id }) => id,
        }),
      operation: 'getEmbedGroupMembers',
      idOf: ({ id }) => id,
      nameOf: nameOfEmbedUser,
    },
    {
      textsOf: ({ firstName, email, username, externalId }) => [firstName, email, username, externalId],
      sortKeys: embedUserSortKeys,
    },
  ),
  sort: wholeListSort,
  actions: {
    add: action('addEmbedGroupMembers', 'added', useAddEmbedGroupMembers, membersOf, { dialog: 'create' }),
    removeMany: action('removeEmbedGroupMembers', 'removedMany', useRemoveEmbedGroupMembers, membersOf),
    remove: action(
      'removeEmbedGroupMembers',
      'removed',
      useRemoveEmbedGroupMembers,
      ({ embedTenantName, groupId }: EmbedGroupMembersOptions, user: EmbedUser) => {
        return { embedTenantName, id: groupId, members: [{ embedUserId: user.id }] };
      },
      { dialog: 'run', icon: UserMinus, itemOf: (user) => user.id },
    ),
  },
  columns: embedUserColumns,
  contextOf: () => ({}),
  icon: UsersRound,
  dialogs: moreDialogs,
  subjectOf: ({ embedTenantName, groupId }) => `${embedTenantName} ${groupId}`,
});

/** Headless hook behind `EmbedGroupMembers`: the members of a group page by page, and the actions that add and remove some. */
export const useEmbedGroupMemberList = members.useModel;

/** The members of a group of an embed tenant: add and remove up to 1,000 at once, or remove one. Renders a `<div>`. */
export const EmbedGroupMembers = members.assemble({ Filters: RemoveManyButton, Dialogs: MemberDialogs });

export type EmbedGroupMembersProps = ComponentProps<typeof EmbedGroupMembers>;

/** The parts of `EmbedGroupMembers`, for other layouts. */
export const {
  Root: EmbedGroupMembersRoot,
  Search: EmbedGroupMembersSearch,
  Toolbar: EmbedGroupMembersToolbar,
  Rows: EmbedGroupMembersRows,
  Footer: EmbedGroupMembersFooter,
} = EmbedGroupMembers;

function RemoveManyButton() {
  const { removeMany: words } = useEmbedTenantLabels().members;
  const show = members.useSelector(({ dialogs }) => dialogs.show);
  return <Button onClick={() => show({ kind: 'removeMany' })}>{words.action}</Button>;
}

function MemberDialogs() {
  const { add: addWords, removeMany: removeWords } = useEmbedTenantLabels().members;
  const { add, removeMany } = members.useSelector(({ model }) => ({ add: model.add, removeMany: model.removeMany }));
  const addMemory = members.useFormMemory('add');
  const removeMemory = members.useFormMemory('removeMany');
  return (
    <>
      <members.DialogOf kind="add">
        {(_, props) => (
          <LoadedPeopleDialog
            words={addWords}
            limit={1000}
            memory={addMemory}
            run={async (people) => answered(await add(idsOf(people)), readAddedMembers)}
            done={addWords.done}
            {...props}
          />
        )}
      </members.DialogOf>
      <members.DialogOf kind="removeMany">
        {(_, props) => (
          <LoadedPeopleDialog
            words={removeWords}
            limit={1000}
            memory={removeMemory}
            // Removing is all or nothing.
            run={async (people) => answered(await removeMany(idsOf(people)), () => ({ succeeded: idsOf(people), failed: [] }))}
            done={removeWords.done}
            {...props}
          />
        )}
      </members.DialogOf>
    </>
  );
}

function idsOf(people: readonly EmbedPerson[]): readonly string[] {
  return people.map(({ externalId }) => externalId);
}

function readAddedMembers({ addedMembers, unchangedMembers }: EmbedGroupMembersMutationResponse) {
  return { succeeded: [...addedMembers, ...unchangedMembers].flatMap(({ externalId }) => externalId ?? []), failed: [] };
}
