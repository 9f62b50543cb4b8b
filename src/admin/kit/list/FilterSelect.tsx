'use client';
import { Select, type SelectProps } from '../../../ui/select/Select.js';

/** The props of a filter: those of a `Select`. */
export type FilterSelectProps<Value> = SelectProps<Value>;

/** The props of a part that filters or sorts a list: those of its `<button>`. */
export type FilterPartProps = Omit<FilterSelectProps<never>, 'label' | 'value' | 'onValueChange' | 'options' | 'noneLabel' | 'action'>;

/** Filters or sorts a list by one of several values of any type. Its label is its accessible name. Renders a `<div>` around a `<button>`. */
export function FilterSelect<Value>(props: FilterSelectProps<Value>) {
  return <Select isLabelHidden {...props} />;
}
