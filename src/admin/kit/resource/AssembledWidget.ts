import type { ComponentProps, ComponentType, JSX } from 'react';
import type { ListFooterProps } from '../list/ListFooter.js';
import type { ListSearchProps } from '../list/ListSearch.js';
import type { RecordFields } from '../record-form/RecordForm.js';
import type { ListRowsProps } from '../table/ResourceTable.js';

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
export interface AssemblyParts<Values extends object, Item> {
  /** The fields of a record, if the widget has a form. */
  readonly Fields?: RecordFields<Values, Item> | undefined;
  /** Rendered in the drawer of an open record below its fields, such as the members of a group. */
  readonly Detail?: ComponentType<{ item: Item }> | undefined;
  /** Filters and buttons, after the search field. */
  readonly Filters?: ComponentType | undefined;
  /** Renders the dialogs that do not belong to an action. */
  readonly Dialogs?: ComponentType | undefined;
  /** Shown in place of the standard empty state. */
  readonly Empty?: ComponentType | undefined;
  /** Replaces the toolbar while records are selected. Default: `SelectedBar`. */
  readonly Selected?: ComponentType<ComponentProps<'div'>> | undefined;
}
