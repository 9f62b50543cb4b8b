/** A choice of a `Select`. */
export interface SelectOption<Value> {
  /** Passed to `onValueChange` when the option is chosen. The option with the current value (by `===`) is shown as chosen. */
  readonly value: Value;
  /** The text of the option. */
  readonly label: string;
}

/** An entry in the list of a `Select`, identified by its position because values can be of any type. */
export interface SelectItem {
  readonly value: number;
  readonly label: string;
}

/** The search of a `Select` whose options are found by the service; the `search` of a resource list fits. */
export interface SelectSearch {
  /** The text in the search field. */
  readonly text: string;
  /** Changes the text. */
  setText(text: string): void;
  /** True while the options do not match the text yet. */
  readonly isPending: boolean;
}

/** The options of a `Select`, with optional entries before and after them. */
export interface SelectContent<Value> {
  /** The values to choose from. */
  readonly options: readonly SelectOption<Value>[];
  /** The label of a first option that chooses nothing: “All folders”. */
  readonly noneLabel?: string | undefined;
  /** The search that `options` are the result of. Always include the chosen option. Default: the list searches its options. */
  readonly search?: SelectSearch | undefined;
  /** A last option that runs an action: “Another spreadsheet…”. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

/** The position of the option that chooses nothing. */
export const nonePosition = -1;
/** The position of the option that runs an action. */
export const actionPosition = -2;

/** Returns what a select lists, from first to last. */
export function itemsOf({ options, noneLabel, action }: SelectContent<unknown>): readonly SelectItem[] {
  return [
    ...(noneLabel === undefined ? [] : [{ value: nonePosition, label: noneLabel }]),
    ...options.map(({ label }, value) => ({ value, label })),
    ...(action === undefined ? [] : [{ value: actionPosition, label: action.label }]),
  ];
}
