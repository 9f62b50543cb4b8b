'use client';
import { SelectField, type SelectFieldProps } from '../../../ui/fields/SelectField.js';

/** A choice of a `FilterSelect`. */
export interface FilterOption<Value> {
  /** Passed to `onValueChange` when the option is chosen. The option with the current value (by `===`) is shown as chosen. */
  readonly value: Value;
  /** The text of the option. */
  readonly label: string;
}

export interface FilterSelectProps<Value> extends Omit<SelectFieldProps, 'value' | 'onChange' | 'children'> {
  /** The chosen value; `undefined` if none is chosen. */
  value: Value | undefined;
  /** Called with the chosen value; `undefined` for the first option if `noneLabel` is set. */
  onValueChange: (value: Value | undefined) => void;
  /** The values to choose from. */
  options: readonly FilterOption<Value>[];
  /** The label of a first option that chooses nothing: “All folders”. */
  noneLabel?: string | undefined;
  /** A last option that runs an action: “Another spreadsheet…”. */
  action?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

/** The props of a part that filters or sorts a list: those of a `<select>`. */
export type FilterPartProps = Omit<SelectFieldProps, 'label' | 'value' | 'onChange' | 'children'>;

/** Filters or sorts a list by one of several values of any type. Renders a `<div>` around a `<select>`. */
export function FilterSelect<Value>({ value, onValueChange, options, noneLabel, action, ...props }: FilterSelectProps<Value>) {
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <SelectField
      isLabelHidden
      value={chosen}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === actionValue) action?.onSelect();
        else onValueChange(options[Number(currentTarget.value)]?.value);
      }}
      {...props}
    >
      {noneLabel !== undefined && <option value={-1}>{noneLabel}</option>}
      {options.map(({ label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by position, whatever their values
        <option key={index} value={index}>
          {label}
        </option>
      ))}
      {action !== undefined && <option value={actionValue}>{action.label}</option>}
    </SelectField>
  );
}

const actionValue = 'action';
