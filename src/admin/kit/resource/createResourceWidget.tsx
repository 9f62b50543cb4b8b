'use client';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useControllableChoice } from '../../../react/state/useControllable.js';
import { Button } from '../../../ui/button/Button.js';
import { EmptyState } from '../../../ui/empty-state/EmptyState.js';
import { partClass } from '../../../ui/partClass.js';
import { isolate } from '../../../ui/text/isolate.js';
import { type ActionEvents, type Actions, actionEventKeys, isNoneAllowed } from '../actions/action.js';
import { useActions } from '../actions/useActions.js';
import { useActionToast } from '../actions/useActionToast.js';
import { useLock } from '../actions/useLock.js';
import { useReadErrorEvent } from '../events/useReadErrorEvent.js';
import { ListFooter, type ListFooterProps } from '../list/ListFooter.js';
import { ListSearch, type ListSearchProps } from '../list/ListSearch.js';
import { type TableSlots, tableSlotKeys } from '../list/ListSlots.js';
import { footerOf, isSearchable, rowsOf } from '../list/listSlices.js';
import { ReadOnlyNote } from '../list/ReadOnlyNote.js';
import { Toolbar as ToolbarLine } from '../list/Toolbar.js';
import { createFormParts, type FormWidget, wordsOf } from '../record-form/createFormParts.js';
import { type OpenRecordOptions, openRecordKeys } from '../record-form/RecordForm.js';
import { type ListRowsProps, ResourceTable } from '../table/ResourceTable.js';
import { createWidget, listOptionKeys, type OptionKeys, type WidgetProps } from '../widget/createWidget.js';
import { ActionItems } from './ActionItems.js';
import type { AssembledWidget, AssemblyParts } from './AssembledWidget.js';
import { type ActionRuns, createActionDialogs, type DialogWidget } from './createActionDialogs.js';
import { doneToastOf } from './doneToastOf.js';
import type { AnyDialog, DialogOf, EditOptions, ListLabels, ModelOf, ResourceWidgetDefinition } from './ResourceWidgetDefinition.js';

/** Declares the widget of a resource: a list, its columns, and actions on its records. */
/* @__NO_SIDE_EFFECTS__ */
export function createResourceWidget<
  const Name extends string,
  Given extends object,
  Item,
  Params extends object,
  Id extends ItemId,
  const Declared extends Actions,
  More extends object,
  Labels extends ListLabels,
  Context extends object,
  Extra extends AnyDialog = never,
  Values extends object = object,
>(definition: ResourceWidgetDefinition<Name, Given, Item, Params, Id, Declared, More, Labels, Context, Extra, Values>) {
  type Options = Given & ActionEvents<Name, Declared> & EditOptions<Declared, Id> & TableSlots<Item, Labels, Context>;
  type Model = ModelOf<Item, Params, Id, Declared, More>;
  type Dialog = DialogOf<Item, Declared, Extra>;
  type Props = WidgetProps<Options, Dialog>;
  const {
    name,
    list: listed,
    actions,
    columns,
    contextOf,
    openOf,
    countOf,
    sort: order,
    icon,
    useLabels,
    useMore = useNothing,
  } = definition;
  const { useList, idOf, nameOf } = listed;
  const declared = Object.entries(actions);
  /** The actions that the options do not rule out. They are declared for these options. */
  const offeredOf = (options: Options) =>
    Object.fromEntries(declared.filter(([, { isOffered }]) => isOffered?.(options as never) !== false));
  const createName = declared.find(([, { dialog }]) => dialog === 'create')?.[0];
  const editName = declared.find(([, { dialog }]) => dialog === 'edit')?.[0];

  function useModel(options: Given & ActionEvents<Name, Declared> & EditOptions<Declared, Id>): Model {
    const list = useList(options);
    const error = 'error' in list.state ? list.state.error : (list.refetchError ?? list.loadMoreError);
    useReadErrorEvent(error, { widget: name, operation: listed.operation }, options);
    const running = useActions(name, actions, options);
    // The options of a widget that edits records.
    const { openId: given, defaultOpenId, onOpenIdChange } = options as OpenRecordOptions<Id>;
    const [openId, open] = useControllableChoice(given, defaultOpenId, onOpenIdChange);
    const more = useMore(options, list);
    // The members that the declaration gives.
    return { ...more, ...running, ...(editName !== undefined && { openId, open }), runs: running, list } as unknown as Model;
  }

  const runsOf = (model: Model) => (model as unknown as { readonly runs: ActionRuns<Item> }).runs;
  const openedOf = (model: Model) => model as unknown as { readonly openId: Id | undefined; open(id: Id | undefined): void };

  const widget = createWidget<Options, Model, Dialog>({
    name,
    root: definition.root,
    // All known options, and those of the definition.
    options: {
      ...listOptionKeys,
      ...tableSlotKeys,
      ...actionEventKeys(actions),
      ...(editName !== undefined && openRecordKeys),
      ...definition.options,
    } as unknown as OptionKeys<Options>,
    useModel,
    stateOf: ({ list }) => list.state.status,
    subjectOf: definition.subjectOf,
  });

  function Search(props: Omit<ListSearchProps, 'of' | 'label'>) {
    const { search } = useLabels();
    return search === undefined ? null : <ListSearch of={widget} label={search} {...props} />;
  }

  function Toolbar({ className, children, ...props }: ComponentProps<'div'>) {
    const { isNeeded, isReadOnly } = widget.useSelector(({ model }) => ({
      isNeeded: isSearchable(model.list),
      isReadOnly: isNoneAllowed(model.list.items, { ...runsOf(model), [createName ?? '']: undefined }),
    }));
    if (!isNeeded) return null;
    return (
      <ToolbarLine className={partClass(`${name}-toolbar`, className)} {...props}>
        <Search />
        {children}
        <CreateButton />
        {isReadOnly && <ReadOnlyNote />}
      </ToolbarLine>
    );
  }

  function CreateButton() {
    const words = useLabels();
    const show = widget.useSelector(({ dialogs }) => dialogs.show);
    const isOffered = widget.useSelector(({ options }) => createName !== undefined && createName in offeredOf(options));
    // What does not exist yet cannot say that the user may not create it; the service may have.
    const isRefused = widget.useSelector(
      ({ model }) => createName !== undefined && runsOf(model)[createName]?.isAllowed(undefined as Item) === false,
    );
    const lock = useLock(isRefused);
    if (createName === undefined || !isOffered) return null;
    return (
      <>
        {/* The dialog of an action has its name. */}
        <Button variant="primary" icon={Plus} {...lock.button} onClick={() => show({ kind: createName } as unknown as Dialog)}>
          {wordsOf(words, createName).action}
        </Button>
        {lock.note}
      </>
    );
  }

  function Rows({ className, ...props }: ListRowsProps<Item>) {
    const words = useLabels();
    const list = widget.useSelector(({ model }) => rowsOf(model.list));
    const sort = widget.useSelector(({ model }) => order?.of(model.list.sort));
    const context = widget.useSelector(contextOf);
    const hasMenu = widget.useSelector(({ options }) => hasMenuOf(options));
    const formats = useFormats();
    return (
      <ResourceTable
        caption={words.caption}
        list={list}
        columns={columns}
        labels={words}
        context={context}
        idOf={idOf}
        nameOf={(item) => nameOf(item, formats)}
        rowActions={hasMenu ? RowActions : undefined}
        empty={
          <EmptyState heading={words.empty} headingLevel={3} text={words.emptyAdvice} icon={icon}>
            <CreateButton />
          </EmptyState>
        }
        sort={sort}
        onSortChange={order && ((next) => list.setSort(order.paramsOf(next)))}
        className={partClass(`${name}-table`, className)}
        {...definition.table}
        {...props}
      />
    );
  }

  const hasMenuOf = (options: Options) =>
    openOf !== undefined || Object.values(offeredOf(options)).some(({ dialog }) => dialog !== undefined && dialog !== 'create');

  function RowActions({ item }: { item: Item }) {
    const words = useLabels();
    const formats = useFormats();
    const toasts = useActionToast();
    const get = widget.useGet();
    const { show, open } = widget.useSelector(({ dialogs, model }) => ({ show: dialogs.show, open: openedOf(model).open }));
    // Read when the menu opens, so that it shows the current state.
    const { model, options } = get();
    const runs = runsOf(model);
    const onOpen = openOf?.(options, model);

    function run(key: string): void {
      const name = isolate(nameOf(item, formats));
      const action = runsOf(get().model)[key];
      if (action) {
        void toasts.run(() => action(item), {
          done: (_, undoneBy) => doneToastOf({ labels: words, action: key, undoneBy, name }),
          failed: (error) => titleOf(key, error),
        });
      }
    }

    function titleOf(key: string, error: ServiceError): string {
      const { failed, failures } = wordsOf(words, key);
      // The actions are declared for these items.
      return failures?.[actions[key]?.failureOf?.(error, item as never) ?? ''] ?? failed;
    }

    function choose(key: string): void {
      const { dialog } = actions[key] ?? {};
      if (dialog === 'run') run(key);
      else if (dialog === 'edit') open(idOf(item));
      // The dialog of an action has its name and the item.
      else show({ kind: key, item } as unknown as Dialog);
    }

    return (
      <ActionItems
        actions={offeredOf(options)}
        item={item}
        isAllowed={(key) => runs[key]?.isAllowed(item) !== false}
        labelOf={(key) => wordsOf(words, key).action}
        openLabel={words.open}
        onOpen={onOpen && (() => onOpen(item))}
        onChoose={choose}
      />
    );
  }

  function Footer(props: Omit<ListFooterProps, 'list' | 'count'>) {
    const words = useLabels();
    const { number } = useFormats();
    const list = widget.useSelector(({ model }) => footerOf(model.list));
    const count = widget.useSelector(({ model }) => countOf?.(model, words, number));
    if (list.state.status !== 'ready') return null;
    return <ListFooter list={list} count={count} {...props} />;
  }

  // All from one declaration, so the dialogs, records and labels match.
  const dialogParts = { widget, actions, nameOf, useLabels } as unknown as DialogWidget<Item>;
  const ActionDialogs = createActionDialogs(dialogParts);

  function EditDrawer({ form, name: action }: { form: NonNullable<ReturnType<typeof formOf>>; name: string }) {
    const isOffered = widget.useSelector(({ options }) => action in offeredOf(options));
    return isOffered && <form.EditDrawer name={action} />;
  }

  function formOf({ Fields, Detail }: AssemblyParts<Values, Item>) {
    const { form } = definition;
    if (form === undefined || Fields === undefined) return undefined;
    // All from one declaration, so the options, records, values and labels match.
    const parts = { name, widget, form, Fields, Detail, idOf, nameOf, useLabels } as unknown as FormWidget<Item, Id>;
    return createFormParts<Item, Id>(parts);
  }

  function assemble({ Filters, Dialogs, ...parts }: AssemblyParts<Values, Item>): AssembledWidget<Props, Item> {
    const form = formOf(parts);
    function Root(props: Props) {
      return (
        <widget.Root {...props}>
          {(props as ComponentProps<'div'>).children}
          <ActionDialogs />
          {form && createName !== undefined && <form.CreateDialog name={createName} />}
          {form && editName !== undefined && <EditDrawer form={form} name={editName} />}
          {Dialogs && <Dialogs />}
        </widget.Root>
      );
    }
    function Assembled(props: Omit<Props, 'children'>) {
      return (
        <Root {...(props as Props)}>
          <Toolbar>{Filters && <Filters />}</Toolbar>
          <Rows />
          <Footer />
        </Root>
      );
    }
    return Object.assign(Assembled, { Root, Search, Toolbar, Rows, Footer });
  }

  return { ...widget, useModel, useLabels, assemble };
}

function useNothing(): undefined {}
