import type { ServiceError } from '../../../client/http/ServiceError.js';

/** What a host answers before an act: `false`, or a promise of it, keeps the act from happening. */
// biome-ignore lint/suspicious/noConfusingVoidType: a callback that returns nothing vetoes nothing
export type Veto = boolean | void | Promise<boolean | void>;

/** Where something failed: the widget's `data-slot`, and the operation of the interface. */
export interface WidgetErrorSource<Widget extends string = string> {
  readonly widget: Widget;
  readonly operation: string;
}

/** What a host hears of the failures of a widget, those of reading and those of acts. */
export interface WidgetErrorEvents<Widget extends string = string> {
  readonly onError?: ((error: ServiceError, source: WidgetErrorSource<Widget>) => void) | undefined;
}

/** What came of an act. */
export type ActOutcome<Result = unknown> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'vetoed' }
  | { readonly kind: 'failed'; readonly error: ServiceError };
