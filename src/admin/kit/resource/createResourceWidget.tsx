'use client';
import type { ComponentProps, ComponentType, JSX } from 'react';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useFormats } from '../../../react/useFormats.js';
import { EmptyState } from '../../../ui/empty-state/EmptyState.js';
import { partClass } from '../../../ui/partClass.js';
import {
  type ActionDialogKind,
  type ActionEvents,
  type Actions,
  actionEventKeys,
  type ConfirmActionLabels,
  type NameActionLabels,
} from '../actions/action.js';
import { useActions } from '../actions/useActions.js';
import { createWidget, listOptionKeys, type OptionKeys, type WidgetProps } from '../createWidget.js';
import { useReadErrorEvent } from '../events/useReadErrorEvent.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import { ListFooter, type ListFooterProps } from '../list/ListFooter.js';
import { ListSearch, type ListSearchProps } from '../list/ListSearch.js';
import { Toolbar as ToolbarLine } from '../list/Toolbar.js';
import { footerOf, isSearchable, rowsOf } from '../listSlices.js';
import { type ListRowsProps, ResourceTable } from '../ResourceTable.js';
import { type TableSlots, tableSlotKeys } from '../table/ListSlots.js';
import { ActionItems } from './ActionItems.js';
import { RecordActionDialog } from './RecordActionDialog.js';
import type { AnyDialog, DialogOf, ListLabels, ModelOf, ResourceWidgetDefinition } from './ResourceWidgetDefinition.js';

/** The component of a widget and its parts, for other layouts. */
export interface AssembledWidget<Props, Item> {
  (props: Omit<Props, 'children'>): JSX.Element;
  /** Provides the list to the parts inside. Renders a `<div>`. */
  Root(props: Props): JSX.Element;
  /** The search field. Renders a `<search>`. */
  Search(props: Omit<ListSearchProps, 'of' | 'label'>): JSX.Element | null;
  /** Search and filters, or nothing if there is nothing to search. Renders a `<div>`. */
  Toolbar(props: ComponentProps<'div'>): JSX.Element | null;
  /** The records as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
  Rows(props: ListRowsProps<Item>): JSX.Element;
  /** The number of records, a button that loads more, and errors of loading. Renders a `<div>`. */
  Footer(props: Omit<ListFooterProps, 'list' | 'count'>): JSX.Element | null;
}

/** Parts that are added to the standard ones. */
export interface AssemblyParts {
  /** Filters and buttons, after the search field. */
  readonly Filters?: ComponentType | undefined;
  /** Renders the dialogs that do not belong to an action. */
  readonly Dialogs?: ComponentType | undefined;
}

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
>(definition: ResourceWidgetDefinition<Name, Given, Item, Params, Id, Declared, More, Labels, Context, Extra>) {
  type Options = Given & ActionEvents<Name, Declared> & TableSlots<Item, Labels, Context>;
  type Model = ModelOf<Item, Params, Id, Declared, More>;
  type Dialog = DialogOf<Item, Declared, Extra>;
  type Props = WidgetProps<Options, Dialog>;
  const { name, list: listed, actions, columns, contextOf, openOf, countOf, sort: order, icon, useLabels, useMore } = definition;
  const { useList, idOf, nameOf } = listed;

  function useModel(options: Given & ActionEvents<Name, Declared>): Model {
    const list = useList(options);
    const error = 'error' in list.state ? list.state.error : (list.refetchError ?? list.loadMoreError);
    useReadErrorEvent(error, { widget: name, operation: listed.operation }, options);
    const running = useActions(name, actions, options);
    return { ...useMore(options, list), ...running, list };
  }

  const widget = createWidget<Options, Model, Dialog>({
    name,
    root: definition.root,
    // All known options, and those of the definition.
    options: { ...listOptionKeys, ...tableSlotKeys, ...actionEventKeys(actions), ...definition.options } as unknown as OptionKeys<Options>,
    useModel,
    stateOf: ({ list }) => list.state.status,
    subjectOf: definition.subjectOf,
  });

  function Search(props: Omit<ListSearchProps, 'of' | 'label'>) {
    const { search } = useLabels();
    return search === undefined ? null : <ListSearch of={widget} label={search} {...props} />;
  }

  function Toolbar({ className, children, ...props }: ComponentProps<'div'>) {
    const isNeeded = widget.use(({ model }) => isSearchable(model.list));
    if (!isNeeded) return null;
    return (
      <ToolbarLine className={partClass(`${name}-toolbar`, className)} {...props}>
        <Search />
        {children}
      </ToolbarLine>
    );
  }

  function Rows({ className, ...props }: ListRowsProps<Item>) {
    const words = useLabels();
    const list = widget.use(({ model }) => rowsOf(model.list));
    const sort = widget.use(({ model }) => order?.of(model.list.sort));
    const context = widget.use(contextOf);
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
        empty={<EmptyState heading={words.empty} headingLevel={3} text={words.emptyAdvice} icon={icon} />}
        sort={sort}
        onSortChange={order && ((next) => list.setSort(order.paramsOf(next)))}
        className={partClass(`${name}-table`, className)}
        {...definition.table}
        {...props}
      />
    );
  }

  const hasMenu = openOf !== undefined || Object.values(actions).some(({ dialog }) => dialog !== undefined);

  function RowActions({ item }: { item: Item }) {
    const words = useLabels();
    const { onOpen, show } = widget.use(({ options, dialogs }) => ({ onOpen: openOf?.(options), show: dialogs.show }));
    return (
      <ActionItems
        actions={actions}
        item={item}
        labelOf={(key) => wordsOf(words, key).action}
        openLabel={words.open}
        onOpen={onOpen && (() => onOpen(item))}
        // The dialog of an action has its name and the item.
        onChoose={(kind) => show({ kind, item } as unknown as Dialog)}
      />
    );
  }

  function Footer(props: Omit<ListFooterProps, 'list' | 'count'>) {
    const words = useLabels();
    const { number } = useFormats();
    const list = widget.use(({ model }) => footerOf(model.list));
    const count = widget.use(({ model }) => countOf?.(model, words, number));
    if (list.state.status !== 'ready') return null;
    return <ListFooter list={list} count={count} {...props} />;
  }

  function ActionDialogs() {
    return Object.entries(actions).map(
      ([key, { dialog }]) => dialog !== undefined && <DialogOfAction key={key} name={key} kind={dialog} />,
    );
  }

  function DialogOfAction({ name: key, kind }: { name: string; kind: ActionDialogKind }) {
    const words = useLabels();
    const formats = useFormats();
    // Declared with the item, and the new name if the dialog asks for one.
    const run = widget.use(
      ({ model }) => model[key as keyof Model] as unknown as (item: Item, ...args: unknown[]) => Promise<ActionOutcome>,
    );
    return (
      <widget.DialogOf kind={key as Dialog['kind']}>
        {(shown, open) => {
          const { item } = shown as unknown as { readonly item: Item };
          return (
            <RecordActionDialog
              kind={kind}
              labels={wordsOf(words, key)}
              name={nameOf(item, formats)}
              run={(...args) => run(item, ...args)}
              {...open}
            />
          );
        }}
      </widget.DialogOf>
    );
  }

  function assemble({ Filters, Dialogs }: AssemblyParts): AssembledWidget<Props, Item> {
    function Root(props: Props) {
      return (
        <widget.Root {...props}>
          {(props as ComponentProps<'div'>).children}
          <ActionDialogs />
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

/** The words of an action are under its name, which `useLabels` is declared to have. */
function wordsOf(labels: object, name: string): NameActionLabels | ConfirmActionLabels {
  return (labels as Readonly<Record<string, NameActionLabels | ConfirmActionLabels>>)[name] ?? noWords;
}

const noWords: ConfirmActionLabels = { action: '', title: () => '', effect: '', done: () => '', failed: '' };
