import type { ServiceErrorKind, ServiceErrorReason } from '../../client/errors/ServiceError.js';

/** The texts that the chat and the widgets share, in one language. Functions receive formatted numbers and dates. */
export interface BaseLabels {
  /** The BCP 47 tag of the language. Numbers and dates use it unless the provider has its own `locale`. */
  readonly locale: string;
  /** The direction in which the language is written. */
  readonly direction: 'ltr' | 'rtl';
  /** Texts used in many components. */
  readonly common: CommonLabels;
  /** The title and advice for each kind of `ServiceError`. */
  readonly errors: Readonly<Record<ServiceErrorKind, ErrorLabels>>;
  /** Shown instead of the `errors` texts if a more specific cause is known. */
  readonly errorReasons: Readonly<Record<ServiceErrorReason, ErrorLabels>>;
}

/** The words shared by the chat and the widgets. */
export interface CommonLabels {
  /** The button that repeats a failed request. */
  readonly retry: string;
  /** The button that leads to the host’s sign-in, for a session that has ended. */
  readonly signIn: string;
  /** The button that copies a text. */
  readonly copy: string;
  /** Shown after a text was copied. */
  readonly copied: string;
  /** Shown if the browser could not copy a text. */
  readonly copyFailed: string;
  /** The button that copies the request ID of an error. */
  readonly copyRequestId: string;
  /** The button that closes a dialog or panel. */
  readonly close: string;
  /** The button that cancels a dialog. */
  readonly cancel: string;
  /** Shown while content loads. */
  readonly loading: string;
  /** The button that shows more of a long text or list. */
  readonly showMore: string;
  /** Shown beside `showMore`, such as “100 of 20,000”. The numbers are formatted. */
  readonly shownOf: (shown: string, total: string) => string;
  /** The button that collapses a long text again. */
  readonly showLess: string;
  /** Shown below the printed part of a very long table. `formatted` is the count as the reader's locale writes it. */
  readonly rowsNotPrinted: (count: number, formatted: string) => string;
  /** Shown below the printed part of a very wide table. `formatted` is the count as the reader's locale writes it. */
  readonly columnsNotPrinted: (count: number, formatted: string) => string;
  /** Shows the request ID of an error. */
  readonly requestId: (id: string) => string;
  /** How long the service asks to wait after too many requests. */
  readonly retryIn: (time: string) => string;
  /** Announced when that time is over. */
  readonly retryReady: string;
  /** The button of a column header that sorts in ascending order. */
  readonly sortAscending: (column: string) => string;
  /** The button of a column header that sorts in descending order. */
  readonly sortDescending: (column: string) => string;
}

/** The words for one kind of error. */
export interface ErrorLabels {
  /** One sentence: what happened. */
  readonly title: string;
  /** One sentence: what to do. */
  readonly advice: string;
}
