import type { Actions, AnyAction, ListActions } from './action.js';
import type { AnyBulkAction, BulkActions } from './bulkAction.js';

/** An action on many records: its name in the model, and that of the action whose labels it has. */
export interface ManyAction {
  /** Its name in the model: `deleteMany`. */
  readonly key: string;
  /** The name of the action whose labels it has: `delete`. */
  readonly labelKey: string;
  /** How it runs. */
  readonly declared: AnyBulkAction;
  /** Its icon in the bar. */
  readonly icon: AnyBulkAction['icon'];
}

/** The actions of a list on one record, and those on many. */
export interface SplitActions {
  readonly one: Actions;
  readonly many: readonly ManyAction[];
}

/** Splits the actions of a list into those on one record and those on many: `delete` with `bulk` is one of each, `delete` and `deleteMany`. */
export function splitActions(actions: ListActions): SplitActions {
  const declared = Object.entries(actions);
  return {
    one: Object.fromEntries(declared.flatMap(([key, action]): [string, AnyAction][] => (action.isMany === true ? [] : [[key, action]]))),
    many: declared.flatMap(([key, action]): ManyAction[] => {
      if (action.isMany === true) return [{ key, labelKey: key, declared: action, icon: action.icon }];
      return action.bulk === undefined ? [] : [{ key: `${key}Many`, labelKey: key, declared: action.bulk, icon: action.icon }];
    }),
  };
}

/** Returns the actions on many records by their names in the model, for `useBulkActions`. */
export function bulkActionsOf(many: readonly ManyAction[]): BulkActions {
  return Object.fromEntries(many.map(({ key, declared }) => [key, declared]));
}
