import type { ItemId } from '../../../data/resource-list/selection.js';
import type { IconType } from '../../../ui/icon/Icon.js';
import type { OptionKeys } from '../createWidget.js';
import type { Veto, WidgetErrorEvents } from '../events/WidgetEvents.js';
import type { Action } from '../useAction.js';

/** An action of a widget, declared once with `action`. Its name and `past` name the host's callbacks. */
export interface ActionDefinition<Options, Past extends string, Args extends readonly unknown[], Result, Dialog = undefined> {
  /** The id of the operation, for `onError`. */
  readonly operation: string;
  /** The past participle: `renamed` gives `onRenamed`. */
  readonly past: Past;
  /** A hook that returns the call. */
  readonly useCall: () => (options: Options, ...args: Args) => Promise<Result>;
  /** Returns the item that is busy while the action runs. */
  readonly itemOf?: ((...args: Args) => ItemId) | undefined;
  /** Returns true if the user may run the action on the item. Otherwise it is shown disabled, with the reason. Default: always. */
  readonly isAllowed?: ((item: Args[0]) => boolean) | undefined;
  /** Returns true if the action makes sense for the item. Otherwise the menu of its row leaves it out. Default: always. */
  readonly isShown?: ((item: Args[0]) => boolean) | undefined;
  /** How the user starts the action, and the dialog that opens. */
  readonly dialog: Dialog;
  /** The icon in the menu of a row. */
  readonly icon?: IconType | undefined;
}

/** The optional parts of an action. */
export interface ActionExtras<Args extends readonly unknown[], Dialog> {
  /** Returns the item that is busy while the action runs. */
  readonly itemOf?: ((...args: Args) => ItemId) | undefined;
  /** Returns true if the user may run the action on the item. Default: always. */
  readonly isAllowed?: ((item: Args[0]) => boolean) | undefined;
  /** Returns true if the action makes sense for the item. Default: always. */
  readonly isShown?: ((item: Args[0]) => boolean) | undefined;
  /**
   * How the user starts the action. From the menu of a row: `name` asks for a new name, `confirm` asks for confirmation, `run` starts at
   * once, and `edit` opens the record in a drawer. `create` is a button of the toolbar. The labels are those under the name of the action.
   */
  readonly dialog?: Dialog | undefined;
  /** The icon in the menu of a row. */
  readonly icon?: IconType | undefined;
}

/** How the user starts an action, and the dialog that opens. */
export type ActionDialogKind = 'name' | 'confirm' | 'run' | 'create' | 'edit';

/** The actions of a widget, by name. */
export type Actions = Readonly<Record<string, AnyAction>>;

/** Any action, whatever its options and arguments. */
export type AnyAction = ActionDefinition<never, string, never[], unknown, ActionDialogKind | undefined>;

/**
 * Declares an action: `rename: action('updateReport', 'renamed', useUpdateReport, (options) => (report, name) => ({ … }))`.
 * `useMutation` is a hook of `data/resources`; `paramsOf` makes its parameters from the options of the widget and the arguments.
 */
/* @__NO_SIDE_EFFECTS__ */
export function action<
  Options,
  const Past extends string,
  Args extends readonly unknown[],
  Params,
  Result,
  const Dialog extends ActionDialogKind | undefined = undefined,
>(
  operation: string,
  past: Past,
  useMutation: () => { readonly mutateAsync: (params: Params) => Promise<Result> },
  paramsOf: (options: Options, ...args: Args) => NoInfer<Params>,
  { dialog, ...extras }: ActionExtras<Args, Dialog> = {},
): ActionDefinition<Options, Past, Args, Result, Dialog> {
  return {
    operation,
    past,
    useCall() {
      const { mutateAsync } = useMutation();
      return (options, ...args) => mutateAsync(paramsOf(options, ...args));
    },
    // Without one, `Dialog` is `undefined`.
    dialog: dialog as Dialog,
    ...extras,
  };
}

/** The host's callbacks for the actions of a widget, and for its failures. */
export type ActionEvents<Name extends string, Declared extends Actions> = WidgetErrorEvents<Name> &
  BeforeEvents<Declared> &
  PastEvents<Declared>;

/** Called before an action runs. `false`, or a promise of it, cancels it. */
type BeforeEvents<Declared extends Actions> = {
  readonly [Key in keyof Declared & string as `onBefore${Capitalize<Key>}`]?: ((...args: ArgsOf<Declared[Key]>) => Veto) | undefined;
};

/** Called after success, with the result if there is one, and the arguments. */
type PastEvents<Declared extends Actions> = {
  readonly [Key in keyof Declared & string as `on${Capitalize<Declared[Key]['past']>}`]?:
    | ((...said: SaidOf<ResultOf<Declared[Key]>, ArgsOf<Declared[Key]>>) => void)
    | undefined;
};

// biome-ignore lint/suspicious/noConfusingVoidType: calls without a result are declared this way
type SaidOf<Result, Args extends readonly unknown[]> = [Result] extends [void] ? Args : [result: Result, ...Args];

/** The arguments of an action. */
export type ArgsOf<Declared> = Declared extends { readonly useCall: () => (options: never, ...args: infer Args) => Promise<unknown> }
  ? Args
  : never;

/** The result of an action. */
export type ResultOf<Declared> = Declared extends { readonly useCall: () => (...args: never[]) => Promise<infer Result> } ? Result : never;

/** The actions of a widget as its model has them: functions with a busy state. */
export type RunningActions<Declared extends Actions> = {
  readonly [Key in keyof Declared]: Action<ArgsOf<Declared[Key]>, ResultOf<Declared[Key]>>;
};

/** The callbacks of actions, for `options`. */
export function actionEventKeys<Declared extends Actions>(actions: Declared): OptionKeys<ActionEvents<string, Declared>> {
  const keys = Object.entries(actions).flatMap(([name, { past }]) => [`onBefore${capitalize(name)}`, `on${capitalize(past)}`]);
  // The compiler does not compute names of members.
  return Object.fromEntries([...keys, 'onError'].map((key) => [key, true])) as OptionKeys<ActionEvents<string, Declared>>;
}

/** Returns true while any of the actions runs for the item. */
export function isAnyBusy(running: Readonly<Record<string, Pick<Action<never[], unknown>, 'isBusy'>>>, id: ItemId): boolean {
  return Object.values(running).some(({ isBusy }) => isBusy(id));
}

export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The labels of any action. */
export interface RunActionLabels {
  /** The label of the action: “Enable”. */
  readonly action: string;
  /** The toast after success. */
  readonly done: (name: string) => string;
  /** The title of a failure. */
  readonly failed: string;
}

/** The labels of an action that asks for a new name. */
export interface NameActionLabels extends RunActionLabels {
  /** The title of the dialog. */
  readonly title: (name: string) => string;
  /** The label of the field. */
  readonly field: string;
  /** The error for an empty name. */
  readonly missing: string;
}

/** The labels of an action that asks for confirmation. */
export interface ConfirmActionLabels extends RunActionLabels {
  /** The question. */
  readonly title: (name: string) => string;
  /** The consequence: what is lost. */
  readonly effect: string;
}

/** The labels of an action that creates a record; `action` is also the title of its dialog. */
export interface CreateActionLabels extends RunActionLabels {
  /** The label of the submit button. */
  readonly submit: string;
}

/** The labels of the actions with a dialog, each under the name of its action. */
export type ActionLabels<Declared extends Actions> = {
  readonly [Key in keyof Declared as Declared[Key]['dialog'] extends ActionDialogKind ? Key : never]: LabelsOfKind<Declared[Key]['dialog']>;
};

type LabelsOfKind<Kind> = Kind extends 'name'
  ? NameActionLabels
  : Kind extends 'confirm'
    ? ConfirmActionLabels
    : Kind extends 'create'
      ? CreateActionLabels
      : RunActionLabels;

/** The labels of an action, whatever its dialog: each dialog reads those that its kind has. */
export type AnyActionLabels = NameActionLabels & ConfirmActionLabels & CreateActionLabels;
