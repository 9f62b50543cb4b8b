import type { BulkAnswer } from '../../../data/bulk-action/BulkOutcome.js';
import type { BulkReport } from '../../../data/bulk-action/useBulkAction.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { Veto } from '../events/WidgetEvents.js';
import type { OptionKeys } from '../widget/createWidget.js';
import { type ActionPast, type BeforeName, callbackNames, type PastName } from './action.js';
import type { Action } from './useAction.js';

/** An action on many items, declared once with `bulkAction`. Its name and `past` name the host's callbacks, as those of an action. */
export interface BulkActionDefinition<Options, Past extends ActionPast, Item, Rest extends readonly unknown[], Id extends ItemId> {
  /** The id of the operation, for `onError`. */
  readonly operation: string;
  /** The past participle, or the names of both callbacks. */
  readonly past: Past;
  /** A hook that returns the call for some of the items. */
  readonly useCall: () => (options: Options, items: readonly Item[], ...rest: Rest) => Promise<BulkAnswer<Id>>;
  /** Returns the items in the order in which they are sent. Default: as given. */
  orderOf?(items: readonly Item[]): readonly unknown[];
  /** The maximum number of items per call. Default: that of `useBulkActions`. */
  readonly chunkSize?: number | undefined;
}

/** How the items of a bulk action are sent. */
export interface BulkSending<Item> {
  /** Returns the items in the order in which they are sent. Default: as given. */
  readonly orderOf?: (items: readonly Item[]) => readonly Item[];
  /** The maximum number of items per call, such as 1 for an operation on one item. Default: that of `useBulkActions`. */
  readonly chunkSize?: number;
}

/** The actions of a widget on many items, by name. */
export type BulkActions = Readonly<Record<string, AnyBulkAction>>;

type AnyBulkAction = BulkActionDefinition<never, ActionPast, never, never[], ItemId>;

/**
 * Declares an action on many items: `deleteMany: bulkAction('bulkUserAction', ['delete', 'deleted'], useBulkUserAction, (options, userIds) =>
 * ({ … }), readBulkUserAction)`. `answerOf` reads the outcome of each item from the response. Queries are refetched once, after the run.
 */
/* @__NO_SIDE_EFFECTS__ */
export function bulkAction<
  Options,
  const Past extends ActionPast,
  Item,
  Rest extends readonly unknown[],
  Params,
  Result,
  Id extends ItemId,
>(
  operation: string,
  past: Past,
  useMutation: (options: { readonly refetchType: 'none' }) => { readonly mutateAsync: (params: Params) => Promise<Result> },
  paramsOf: (options: Options, items: readonly Item[], ...rest: Rest) => NoInfer<Params>,
  answerOf: (result: NoInfer<Result>) => BulkAnswer<Id>,
  sending: BulkSending<Item> = {},
): BulkActionDefinition<Options, Past, Item, Rest, Id> {
  return {
    operation,
    past,
    useCall() {
      const { mutateAsync } = useMutation({ refetchType: 'none' });
      return async (options, items, ...rest) => answerOf(await mutateAsync(paramsOf(options, items, ...rest)));
    },
    ...sending,
  };
}

/** The host's callbacks for actions on many items. */
export type BulkEvents<Declared extends BulkActions> = {
  readonly [Key in keyof Declared & string as `onBefore${Capitalize<BeforeName<Key, Declared[Key]['past']>>}`]?:
    | ((...args: CallOf<Declared[Key]>) => Veto)
    | undefined;
} & {
  readonly [Key in keyof Declared & string as `on${Capitalize<PastName<Declared[Key]['past']>>}`]?:
    | ((ids: readonly IdOf<Declared[Key]>[], ...rest: RestOf<Declared[Key]>) => void)
    | undefined;
};

/** The items and further arguments of an action. */
type CallOf<Declared> = Declared extends { readonly useCall: () => (options: never, ...args: infer Args) => Promise<unknown> }
  ? Args
  : never;

type RestOf<Declared> = CallOf<Declared> extends readonly [unknown, ...infer Rest] ? Rest : never;

type IdOf<Declared> = Declared extends { readonly useCall: () => (...args: never[]) => Promise<BulkAnswer<infer Id>> } ? Id : never;

/** The current or most recent bulk action: its name, and its arguments other than the items. */
export interface BulkRun<Name extends string = string> {
  /** The name of the action in the declaration. */
  readonly name: Name;
  /** The arguments after the items. */
  readonly args: readonly unknown[];
}

/**
 * The actions on many items as a model has them. `begin` is called once the host has allowed it. Each resolves when the run ends; the
 * report contains the outcome of each item.
 */
export type RunningBulkActions<Declared extends BulkActions> = {
  readonly [Key in keyof Declared]: Action<
    [...CallOf<Declared[Key]>, begin?: () => void],
    BulkReport<IdOf<Declared[Key]>, BulkRun<keyof Declared & string>>
  >;
};

/** The callbacks of actions on many items, for `options`. */
export function bulkEventKeys<Declared extends BulkActions>(actions: Declared): OptionKeys<BulkEvents<Declared>> {
  const keys = Object.entries(actions).flatMap(([name, { past }]) => Object.values(callbackNames(name, past)));
  // The compiler does not compute names of members.
  return Object.fromEntries(keys.map((key) => [key, true])) as OptionKeys<BulkEvents<Declared>>;
}
