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
import { type Actions, actionEventKeys, isNoneAllowed } from '../actions/action.js';
import { type AnyRunningActions, useActions } from '../actions/useActions.js';
import { useActionToast } from '../actions/useActionToast.js';
import { useLock } from '../actions/useLock.js';
import { useReadErrorEvent } from '../events/useReadErrorEvent.js';
import { ListFooter, type ListFooterProps } from '../list/ListFooter.js';
import { ListSearch, type ListSearchProps } from '../list/ListSearch.js';
import { tableSlotKeys } from '../list/ListSlots.js';
import { footerOf, isSearchable, rowsOf } from '../list/listSlices.js';
import { ReadOnlyNote } from '../list/ReadOnlyNote.js';
import { Toolbar as ToolbarLine } from '../list/Toolbar.js';
import { createFormParts, wordsOf } from '../record-form/createFormParts.js';
import { type AnyValues, openRecordKeys } from '../record-form/RecordForm.js';
import { type ListRowsProps, ResourceTable } from '../table/ResourceTable.js';
import { createWidget, listOptionKeys, type OptionKeys, type WidgetProps } from '../widget/createWidget.js';
import { ActionItems } from './ActionItems.js';
import type { AssemblyParts } from './AssembledWidget.js';
import { type AnyItemDialog, createActionDialogs } from './createActionDialogs.js';
import { doneToastOf } from './doneToastOf.js';
import type { AnyModel, AnyOptions, AnyResourceDefinition, ResourceWidget } from './ResourceWidget.js';
import type { AnyDialog, ListLabels, ResourceWidgetDefinition } from './ResourceWidgetDefinition.js';

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
>(
  definition: ResourceWidgetDefinition<Name, Given, Item, Params, Id, Declared, More, Labels, Context, Extra, Values>,
): ResourceWidget<Name, Given, Item, Params, Id, Declared, More, Labels, Context, Extra, Values>;
// The overloads above define the types. The implementation is untyped, because records, options and labels all come from one definition.
/* @__NO_SIDE_EFFECTS__ */
export function createResourceWidget(definition: AnyResourceDefinition) {
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
  const offeredOf = (options: object) =>
    Object.fromEntries(declared.filter(([, { isOffered }]) => isOffered?.(options as never) !== false));
  const createName = declared.find(([, { dialog }]) => dialog === 'create')?.[0];
  const editName = declared.find(([, { dialog }]) => dialog === 'edit')?.[0];

  function useModel(options: AnyOptions): AnyModel {
    const list = useList(options);
    const error = 'error' in list.state ? list.state.error : (list.refetchError ?? list.loadMoreError);
    useReadErrorEvent(error, { widget: name, operation: listed.operation }, options);
    const runs: AnyRunningActions = useActions(name, actions, options);
    const [openId, open] = useControllableChoice(options.openId, options.defaultOpenId, options.onOpenIdChange);
    const more = useMore(options, list);
    return { openId, open, ...more, ...runs, runs, list };
  }

  const options: Readonly<Record<string, true>> = {
    ...listOptionKeys,
    ...tableSlotKeys,
    ...actionEventKeys(actions),
    ...(editName !== undefined && openRecordKeys),
    ...definition.options,
  };
  const widget = createWidget<AnyOptions, AnyModel, AnyItemDialog>({
    name,
    root: definition.root,
    options: options as OptionKeys<AnyOptions>,
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
      isReadOnly: isNoneAllowed(model.list.items, { ...model.runs, [createName ?? '']: undefined }),
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
    const isRefused = widget.useSelector(({ model }) => createName !== undefined && model.runs[createName]?.isAllowed({}) === false);
    const lock = useLock(isRefused);
    if (createName === undefined || !isOffered) return null;
    return (
      <>
        <Button variant="primary" icon={Plus} {...lock.button} onClick={() => show({ kind: createName })}>
          {wordsOf(words, createName).action}
        </Button>
        {lock.note}
      </>
    );
  }

  function Rows({ className, ...props }: ListRowsProps<object>) {
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

  const hasMenuOf = (options: object) =>
    openOf !== undefined || Object.values(offeredOf(options)).some(({ dialog }) => dialog !== undefined && dialog !== 'create');

  function RowActions({ item }: { item: object }) {
    const words = useLabels();
    const formats = useFormats();
    const toasts = useActionToast();
    const get = widget.useGet();
    const { show, open } = widget.useSelector(({ dialogs, model }) => ({ show: dialogs.show, open: model.open }));
    // Read when the menu opens, so that it shows the current state.
    const { model, options } = get();
    const onOpen = openOf?.(options, model);

    function run(key: string): void {
      const name = isolate(nameOf(item, formats));
      const action = get().model.runs[key];
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
      else show({ kind: key, item });
    }

    return (
      <ActionItems
        actions={offeredOf(options)}
        item={item}
        isAllowed={(key) => model.runs[key]?.isAllowed(item) !== false}
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

  const ActionDialogs = createActionDialogs({ widget, actions, nameOf, useLabels });

  function EditDrawer({ form, name: action }: { form: NonNullable<ReturnType<typeof formOf>>; name: string }) {
    const isOffered = widget.useSelector(({ options }) => action in offeredOf(options));
    return isOffered && <form.EditDrawer name={action} />;
  }

  function formOf({ Fields, Detail }: AssemblyParts<AnyValues, object>) {
    const { form } = definition;
    if (form === undefined || Fields === undefined) return undefined;
    return createFormParts({ name, widget, form, Fields, Detail, idOf, nameOf, useLabels });
  }

  function assemble({ Filters, Dialogs, ...parts }: AssemblyParts<AnyValues, object>) {
    const form = formOf(parts);
    function Root(props: WidgetProps<AnyOptions, AnyItemDialog>) {
      return (
        <widget.Root {...props}>
          {props.children}
          <ActionDialogs />
          {form && createName !== undefined && <form.CreateDialog name={createName} />}
          {form && editName !== undefined && <EditDrawer form={form} name={editName} />}
          {Dialogs && <Dialogs />}
        </widget.Root>
      );
    }
    function Assembled(props: WidgetProps<AnyOptions, AnyItemDialog>) {
      return (
        <Root {...props}>
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
