import type { ServiceErrorKind, ServiceErrorReason } from '../../client/errors/ServiceError.js';

/**
 * An event for analytics and audit logs: something the user did, or its outcome.
 * Questions, answers, names and values are included only if the listener asks for them.
 * @see docs/events.md
 */
export type ParleyEvent = (ChatEvent | AdminEvent) & {
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
};

/** An event of the chat. */
export type ChatEvent = ChatEventOf & ChatPlace;

/** Where in the chat it happened. */
interface ChatPlace {
  /** The thread; missing while the service has not named it, and for a result that is shown outside a chat. */
  readonly chatId?: string | undefined;
}

/** The turn it is about: the id of the question's message. */
interface OfTurn {
  /** The id of the turn. */
  readonly turnId?: string | undefined;
}

type ChatEventOf =
  /** The chat was shown for the first time on this page. */
  | { readonly type: 'chat.shown' }
  /** A question was sent, or sent again. */
  | (OfTurn & { readonly type: 'chat.asked'; readonly text?: string })
  /** The first word of the answer arrived. */
  | (OfTurn & { readonly type: 'chat.firstWord' } & Duration)
  /** The answer is complete. */
  | (OfTurn & { readonly type: 'chat.answered'; readonly text?: string } & Duration & AnswerFacts)
  /** The answer was stopped. */
  | (OfTurn & { readonly type: 'chat.stopped' } & Duration)
  /** A question got no answer, or the thread could not be read. */
  | (OfTurn & { readonly type: 'chat.failed'; readonly durationMs?: number } & Failure)
  /** Something was copied. */
  | (OfTurn & { readonly type: 'chat.copied'; readonly what: CopiedPart; readonly rows?: number })
  /** A file was saved. */
  | (OfTurn & { readonly type: 'chat.downloaded'; readonly format: DownloadFormat; readonly rows?: number })
  /** The user changed the chart of a result, or went back to the original. */
  | (OfTurn & { readonly type: 'chat.chartChanged'; readonly isOriginal: boolean })
  /** The user rated an answer. */
  | (OfTurn & { readonly type: 'chat.feedback'; readonly rating: 'good' | 'bad'; readonly reason?: string; readonly text?: string })
  /** The user copied the link of a thread or an answer, or saved a result. */
  | (OfTurn & { readonly type: 'chat.shared'; readonly what: 'thread' | 'answer' | 'result' })
  /** The user chose a suggested question. `turnId` is the turn below which it was shown; missing for a starter. */
  | (OfTurn & { readonly type: 'chat.followUp'; readonly text?: string });

interface Duration {
  /** The time since the question was sent, in milliseconds. */
  readonly durationMs: number;
}

/** What an answer is made of. */
interface AnswerFacts {
  /** The number of working texts and tool calls before the answer. */
  readonly steps: number;
  /** The number of tool calls. */
  readonly toolCalls: number;
  /** The number of rows of all results, as far as they were sent. */
  readonly rows: number;
  /** The number of tokens of the thread so far, if the service says it. */
  readonly tokens?: number;
}

interface Failure {
  /** The kind of the error. */
  readonly kind: ServiceErrorKind;
  /** Its cause, if known. */
  readonly reason?: ServiceErrorReason | undefined;
}

/** A part that can be copied. */
export type CopiedPart = 'answer' | 'rows' | 'cells' | 'query' | 'code' | 'chart';

/** The format of a file. */
export type DownloadFormat = 'csv' | 'json' | 'png' | 'svg' | 'markdown' | 'html';

/** An event of an admin widget. */
export type AdminEvent = AdminEventOf & {
  /** The `data-slot` of the widget, such as `report-list`. */
  readonly widget: string;
};

type AdminEventOf =
  /** The widget was shown. */
  | { readonly type: 'admin.viewed' }
  /** An action was carried out. */
  | {
      readonly type: 'admin.changed';
      /** The id of the operation, such as `updateReport`. */
      readonly operation: string;
      /** The records, as far as they have ids. */
      readonly ids: readonly (string | number)[];
      /** What the action was called with, only with `includeValues`: the record as it was, then the new values. */
      readonly before?: unknown;
      /** The response of the service, only with `includeValues`. */
      readonly after?: unknown;
    }
  /** A read or an action failed. */
  | ({ readonly type: 'admin.failed'; readonly operation: string } & Failure);

/** The options of a listener. */
export interface EventOptions {
  /**
   * Called with each event, in order. If it throws, the error is logged to the console, and nothing else is affected.
   * @see docs/events.md
   */
  readonly onEvent?: ((event: ParleyEvent) => void) | undefined;
  /** True to include questions, answers and comments in the events of the chat. Default false. */
  readonly includeText?: boolean | undefined;
  /** True to include the records and values in `admin.changed`. They may contain secrets and personal data. Default false. */
  readonly includeValues?: boolean | undefined;
}
