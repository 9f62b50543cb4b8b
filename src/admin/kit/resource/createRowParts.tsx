'use client';
import type { ComponentType } from 'react';
import type { ItemId } from '../../../data/resource-list/selection.js';
import { useFormats } from '../../../react/language/useFormats.js';
import { EmptyState } from '../../../ui/empty-state/EmptyState.js';
import { partClass } from '../../../ui/partClass.js';
import { splitActions } from '../actions/splitActions.js';
import { rowsOf } from '../list/listSlices.js';
import { type ListRowsProps, ResourceTable } from '../table/ResourceTable.js';
import { createRowActions, type RowWidget } from './createRowActions.js';
import type { AnyListState, WidgetTableProps } from './ResourceWidget.js';
import type { ListLabels } from './ResourceWidgetDefinition.js';

/** Returns a function that makes the rows of a list, and the actions on one record as buttons. */
export function createRowParts(definition: RowWidget) {
  const { name, list: listed, widget, actions, columns, contextOf, openOf, isBusyOf, access, CreateButton } = definition;
  const { sort: order, icon, table = {}, useLabels } = definition;
  const { idOf, nameOf, rowNameOf = nameOf, isLockedOf } = listed;
  const { many } = splitActions(actions);
  const { RowActions, ActionButtons } = createRowActions(definition);

  function hasMenuOf(state: AnyListState): boolean {
    if (openOf !== undefined && !access.isReadOnlyOf(state)) return true;
    return Object.values(access.offeredOf(state)).some(({ dialog }) => dialog !== undefined && dialog !== 'create');
  }

  /** True if some action on many is not refused. */
  function isSelectable(state: AnyListState): boolean {
    return !access.isReadOnlyOf(state) && many.some(({ key }) => state.model.manyRuns[key]?.isRefused !== true);
  }

  function StandardEmpty() {
    const { empty, emptyAdvice } = useLabels();
    const isFixed = widget.useSelector(access.isReadOnlyOf);
    const { heading, advice } = typeof empty === 'string' ? { heading: empty, advice: emptyAdvice } : empty;
    return (
      <EmptyState heading={heading ?? ''} headingLevel={3} text={isFixed ? undefined : advice} icon={icon}>
        <CreateButton />
      </EmptyState>
    );
  }

  function createRows(Empty: ComponentType = StandardEmpty) {
    return function Rows(props: ListRowsProps<object>) {
      const words = useLabels();
      const list = widget.useSelector(({ model }) => rowsOf(model.list));
      const sort = widget.useSelector(({ model }) => order?.of(model.list.sort));
      const context = widget.useSelector(contextOf);
      const { hasMenu, shownColumns, selection, isLocked, isBusy } = widget.useSelector((state) => ({
        hasMenu: hasMenuOf(state),
        shownColumns: typeof columns === 'function' ? columns(state.options) : columns,
        selection: isSelectable(state) ? state.model.list.selection : undefined,
        isLocked: isLockedOf?.(state.model),
        isBusy: isBusyOf?.(state.model),
      }));
      return (
        <Table
          list={list}
          columns={shownColumns}
          context={context}
          selection={selection}
          lockOf={isLocked && ((item) => (isLocked(idOf(item)) ? words.locked : undefined))}
          isBusy={isBusy}
          rowActions={hasMenu ? RowActions : undefined}
          empty={<Empty />}
          sort={sort}
          onSortChange={list.isArrangeable === false ? undefined : order && ((next) => list.setSort(order.paramsOf(next)))}
          {...props}
        />
      );
    };
  }

  /** Given records as a table. Renders a `<div>` around the table. */
  function Table({ context = {}, className, ...props }: WidgetTableProps<object, ItemId, ListLabels, object>) {
    const words = useLabels();
    const formats = useFormats();
    return (
      <ResourceTable
        caption={words.caption}
        columns={typeof columns === 'function' ? columns({}) : columns}
        labels={words}
        context={context}
        idOf={idOf}
        nameOf={(item) => rowNameOf(item, formats)}
        className={partClass(`${name}-table`, className)}
        {...(typeof table === 'function' ? table(context, words, props.sort) : table)}
        {...props}
      />
    );
  }

  return { createRows, Table, RowActions, ActionButtons };
}
