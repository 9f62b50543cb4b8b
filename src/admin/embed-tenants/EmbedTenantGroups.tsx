'use client';
import { PenLine, Trash2, TriangleAlert, UsersRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CreateEmbedGroupInput } from '../../client/resources/embed-groups.js';
import type { UserGroup } from '../../client/resources/user-groups.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import {
  embedGroupsInfiniteQuery,
  useCreateEmbedGroup,
  useDeleteEmbedGroup,
  useEmbedGroup,
  useUpdateEmbedGroup,
} from '../../data/resources/embed-groups.js';
import { useFormats } from '../../react/language/useFormats.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { action } from '../kit/actions/action.js';
import { Remark } from '../kit/layout/layout.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import { RecordDrawer, readOfItem } from '../kit/record-form/RecordDrawer.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList, textOfNumber } from '../kit/resource/heldList.js';
import type { DialogTypes } from '../kit/resource/ResourceWidgetDefinition.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { countColumn } from '../kit/table/countColumn.js';
import { OpenName } from '../kit/table/OpenName.js';
import { textColumn } from '../kit/table/textColumn.js';
import { EmbedGroupMembers } from './EmbedGroupMembers.js';
import type { EmbedTenantLabels } from './labels/EmbedTenantLabels.js';
import { useEmbedTenantLabels } from './useEmbedTenantLabels.js';

/** The tenant whose groups are listed, newest first. */
export interface EmbedTenantGroupsOptions {
  /** The name of the tenant. */
  readonly embedTenantName: string;
  /** The number of groups per page. Default 50. */
  readonly pageSize?: number | undefined;
}

interface CellContext {
  readonly show: (dialog: { readonly kind: 'members'; readonly item: UserGroup }) => void;
}

interface GroupValues {
  /** At most 100 characters; fixed once the group exists. */
  readonly name: string;
  /** At most 500 characters. */
  readonly description: string;
}

const columns: readonly ResourceColumn<UserGroup, EmbedTenantLabels['groups'], CellContext>[] = [
  {
    id: 'name',
    sort: 'ASC',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    value: ({ name }) => name,
    cell: (item, { show }) => <OpenName onOpen={() => show({ kind: 'members', item })}>{item.name}</OpenName>,
  },
  textColumn('description', ({ columns }) => columns.description, { isWideOnly: true }),
  countColumn('userCount', ({ columns }) => columns.members, { id: 'members', sort: 'DESC', width: '14ch' }),
];

/** The drawer with the members of a group. */
const moreDialogs: DialogTypes<{ readonly kind: 'members'; readonly item: UserGroup }> = {};

const groups = createResourceWidget({
  name: 'embed-tenant-groups',
  root: 'EmbedTenantGroups.Root',
  useLabels: () => useEmbedTenantLabels().groups,
  options: { embedTenantName: true, pageSize: true },
  list: heldList(
    {
      useList: ({ embedTenantName, pageSize = 50 }: EmbedTenantGroupsOptions) =>
        useResourceList({ query: embedGroupsInfiniteQuery, params: { embedTenantName, first: pageSize }, idOf: ({ id }) => id }),
      operation: 'getEmbedGroups',
      idOf: ({ id }) => id,
      nameOf: ({ name }: UserGroup) => name,
    },
    {
      textsOf: ({ name, description }) => [name, description],
      sortKeys: { name: ({ name }) => name, members: ({ userCount }) => textOfNumber(userCount) },
    },
  ),
  sort: wholeListSort,
  actions: {
    create: action(
      'createEmbedGroup',
      'created',
      useCreateEmbedGroup,
      ({ embedTenantName }: EmbedTenantGroupsOptions, input: CreateEmbedGroupInput) => ({ embedTenantName, ...input }),
      { dialog: 'create' },
    ),
    update: action(
      'updateEmbedGroup',
      'updated',
      useUpdateEmbedGroup,
      ({ embedTenantName }: EmbedTenantGroupsOptions, group: UserGroup, changes: Partial<CreateEmbedGroupInput>) => {
        return { embedTenantName, id: group.id, description: changes.description };
      },
      { dialog: 'edit', icon: PenLine, itemOf: (group) => group.id },
    ),
    delete: action(
      'deleteEmbedGroup',
      'deleted',
      useDeleteEmbedGroup,
      ({ embedTenantName }: EmbedTenantGroupsOptions, group: UserGroup) => ({ embedTenantName, id: group.id }),
      { dialog: 'confirm', icon: Trash2, itemOf: (group) => group.id, Effect: ({ item }) => <StillMembers count={item.userCount ?? 0} /> },
    ),
  },
  form: {
    valuesOf: (group): GroupValues => ({ name: group?.name ?? '', description: group?.description ?? '' }),
    inputOf: ({ name, description }): CreateEmbedGroupInput => ({ name: name.trim(), description: description.trim() }),
    problemsOf({ name, description }, { labels: { problems }, item, error }) {
      const isTaken = item === undefined && error?.kind === 'validation';
      return {
        name:
          name.trim() === ''
            ? problems.name
            : name.trim().startsWith('system:')
              ? problems.reserved
              : name.trim().length > 100
                ? problems.nameLength
                : isTaken
                  ? problems.taken
                  : undefined,
        description: description.trim().length > 500 ? problems.description : undefined,
      };
    },
    useRead: (id, { embedTenantName }) => useEmbedGroup({ embedTenantName, id }),
    operation: 'getEmbedGroup',
  },
  columns,
  contextOf: ({ dialogs: { show } }) => ({ show }),
  icon: UsersRound,
  dialogs: moreDialogs,
  subjectOf: ({ embedTenantName }) => embedTenantName,
});

/** Headless hook behind `EmbedTenantGroups`: the groups of a tenant page by page, and the actions on them. */
export const useEmbedTenantGroupList = groups.useModel;

/** The groups of an embed tenant: create, describe and delete, and the members of each. Renders a `<div>`. */
export const EmbedTenantGroups = groups.assemble({ Fields: GroupFields, Dialogs: MembersDrawer });

export type EmbedTenantGroupsProps = ComponentProps<typeof EmbedTenantGroups>;

/** The parts of `EmbedTenantGroups`, for other layouts. */
export const {
  Root: EmbedTenantGroupsRoot,
  Search: EmbedTenantGroupsSearch,
  Toolbar: EmbedTenantGroupsToolbar,
  Rows: EmbedTenantGroupsRows,
  Footer: EmbedTenantGroupsFooter,
} = EmbedTenantGroups;

/** The service deletes only groups without members. */
function StillMembers({ count }: { count: number }) {
  const { stillMembers } = useEmbedTenantLabels().groups;
  const { number } = useFormats();
  return (
    count > 0 && (
      <Remark icon={TriangleAlert} tone="warning">
        {stillMembers(count, number(count))}
      </Remark>
    )
  );
}

function GroupFields({ form, item }: RecordFieldsProps<GroupValues, UserGroup>) {
  const { fields: words, hints } = useEmbedTenantLabels().groups;
  const isNew = item === undefined;
  return (
    <>
      <TextField
        label={words.name}
        hint={isNew ? hints.name : hints.nameFixed}
        limit={isNew ? 100 : undefined}
        readOnly={!isNew}
        {...form.field('name')}
      />
      <TextAreaField label={words.description} {...form.field('description')} />
    </>
  );
}

function MembersDrawer() {
  const { embedTenantName, report } = groups.useSelector(({ options: { embedTenantName, onError } }) => ({
    embedTenantName,
    report: onError,
  }));
  return (
    <groups.DialogOf kind="members">
      {({ item }, { open, onOpenChange }) => (
        <RecordDrawer open={open} onClose={() => onOpenChange(false)} title={<bdi>{item.name}</bdi>} read={readOfItem(item)}>
          {({ id }) => (
            <EmbedGroupMembers
              embedTenantName={embedTenantName}
              groupId={id}
              onError={report && ((error, { operation }) => report(error, { widget: 'embed-tenant-groups', operation }))}
            />
          )}
        </RecordDrawer>
      )}
    </groups.DialogOf>
  );
}
