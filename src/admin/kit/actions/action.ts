import type { ReactNode } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { IconType } from '../../../ui/icon/Icon.js';
import type { Veto, WidgetErrorEvents } from '../events/WidgetEvents.js';
import type { OptionKeys } from '../widget/createWidget.js';
import type { AnyBulkAction, BulkReportOf, CallOf } from './bulkAction.js';
import { type ActionPast, type BeforeName, callbackNames, type PastName } from './eventNames.js';
import type { Action } from './useAction.js';

/** An action of a widget, declared once with `action`. Its name and `past` name the host's callbacks. */
export interface ActionDefinition<
  Options,
  Past extends ActionPast,
  Args extends readonly unknown[],
  Result,
  Dialog = undefined,
  Before extends readonly unknown[] = readonly unknown[],
  Said extends readonly unknown[] = readonly unknown[],
  Bulk = undefined,
> extends ActionTraits<Options, Args, Result, Before, Said> {
  /** The id of the operation, for `onError`. */
  readonly operation: OperationOf<Args>;
  /** The past participle: `renamed` gives `onRenamed`. */
  readonly past: Past;
  /** A hook that returns the call. */
  readonly useCall: () => (options: Options, ...args: Args) => Promise<Result>;
  /** How the user starts the action, and the dialog that opens. */
  readonly dialog: Dialog;
  /** How the action runs on the selected records; `undefined` if it runs on one only. */
  readonly bulk: Bulk;
}

/** The id of an operation, or a function that returns it if it depends on the item. */
type OperationOf<Args extends readonly unknown[]> = string | ((...args: Args) => string);

/** What the host's callbacks of an action receive, and how it is undone. */
export interface ActionReports<
  Args extends readonly unknown[],
  Result,
  Before extends readonly unknown[],
  Said extends readonly unknown[],
> {
  /** Returns what `onBefore…` is called with. Default: the arguments. */
  beforeOf?(...args: Args): Before;
  /** Returns what `on…ed` is called with. Default: the result if there is one, and the arguments. */
  saidOf?(result: Result, ...args: Args): Said;
  /** Returns the action that undoes it, and its arguments: the toast after success offers it. Default: it cannot be undone. */
  undoOf?(result: Result, ...args: Args): readonly [action: string, ...args: unknown[]];
}

/** What is special about an action. */
export interface ActionTraits<
  Options,
  Args extends readonly unknown[],
  Result,
  Before extends readonly unknown[],
  Said extends readonly unknown[],
> extends ActionReports<Args, Result, Before, Said> {
  /** Returns the item that is busy while the action runs. */
  readonly itemOf?: ((...args: Args) => ItemId) | undefined;
  /** Returns true if the user may run the action on the item. Otherwise it is shown disabled, with the reason. Default: always. */
  readonly isAllowed?: ((item: Args[0]) => boolean) | undefined;
  /** Returns true if the action makes sense for the item, and in this state of the model. Otherwise the menu of its row leaves it out. Default: always. */
  readonly isShown?: ((item: Args[0], model: never) => boolean) | undefined;
  /** Returns false to leave the action out, depending on the options of the widget. Default: always offered. */
  readonly isOffered?: ((options: Options) => boolean) | undefined;
  /** Renders more about the item in the `confirm` dialog, such as what depends on it. */
  readonly Effect?: ((props: { item: Args[0] }) => ReactNode) | undefined;
  /** The icon in the menu of a row. */
  readonly icon?: IconType | undefined;
  /** True if the user must type the exact name of the item to confirm. Default false. */
  readonly isNameTyped?: boolean | undefined;
  /** Returns the key of the label under `failures` that is the title of a failure. Default: `failed`. */
  readonly failureOf?: ((error: ServiceError, item: Args[0]) => string | undefined) | undefined;
  /** True if the result is a new record: the toast names it, offers to open it, and a failure offers no retry. Default false. */
  readonly isCopy?: boolean | undefined;
}

/** The optional parts of an action. */
export interface ActionExtras<
  Options,
  Args extends readonly unknown[],
  Dialog,
  Result = unknown,
  Before extends readonly unknown[] = readonly unknown[],
  Said extends readonly unknown[] = readonly unknown[],
  Bulk = undefined,
> extends ActionTraits<Options, Args, Result, Before, Said> {
  /**
   * How the user starts the action. From the menu of a row: `name` asks for a new name, `confirm` asks for confirmation, `run` starts at
   * once, `edit` opens the record in a drawer, and `own` opens a dialog that the widget renders among its `Dialogs`. `create` is a button
   * of the toolbar. The labels are those under the name of the action.
   */
  readonly dialog?: Dialog | undefined;
  /**
   * From `bulkAction`: how the action runs on the selected records. It adds a button to the bulk bar, a confirmation and the outcome of each
   * record. The model has it as `deleteMany` if the action is `delete`; the callbacks are the same.
   */
  readonly bulk?: Bulk | undefined;
}

/** How the user starts an action, and the dialog that opens. */
export type ActionDialogKind = 'name' | 'confirm' | 'run' | 'create' | 'edit' | 'own';

/** The actions of a widget, by name. */
export type Actions = Readonly<Record<string, AnyAction>>;

/** The actions of a list, by name: each on one record, on many, or on both. */
export type ListActions = Readonly<Record<string, AnyAction | AnyBulkAction>>;

/**
 * Any action, whatever its options and arguments. The types of its reports are left open: with them, the compiler would infer those of an
 * action from here in place of its call.
 */
export type AnyAction = Omit<
  ActionDefinition<never, ActionPast, never[], unknown, ActionDialogKind | undefined>,
  keyof AnyReports | 'bulk'
> & {
  readonly [Key in keyof AnyReports]?: unknown;
} & {
  /** How it runs on many items. */
  readonly bulk?: AnyBulkAction | undefined;
  /** Distinguishes it from an action on many. */
  readonly isMany?: undefined;
};

/** The reports of any action. */
export type AnyReports = ActionReports<never[], unknown, readonly unknown[], readonly unknown[]>;

/**
 * Declares an action: `rename: action('updateReport', 'renamed', useUpdateReport, (options) => (report, name) => ({ … }))`.
 * `useMutation` is a hook of `data/resources`; `paramsOf` makes its parameters from the options of the widget and the arguments.
 */
/* @__NO_SIDE_EFFECTS__ */
export function action<
  Options,
  const Past extends ActionPast,
  Args extends readonly unknown[],
  Params,
  Result,
  const Dialog extends ActionDialogKind | undefined = undefined,
  Before extends readonly unknown[] = Args,
  Said extends readonly unknown[] = SaidOf<Result, Args>,
  Bulk extends AnyBulkAction | undefined = undefined,
>(
  operation: OperationOf<Args>,
  past: Past,
  useMutation: () => { readonly mutateAsync: (params: Params) => Promise<Result> },
  paramsOf: (options: Options, ...args: Args) => NoInfer<Params>,
  { dialog, bulk, ...extras }: ActionExtras<Options, Args, Dialog, Result, Before, Said, Bulk> = {},
): ActionDefinition<Options, Past, Args, Result, Dialog, Before, Said, Bulk> {
  return {
    operation,
    past,
    useCall() {
      const { mutateAsync } = useMutation();
      return (options, ...args) => mutateAsync(paramsOf(options, ...args));
    },
    // Without one, `Dialog` and `Bulk` are `undefined`.
    dialog: dialog as Dialog,
    bulk: bulk as Bulk,
    ...extras,
  };
}

/** The host's callbacks for the actions of a widget, and for its failures. */
export type ActionEvents<Name extends string, Declared extends ListActions> = WidgetErrorEvents<Name> &
  BeforeEvents<Declared> &
  PastEvents<Declared>;

/** Called before an action runs. `false`, or a promise of it, cancels it. */
type BeforeEvents<Declared extends ListActions> = {
  readonly [Key in keyof Declared & string as `onBefore${Capitalize<BeforeName<Key, Declared[Key]['past']>>}`]?:
    | ((...args: BeforeOf<Declared[Key]>) => Veto)
    | undefined;
};

/** Called after success, with the result if there is one, and the arguments. */
type PastEvents<Declared extends ListActions> = {
  readonly [Key in keyof Declared & string as `on${Capitalize<PastName<Declared[Key]['past']>>}`]?:
    | ((...said: ReportOf<Declared[Key]>) => void)
    | undefined;
};

type BeforeOf<Declared> = Declared extends AnyBulkAction
  ? CallOf<Declared>
  : Declared extends ActionReports<never[], never, infer Before, readonly unknown[]>
    ? Before
    : never;

type ReportOf<Declared> = Declared extends AnyBulkAction
  ? BulkReportOf<Declared>
  : Declared extends ActionReports<never[], never, readonly unknown[], infer Said>
    ? Said
    : never;

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
export function actionEventKeys<Declared extends ListActions>(actions: Declared): OptionKeys<ActionEvents<string, Declared>> {
  const keys = Object.entries(actions).flatMap(([name, { past }]) => Object.values(callbackNames(name, past)));
  // The compiler does not compute names of members.
  return Object.fromEntries([...keys, 'onError'].map((key) => [key, true])) as OptionKeys<ActionEvents<string, Declared>>;
}

/** Returns true while any of the actions runs for the item. */
export function isAnyBusy(running: Readonly<Record<string, Pick<Action<never[], unknown>, 'isBusy'>>>, id: ItemId): boolean {
  return Object.values(running).some(({ isBusy }) => isBusy(id));
}

/** Returns true if the user may run none of the actions on any of the records. */
export function isNoneAllowed<Item>(
  items: readonly Item[],
  running: Readonly<Record<string, { isAllowed(item: Item): boolean } | undefined>>,
): boolean {
  const runs = Object.values(running).filter((run) => run !== undefined);
  return items.length > 0 && runs.length > 0 && items.every((item) => !runs.some((run) => run.isAllowed(item)));
}
