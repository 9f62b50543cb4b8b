'use client';
import { SearchField, type SearchFieldProps } from '../../../ui/fields/SearchField.js';

export interface ListSearchProps extends Omit<SearchFieldProps, 'search'> {
  /** The widget, whose model has the list. */
  of: SearchedWidget;
}

/** The search field of a widget's list. While the user types, no other part renders again. Renders a `<search>`. */
export function ListSearch({ of: widget, ...props }: ListSearchProps) {
  // React Compiler refuses hooks from props. The widget stays the same for the life of the component.
  'use no memo';
  const search = widget.useSelector(({ model }) => model.list.search);
  return <SearchField search={search} {...props} />;
}

interface SearchedWidget {
  /** Returns a slice of the widget's state, as `createWidget` makes it. */
  useSelector<Slice>(selector: (state: { readonly model: { readonly list: Pick<SearchFieldProps, 'search'> } }) => Slice): Slice;
}
