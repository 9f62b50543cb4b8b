'use client';
import { useCallback, useMemo } from 'react';
import { arrangeItems } from '../../data/resource-list/arrangeItems.js';
import { type LocalView, useLocalList } from '../../data/resource-list/useLocalList.js';
import { type UserGroupChoice, useGroupChoices } from '../../data/resources/groupsOfUser.js';
import { useFormats } from '../../react/language/useFormats.js';
import { DataTable } from '../../ui/data-table/DataTable.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { Select } from '../../ui/select/Select.js';
import { bulkDone } from '../kit/bulk/bulkDone.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { NamePreview } from '../kit/dialog/NamePreview.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { useReadErrorEvent } from '../kit/events/useReadErrorEvent.js';
import { Note } from '../kit/layout/layout.js';
import { ListStates } from '../kit/list/ListStates.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './userWords.js';

export interface ManyUsersProps extends OpenProps {
  /** The ids of the users to change. */
  userIds: readonly number[];
}

/** Adds many users to groups or removes them from groups. Closes when the run starts; `UserBulkBar` shows its outcome. */
export function ChangeGroupsDialog({ userIds, ...open }: ManyUsersProps) {
  const { groups: words } = useUserLabels();
  const { number } = useFormats();
  const { run, bulk } = userManagementWidget.useSelector(({ model }) => ({ run: model.changeGroupsOfMany, bulk: model.bulk }));
  const form = useActionForm({
    ...open,
    initial: { isMember: true, groupIds: [] as readonly string[] },
    action: ({ isMember, groupIds }, close) => run(userIds, { isMember, groupIds }, close),
    done: (report) => bulkDone(report, bulk, words.done(report.succeededIds.length, number(report.succeededIds.length))),
  });
  const { isMember, groupIds } = form.values;
  return (
    <ActionDialog
      form={form}
      size="wide"
      title={words.title(userIds.length, number(userIds.length))}
      submitLabel={isMember ? words.addSubmit : words.removeSubmit}
      canSubmit={groupIds.length > 0}
    >
      <SelectedUsers userIds={userIds} />
      <Select<boolean>
        label={words.change}
        value={isMember}
        onValueChange={(next) => form.change({ isMember: next ?? true })}
        options={[
          { value: true, label: words.add },
          { value: false, label: words.remove },
        ]}
      />
      <GroupPicker value={groupIds} onValueChange={(next) => form.change({ groupIds: next })} />
    </ActionDialog>
  );
}

/** The first of the users that an action will change, and the number of the others. */
export function SelectedUsers({ userIds }: { userIds: readonly number[] }) {
  const { nameOf, emailOf } = userManagementWidget.useSelector(({ model: { nameOf, emailOf } }) => ({ nameOf, emailOf }));
  return <NamePreview items={userIds.map((id) => ({ id, name: nameOf(id), detail: emailOf(id) }))} />;
}

function GroupPicker({ value, onValueChange }: { value: readonly string[]; onValueChange: (groupIds: readonly string[]) => void }) {
  const { groups: words, drawer } = useUserLabels();
  const { locale } = useFormats();
  const onError = userManagementWidget.useSelector(({ options }) => options.onError);
  const { data, error, isFetching, refetch } = useGroupChoices();
  useReadErrorEvent(error, { widget: 'user-management', operation: 'listScimGroups' }, { onError });
  const arrange = useCallback(
    (groups: readonly UserGroupChoice[], { search }: LocalView<object>) => arrangeItems(groups, { search, sort: {} }, byName, locale),
    [locale],
  );
  const list = useLocalList<UserGroupChoice, object, string>({
    read: { items: data?.groups, error, isFetching, refetch },
    idOf,
    arrange,
    selectedIds: useMemo(() => new Set(value), [value]),
    onSelectionChange: (ids) => onValueChange([...ids]),
  });
  const columns = useMemo(
    () => [
      {
        id: 'name',
        header: words.caption,
        isRowHeader: true,
        cell: ({ name }: UserGroupChoice) => <bdi className="parley-clip">{name}</bdi>,
      },
    ],
    [words],
  );
  return (
    <>
      <SearchField search={list.search} label={words.search} />
      <ListStates list={list} empty={<Note>{drawer.noAccountGroups}</Note>} skeleton={{ columns: 1 }}>
        <DataTable
          caption={words.caption}
          columns={columns}
          items={list.items}
          idOf={idOf}
          nameOf={nameOf}
          selection={list.selection}
          cardsUpToPx={0}
        />
      </ListStates>
      {data?.isPartial === true && <Note>{drawer.moreGroups}</Note>}
    </>
  );
}

const idOf = ({ id }: UserGroupChoice) => id;
const nameOf = ({ name }: UserGroupChoice) => name;
const byName = { textsOf: (group: UserGroupChoice) => [group.name], sortKeys: {} };
