import type { ServiceError } from '../../../client/errors/ServiceError.js';

/**
 * The return value of an `onBefore…` callback. A text, or a promise of it, cancels the action and is shown to the user as the reason;
 * `false` cancels it without one. If the callback throws, nothing is sent, the message of its error is shown, and `onError` is called.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a callback that returns nothing vetoes nothing
export type Veto = boolean | string | void | Promise<boolean | string | void>;

/** The source of a failure: the widget's `data-slot`, and the operation of the service. */
export interface WidgetErrorSource<Widget extends string = string> {
  /** The `data-slot` of the widget's root: `report-list`. */
  readonly widget: Widget;
  /** The id of the operation that failed: `updateReport`. */
  readonly operation: string;
}

/** Callbacks for a widget's failures, both of reads and of actions. */
export interface WidgetErrorEvents<Widget extends string = string> {
  /** Called with the error and its source after a read or an action failed. */
  readonly onError?: ((error: ServiceError, source: WidgetErrorSource<Widget>) => void) | undefined;
}

/** The outcome of an action. */
export type ActionOutcome<Result = unknown> =
  | {
      readonly kind: 'done';
      /** The response of the service. */
      readonly result: Result;
      /** Undoes the action; missing if it cannot be undone. */
      readonly undo?: () => Promise<ActionOutcome>;
      /** The name of the declared action that `undo` runs. */
      readonly undoneBy?: string;
    }
  | {
      readonly kind: 'vetoed';
      /** True if the user already sees why. Default: the dialog says that the action was not carried out. */
      readonly isExplained?: true;
    }
  /** Also after a veto with a reason, which is the message of the error; its code is `vetoed`. */
  | { readonly kind: 'failed'; readonly error: ServiceError };
