import type { BulkAnswer } from '../../../data/bulk-action/BulkOutcome.js';
import type { BulkReport } from '../../../data/bulk-action/useBulkAction.js';
import type { ItemId } from '../../../data/resource-list/selection.js';
import type { IconType } from '../../../ui/icon/Icon.js';
import type { ActionPast } from './eventNames.js';
import type { Action } from './useAction.js';

/** An action on many items, declared once with `bulkAction`. Its name and `past` name the host's callbacks, as those of an action. */
export interface BulkActionDefinition<
  Options,
  Past extends ActionPast,
  Item,
  Rest extends readonly unknown[],
  Id extends ItemId,
  Dialog = undefined,
> extends Omit<BulkSending<Item, Options, Dialog>, 'orderOf' | 'dialog'> {
  /** The id of the operation, for `onError`. */
  readonly operation: string;
  /** The past participle, or the names of both callbacks. */
  readonly past: Past;
  /** A hook that returns the call for some of the items. */
  readonly useCall: () => (options: Options, items: readonly Item[], ...rest: Rest) => Promise<BulkAnswer<Id>>;
  /** Returns the items in the order in which they are sent. Default: as given. */
  orderOf?(items: readonly Item[]): readonly unknown[];
  /** How the user starts the action. */
  readonly dialog: Dialog;
  /** Distinguishes it from an action on one item. */
  readonly isMany: true;
}

/** How the items of a bulk action are sent, and how the user starts it. */
export interface BulkSending<Item, Options = object, Dialog = undefined> {
  /** Returns the items in the order in which they are sent. Default: as given. */
  readonly orderOf?: (items: readonly Item[]) => readonly Item[];
  /** The maximum number of items per call, such as 1 for an operation on one item. Default: that of `useBulkActions`. */
  readonly chunkSize?: number | undefined;
  /** True for an action that deletes: its button has the color of danger, and above ten items the user types their number. */
  readonly isDeletion?: boolean | undefined;
  /** The dialog of an action that has no counterpart for one item; the widget renders it among its `Dialogs`. It is in the menu of a row, too. */
  readonly dialog?: Dialog | undefined;
  /** Its icon. Default: that of the action for one item. */
  readonly icon?: IconType | undefined;
  /** Returns true if the menu of an item has the action. Default: always. */
  readonly isShown?: ((item: Item) => boolean) | undefined;
  /** Returns false to leave the action out, depending on the options of the widget. Default: always offered. */
  readonly isOffered?: ((options: Options) => boolean) | undefined;
}

/** The actions of a widget on many items, by name. */
export type BulkActions = Readonly<Record<string, AnyBulkAction>>;

/** Any action on many items. */
export type AnyBulkAction = BulkActionDefinition<never, ActionPast, never, never[], ItemId, 'own' | undefined>;

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
  const Dialog extends 'own' | undefined = undefined,
>(
  operation: string,
  past: Past,
  useMutation: (options: { readonly refetchType: 'none' }) => { readonly mutateAsync: (params: Params) => Promise<Result> },
  paramsOf: (options: Options, items: readonly Item[], ...rest: Rest) => NoInfer<Params>,
  answerOf: (result: NoInfer<Result>) => BulkAnswer<Id>,
  { dialog, ...sending }: BulkSending<Item, Options, Dialog> = {},
): BulkActionDefinition<Options, Past, Item, Rest, Id, Dialog> {
  return {
    operation,
    past,
    useCall() {
      const { mutateAsync } = useMutation({ refetchType: 'none' });
      return async (options, items, ...rest) => answerOf(await mutateAsync(paramsOf(options, items, ...rest)));
    },
    // Without one, `Dialog` is `undefined`.
    dialog: dialog as Dialog,
    isMany: true,
    ...sending,
  };
}

/** The items and further arguments of an action. */
export type CallOf<Declared> = Declared extends { readonly useCall: () => (options: never, ...args: infer Args) => Promise<unknown> }
  ? Args
  : never;

/** What the callback after success receives: the ids that succeeded, and the further arguments. */
export type BulkReportOf<Declared> = [ids: readonly IdOf<Declared>[], ...RestOf<Declared>];

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
