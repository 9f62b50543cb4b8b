import type { ChatWords } from '../chat/labels/ChatWords.js';
import type { ServiceErrorKind, ServiceErrorReason } from '../client/http/ServiceError.js';

/** Every word the interface shows, in one language. Numbers and dates arrive formatted. */
export interface Labels extends ChatWords {
  /** BCP 47 tag; numbers and dates follow it unless the provider names another. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly common: CommonLabels;
  readonly errors: Readonly<Record<ServiceErrorKind, ErrorLabels>>;
  /** Shown in place of those in `errors` where the narrower cause is known. */
  readonly errorReasons: Readonly<Record<ServiceErrorReason, ErrorLabels>>;
}

export interface CommonLabels {
  readonly retry: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly copyRequestId: string;
  readonly close: string;
  readonly cancel: string;
  readonly loading: string;
  readonly showMore: string;
  /** Beside it: "100 of 20,000" */
  readonly shownOf: (shown: string, total: string) => string;
  readonly showLess: string;
  /** Below the printed part of a very long table; the count is formatted. */
  readonly rowsNotPrinted: (count: string) => string;
  /** Below the printed part of a very wide table. */
  readonly columnsNotPrinted: (count: string) => string;
  readonly requestId: (id: string) => string;
}

export interface ErrorLabels {
  /** One sentence: what happened. */
  readonly title: string;
  /** One sentence: what to do. */
  readonly advice: string;
}
