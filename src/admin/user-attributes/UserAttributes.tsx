'use client';
import { PenLine, Tags } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { GetUserAttributesParams, UserAttribute, UserAttributeCreateInput } from '../../client/resources/user-attributes.js';
import { useResourceList } from '../../data/resource-list/useResourceList.js';
import {
  useCreateUserAttribute,
  userAttributesInfiniteQuery,
  useUpdateUserAttribute,
  useUserAttribute,
} from '../../data/resources/user-attributes.js';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Select } from '../../ui/select/Select.js';
import { isolate } from '../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { action } from '../kit/actions/action.js';
import { type FilterPartProps, FilterSelect } from '../kit/list/FilterSelect.js';
import type { ListOptions } from '../kit/list/ListOptions.js';
import type { ResourceColumn } from '../kit/list/ResourceColumn.js';
import type { RecordFieldsProps } from '../kit/record-form/RecordForm.js';
import { createResourceWidget } from '../kit/resource/createResourceWidget.js';
import { heldList } from '../kit/resource/heldList.js';
import { wholeListSort } from '../kit/resource/wholeList.js';
import { OpenName } from '../kit/table/OpenName.js';
import { textColumn } from '../kit/table/textColumn.js';
import { englishUserAttributes } from './labels/en.js';
import type { UserAttributeLabels } from './labels/UserAttributeLabels.js';
import {
  attributeTypes,
  inputOf,
  isAttributeType,
  isPathName,
  policyPathOf,
  problemsOf,
  type UserAttributeValues,
  valuesOf,
} from './userAttributeForm.js';

/** Returns the labels of the user attributes from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useUserAttributeLabels = createLabelsHook<UserAttributeLabels>('userAttributes', englishUserAttributes);

/** The parts of the view that the host controls. Attributes are listed newest first. */
export interface UserAttributesOptions
  extends Pick<ListOptions<Pick<GetUserAttributesParams, 'type'>, object>, 'filters' | 'defaultFilters' | 'onFiltersChange'> {
  /** The number of attributes per page. Default 50. */
  readonly pageSize?: number | undefined;
}

interface CellContext {
  readonly open: (id: number) => void;
}

const nameOf = ({ name, displayName }: UserAttribute) => displayName || name;
const idOf = (attribute: UserAttribute) => attribute.id;

const columns: readonly ResourceColumn<UserAttribute, UserAttributeLabels, CellContext>[] = [
  {
    id: 'name',
    sort: 'ASC',
    header: ({ columns }) => columns.name,
    isRowHeader: true,
    value: nameOf,
    cell: (attribute, { open }) => <OpenName onOpen={() => open(attribute.id)}>{nameOf(attribute)}</OpenName>,
  },
  {
    id: 'path',
    header: ({ columns }) => columns.path,
    width: '30%',
    value: ({ name }) => policyPathOf(name),
    cell: ({ name }) => (
      <code className="parley-clip" dir="ltr">
        {policyPathOf(name)}
      </code>
    ),
  },
  {
    id: 'type',
    header: ({ columns }) => columns.type,
    width: '20ch',
    value: ({ type }, { labels }) => wordOf(type, labels),
    cell: ({ type }) => <TypeName type={type} />,
  },
  {
    id: 'defaultValue',
    header: ({ columns }) => columns.defaultValue,
    isNamedInCards: true,
    value: ({ defaultValue }) => defaultValue,
    cell: ({ type, defaultValue }) => defaultValue && <DefaultValue type={type} value={defaultValue} />,
  },
  textColumn('description', ({ columns }) => columns.description, { isWideOnly: true }),
];

const widget = createResourceWidget({
  name: 'user-attributes',
  root: 'UserAttributes.Root',
  useLabels: useUserAttributeLabels,
  options: { pageSize: true },
  list: heldList(
    {
      useList: ({ pageSize = 50, ...view }: UserAttributesOptions) =>
        useResourceList<UserAttribute, GetUserAttributesParams, number>({
          ...view,
          query: userAttributesInfiniteQuery,
          params: { first: pageSize },
          idOf,
        }),
      operation: 'getUserAttributes',
      idOf,
      nameOf,
    },
    {
      textsOf: ({ name, displayName, description }) => [name, displayName, description],
      sortKeys: { name: nameOf },
    },
  ),
  sort: wholeListSort,
  actions: {
    create: action('createUserAttribute', 'created', useCreateUserAttribute, (_: object, input: UserAttributeCreateInput) => input, {
      dialog: 'create',
    }),
    update: action(
      'updateUserAttribute',
      'updated',
      useUpdateUserAttribute,
      (_: object, attribute: UserAttribute, changes: Partial<UserAttributeCreateInput>) => ({ id: attribute.id, ...changes }),
      { dialog: 'edit', icon: PenLine, itemOf: idOf },
    ),
  },
  form: { valuesOf, inputOf, problemsOf, useRead: (id) => useUserAttribute({ id }), operation: 'getUserAttributes' },
  columns,
  contextOf: ({ model: { open } }) => ({ open }),
  icon: Tags,
});

/** Headless hook behind `UserAttributes`: the attributes, and the actions on them. */
export const useUserAttributeList = widget.useModel;

/**
 * The attributes by which access policies filter rows: filter by type, add and edit. Only administrators can change them. Renders a
 * `<div>`.
 */
export const UserAttributes = widget.assemble({ Fields: AttributeFields, Filters: UserAttributeTypeFilter });

export type UserAttributesProps = ComponentProps<typeof UserAttributes>;

/** The parts of `UserAttributes`, for other layouts. */
export const { Root, Search, Toolbar, Rows, Footer } = UserAttributes;

/** Filters attributes by the type of their values. Renders a `<div>` around a `<button>`. */
export function UserAttributeTypeFilter(props: FilterPartProps) {
  const words = useUserAttributeLabels();
  const { type, setFilters } = widget.useSelector(({ model: { list } }) => ({ type: list.filters.type, setFilters: list.setFilters }));
  return (
    <FilterSelect
      label={words.columns.type}
      noneLabel={words.anyType}
      value={type ?? undefined}
      onValueChange={(next) => setFilters({ type: next })}
      options={attributeTypes.map((value) => ({ value, label: words.types[value] }))}
      {...props}
    />
  );
}

function TypeName({ type }: Pick<UserAttribute, 'type'>) {
  return wordOf(type, useUserAttributeLabels());
}

/** Returns the label of a type; an unknown type as it is. */
function wordOf(type: string, { types }: UserAttributeLabels): string {
  return isAttributeType(type) ? types[type] : type;
}

function DefaultValue({ type, value }: { type: string; value: string }) {
  const { conflict: words } = useCommonAdminLabels();
  if (type === 'boolean' && value === 'true') return words.yes;
  if (type === 'boolean' && value === 'false') return words.no;
  return <bdi className="parley-clip">{value}</bdi>;
}

function AttributeFields({ form, item }: RecordFieldsProps<UserAttributeValues, UserAttribute>) {
  const words = useUserAttributeLabels();
  const { fields, hints } = words;
  const { conflict: common } = useCommonAdminLabels();
  const { name, type, defaultValue } = form.values;
  return (
    <>
      <TextField
        label={fields.name}
        hint={nameHint(name.trim(), item !== undefined, hints)}
        dir="ltr"
        spellCheck={false}
        readOnly={item !== undefined}
        {...form.field('name')}
      />
      {item === undefined ? (
        <Select
          label={fields.type}
          hint={hints.type}
          value={type}
          // The default was entered for the previous type.
          onValueChange={(next) => form.change({ type: next ?? 'string', defaultValue: '' })}
          options={attributeTypes.map((value) => ({ value, label: words.types[value] }))}
        />
      ) : (
        <TextField label={fields.type} hint={hints.typeFixed} readOnly value={wordOf(type, words)} />
      )}
      <TextField label={fields.displayName} hint={hints.displayName} {...form.field('displayName')} />
      <TextAreaField rows={2} label={fields.description} {...form.field('description')} />
      {type === 'boolean' ? (
        <Select
          label={fields.defaultValue}
          hint={hints.defaultValue}
          noneLabel={words.noDefault}
          value={defaultValue === '' ? undefined : defaultValue}
          onValueChange={(next) => form.change({ defaultValue: next ?? '' })}
          options={[
            { value: 'true', label: common.yes },
            { value: 'false', label: common.no },
          ]}
        />
      ) : (
        <TextField
          label={fields.defaultValue}
          hint={hints.defaultValue}
          inputMode={type === 'number' ? 'decimal' : undefined}
          {...form.field('defaultValue')}
        />
      )}
    </>
  );
}

/** Returns the hint that shows how access policies read the name. */
function nameHint(name: string, isFixed: boolean, hints: UserAttributeLabels['hints']): string {
  if (name === '') return hints.name;
  const path = isolate(policyPathOf(name));
  if (isFixed) return hints.pathFixed(path);
  return isPathName(name) ? hints.path(path) : hints.unusual(path);
}
