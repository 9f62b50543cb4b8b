'use client';
import { UserMinus, UserPlus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { UserGroup } from '../../client/resources/user-groups.js';
import { arrangeItems } from '../../data/resource-list/arrangeItems.js';
import { type LocalView, useLocalList } from '../../data/resource-list/useLocalList.js';
import { type GroupMember, useGroupMembers } from '../../data/resources/userGroupChanges.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { DataTable } from '../../ui/data-table/DataTable.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { Skeleton } from '../../ui/skeleton/Skeleton.js';
import { isolate } from '../../ui/text/isolate.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { useLock } from '../kit/actions/useLock.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { Note, Section } from '../kit/layout/layout.js';
import { ReadFailure } from '../kit/list/ListStates.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { ChooseUsersDialog } from '../shared/people/ChooseUsersDialog.js';
import { userGroupsWidget, useUserGroupLabels } from './userGroupsWidget.js';

/** The members of the open group: search, add and remove. Renders a `<section>`. */
export function GroupMembers({ item: group }: { item: UserGroup }) {
  const { members: words } = useUserGroupLabels();
  const { options, addMembers, show } = userGroupsWidget.useSelector(({ options, model, dialogs }) => ({
    options,
    addMembers: model.addMembers,
    show: dialogs.show,
  }));
  const read = useGroupMembers({ id: group.id });
  useReadErrorEvent(read.error, { widget: 'user-groups', operation: 'getScimGroup' }, options);
  const lock = useLock(!addMembers.isAllowed(group));
  const { data: members, error } = read;
  return (
    <Section
      heading={words.heading}
      actions={
        members !== undefined && (
          <Button size="small" icon={UserPlus} {...lock.button} onClick={() => show({ kind: 'add-members', item: group })}>
            {words.add}
          </Button>
        )
      }
    >
      {lock.note}
      {members !== undefined ? (
        <MemberTable group={group} members={members} />
      ) : error === null ? (
        <Skeleton lines={3} />
      ) : (
        <ReadFailure error={error} onRetry={() => void read.refetch()} isBusy={read.isFetching} />
      )}
      <userGroupsWidget.DialogOf kind="add-members">
        {({ item }, open) => <AddMembersDialog group={item} members={members ?? []} {...open} />}
      </userGroupsWidget.DialogOf>
    </Section>
  );
}

interface MemberTableProps {
  group: UserGroup;
  members: readonly GroupMember[];
}

function MemberTable({ group, members }: MemberTableProps) {
  const { members: words } = useUserGroupLabels();
  const removeMembers = userGroupsWidget.useSelector(({ model }) => model.removeMembers);
  const toasts = useActionToast();
  const { locale, number } = useFormats();
  const arrange = useCallback(
    (all: readonly GroupMember[], { search }: LocalView<object>) =>
      arrangeItems(all, { search, sort: { columnId: 'name' } }, byName, locale),
    [locale],
  );
  const list = useLocalList<GroupMember, object, number>({
    read: { items: members, error: null, isFetching: false, refetch: () => {} },
    idOf,
    arrange,
    listKey: String(group.id),
  });
  const columns = useMemo(
    () => [
      {
        id: 'name',
        header: words.heading,
        isRowHeader: true,
        cell: (member: GroupMember) => <bdi className="parley-clip">{nameOf(member)}</bdi>,
      },
    ],
    [words],
  );
  const isLocked = !removeMembers.isAllowed(group);
  const isBusy = removeMembers.isBusy(group.id);
  const actionsOf = useCallback(
    (member: GroupMember) => (
      <IconButton
        icon={UserMinus}
        size="small"
        label={words.remove(isolate(nameOf(member)))}
        disabled={isLocked || isBusy}
        onClick={() =>
          void toasts.run(() => removeMembers(group, [member.userId]), {
            done: () => ({
              title: words.removed(isolate(nameOf(member))),
              undo: { done: words.added(1, number(1)), failed: words.addFailed },
            }),
            failed: words.removeFailed,
          })
        }
      />
    ),
    [words, group, isLocked, isBusy, removeMembers, toasts, number],
  );
  if (members.length === 0) return <Note>{words.empty}</Note>;
  return (
    <>
      {members.length >= searchedFrom && <SearchField search={list.search} label={words.search} />}
      {list.items.length === 0 ? (
        <Note role="status">{words.noMatches}</Note>
      ) : (
        <DataTable
          caption={words.heading}
          columns={columns}
          items={list.items}
          idOf={idOf}
          nameOf={nameOf}
          actionsOf={actionsOf}
          cardsUpToPx={0}
        />
      )}
    </>
  );
}

interface AddMembersProps extends OpenProps, MemberTableProps {}

/** Adds any number of users to the group in one call. Renders a `<div role="dialog">`. */
function AddMembersDialog({ group, members, ...open }: AddMembersProps) {
  const { members: words } = useUserGroupLabels();
  const { number } = useFormats();
  const addMembers = userGroupsWidget.useSelector(({ model }) => model.addMembers);
  const memberIds = useMemo(() => new Set(members.map(idOf)), [members]);
  return (
    <ChooseUsersDialog
      title={words.addTo(isolate(group.name))}
      submitLabel={words.submit}
      errorTitle={words.addFailed}
      action={(users) =>
        addMembers(
          group,
          users.map(({ id }) => id),
        )
      }
      done={({ length }) => words.added(length, number(length))}
      lockOf={(id) => (memberIds.has(id) ? words.isMember : undefined)}
      {...open}
    />
  );
}

/** The number of members from which the table has a search field. */
const searchedFrom = 8;

const idOf = ({ userId }: GroupMember) => userId;

/** SCIM may leave out the name. */
const nameOf = ({ userId, name }: GroupMember) => name ?? `#${userId}`;

const byName = { textsOf: (member: GroupMember) => [nameOf(member)], sortKeys: { name: nameOf } };
