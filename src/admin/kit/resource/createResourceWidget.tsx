'use client';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { useControllableChoice } from '../../../react/state/useControllable.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { Button } from '../../../ui/button/Button.js';
import { partClass } from '../../../ui/partClass.js';
import { actionEventKeys, isNoneAllowed, type ListActions } from '../actions/action.js';
import { bulkActionsOf, splitActions } from '../actions/splitActions.js';
import { type AnyRunningActions, useActions } from '../actions/useActions.js';
import { useLock } from '../actions/useLock.js';
import { useReadErrorEvent } from '../events/useReadErrorEvent.js';
import { isBulkBarShown } from '../list/isBulkBarShown.js';
import { ListFooter, type ListFooterProps } from '../list/ListFooter.js';
import { ListSearch, type ListSearchProps } from '../list/ListSearch.js';
import { tableSlotKeys } from '../list/ListSlots.js';
import { footerOf, isSearchable } from '../list/listSlices.js';
import { ReadOnlyNote } from '../list/ReadOnlyNote.js';
import { Toolbar as ToolbarLine } from '../list/Toolbar.js';
import { useSeenItems } from '../list/useSeenItems.js';
import { createFormParts, wordsOf } from '../record-form/createFormParts.js';
import { type AnyValues, openRecordKeys } from '../record-form/RecordForm.js';
import { createWidget, listOptionKeys, type OptionKeys, type WidgetProps } from '../widget/createWidget.js';
import type { AssemblyParts } from './AssembledWidget.js';
import { createAccess } from './createAccess.js';
import { type AnyItemDialog, createActionDialogs } from './createActionDialogs.js';
import { createRowParts } from './createRowParts.js';
import { entryIdOf } from './entryIdOf.js';
import { noBulk } from './noBulk.js';
import type { AnyModel, AnyOptions, AnyResourceDefinition, ListBulk, ResourceWidget } from './ResourceWidget.js';
import type { AnyDialog, ListLabels, ResourceWidgetDefinition } from './ResourceWidgetDefinition.js';

/**
 * Declares the widget of a resource: a list, its columns, and actions on its records. `listBulk` is needed for actions on many of them. Throws
 * an error if it is missing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createResourceWidget<
  const Name extends string,
  Given extends object,
  Item,
  Params extends object,
  Id extends ItemId,
  const Declared extends ListActions,
  More extends object,
  Labels extends ListLabels,
  Context extends object,
  Extra extends AnyDialog = never,
  Values extends object = object,
  List extends object = object,
>(
  definition: ResourceWidgetDefinition<Name, Given, Item, Params, Id, Declared, More, Labels, Context, Extra, Values, List>,
  listBulk?: ListBulk,
): ResourceWidget<Name, Given, Item, Params, Id, Declared, More, Labels, Context, Extra, Values>;
// The overloads above define the types. The implementation is untyped, because records, options and labels all come from one definition.
/* @__NO_SIDE_EFFECTS__ */
export function createResourceWidget(definition: AnyResourceDefinition, listBulk: ListBulk = noBulk) {
  const { name, list: listed, actions, countOf, useLabels, useMore = useNothing } = definition;
  const { useList, idOf, nameOf, isLockedOf } = listed;
  const declared = Object.entries(actions);
  const { one, many } = splitActions(actions);
  const manyActions = bulkActionsOf(many);
  if (many.length > 0 && listBulk === noBulk) {
    throw new Error(`${name} has actions on many records. Declare it with createResourceWidget(definition, listBulk).`);
  }
  const { useRuns, createParts } = listBulk;
  const access = createAccess(definition);
  const createName = declared.find(([, { dialog }]) => dialog === 'create')?.[0];
  const editName = declared.find(([, { dialog }]) => dialog === 'edit')?.[0];

  function useModel(options: AnyOptions): AnyModel {
    const list = useList(options);
    const error = 'error' in list.state ? list.state.error : (list.refetchError ?? list.loadMoreError);
    const operation = typeof listed.operation === 'string' ? listed.operation : listed.operation(options);
    useReadErrorEvent(error, { widget: name, operation }, options);
    const effects = Object.fromEntries(
      Object.entries(one).map(([key, { itemOf }]) => {
        const own = list.effects?.[key];
        const done = (...[result, ...args]: [unknown, ...never[]]) => {
          own?.done?.(result as never, ...args);
          if (itemOf !== undefined) definition.after?.(latest.current, [itemOf(...args)], key);
        };
        return [key, { ...own, done }];
      }),
    );
    const oneRuns: AnyRunningActions = useActions(name, one, options, effects);
    const [openId, open] = useControllableChoice(options.openId, options.defaultOpenId, options.onOpenIdChange);
    const seen = useSeenItems(many.length > 0 ? list.items : none, idOf);
    const more = useMore(options, list, { seen, runs: oneRuns });
    const { bulk, runs: manyRuns } = useRuns(name, manyActions, options, {
      idOf: entryIdOf(listed),
      isLocked: (entry) => isLockedOf?.(latest.current)(entryIdOf(listed)(entry)) === true,
      done(ids, key) {
        list.selection.forget(ids);
        definition.after?.(latest.current, ids, many.find((action) => action.key === key)?.labelKey ?? key);
      },
    });
    // Both kinds of actions are started by name, with what they are declared for.
    const runs = { ...oneRuns, ...manyRuns } as AnyRunningActions;
    const model: AnyModel = { openId, open, list, bulk, ...more, ...oneRuns, ...manyRuns, seen, oneRuns, manyRuns, runs };
    const latest = useLatest(model);
    return model;
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
    const isMissing = widget.useSelector(({ model }) => listed.searchesInPage === true && model.list.isArrangeable === false);
    return search === undefined || isMissing ? null : <ListSearch of={widget} label={search} {...props} />;
  }

  const { SelectedBar, BulkDialogs } = createParts({ widget, many, list: listed, refuses: definition.refuses, useLabels });

  function SearchLine({ className, children, ...props }: ComponentProps<'div'>) {
    const words = useLabels();
    const { isNeeded, hasNote } = widget.useSelector(({ options, model }) => ({
      isNeeded: isSearchable(model.list) || (listed.isSearchedIfEmpty === true && model.list.state.status === 'empty'),
      hasNote:
        access.isReadOnlyOf({ options, model }) || isNoneAllowed(model.list.items, { ...model.oneRuns, [createName ?? '']: undefined }),
    }));
    if (!isNeeded) return null;
    return (
      <ToolbarLine className={partClass(`${name}-toolbar`, className)} {...props}>
        <Search />
        {children}
        <CreateButton />
        {hasNote && <ReadOnlyNote>{words.readOnly}</ReadOnlyNote>}
      </ToolbarLine>
    );
  }

  function CreateButton() {
    const words = useLabels();
    const show = widget.useSelector(({ dialogs }) => dialogs.show);
    const isOffered = widget.useSelector((state) => createName !== undefined && createName in access.offeredOf(state));
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

  function Footer(props: Omit<ListFooterProps, 'list' | 'count'>) {
    const words = useLabels();
    const { number } = useFormats();
    const list = widget.useSelector(({ model }) => footerOf(model.list));
    const count = widget.useSelector(({ model }) => countOf?.(model, words, number));
    if (list.state.status !== 'ready') return null;
    return <ListFooter list={list} count={count} {...props} />;
  }

  const ActionDialogs = createActionDialogs({ widget, actions: one, nameOf, useLabels });

  function EditDrawer({ form, name: action }: { form: NonNullable<ReturnType<typeof formOf>>; name: string }) {
    // Users who may not change a record can still read it.
    const isOffered = widget.useSelector((state) => access.optedOf(state).some(([key]) => key === action));
    return isOffered && <form.EditDrawer name={action} />;
  }

  function formOf({ Fields, Detail }: AssemblyParts<AnyValues, object>) {
    const { form } = definition;
    if (form === undefined || Fields === undefined) return undefined;
    return createFormParts({ name, widget, form, Fields, Detail, idOf, nameOf, useLabels });
  }

  const { createRows, Table, RowActions, ActionButtons } = createRowParts({ ...definition, widget, access, CreateButton });

  function assemble({ Filters, Dialogs, Empty, Selected = SelectedBar, ...parts }: AssemblyParts<AnyValues, object>) {
    const form = formOf(parts);
    const Rows = createRows(Empty);
    /** Search and filters, or the bar of the selected records in their place. */
    function Toolbar({ children, ...props }: ComponentProps<'div'>) {
      const isSelecting = widget.useSelector(({ model }) => many.length > 0 && isBulkBarShown(model.list.selection, model.bulk));
      return isSelecting ? <Selected {...props} /> : <SearchLine {...props}>{children}</SearchLine>;
    }
    function Root(props: WidgetProps<AnyOptions, AnyItemDialog>) {
      return (
        <widget.Root {...props}>
          {props.children}
          <ActionDialogs />
          <BulkDialogs />
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

  return { ...widget, useModel, useLabels, Table, SelectedBar, RowActions, ActionButtons, ActionDialogs, assemble };
}

function useNothing(): undefined {}

const none: readonly never[] = [];
