import type { ServiceErrorKind, ServiceErrorReason } from '../../client/errors/ServiceError.js';

/**
 * An event for analytics and audit logs: a user action, or its outcome. Includes questions, answers, names and values only if the listener
 * has opted in.
 * @see docs/events.md
 */
export type ParleyEvent = (ChatEvent | AdminEvent) & {
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
};

/** An event of the chat. */
export type ChatEvent = ChatEventOf & ChatPlace;

/** The thread of an event. */
interface ChatPlace {
  /** The id of the thread. Missing until the service has assigned one, and for results outside a chat. */
  readonly chatId?: string | undefined;
}

/** The id of the turn, which is that of the question's message. */
interface OfTurn {
  /** The id of the turn. */
  readonly turnId?: string | undefined;
}

type ChatEventOf =
  /** The chat was first shown on the page. */
  | { readonly type: 'chat.shown' }
  /** A question was sent or resent. */
  | (OfTurn & { readonly type: 'chat.asked'; readonly text?: string })
  /** The first word of the answer arrived. */
  | (OfTurn & { readonly type: 'chat.firstWord' } & Duration)
  /** The answer was completed. */
  | (OfTurn & { readonly type: 'chat.answered'; readonly text?: string } & Duration & AnswerFacts)
  /** The answer was stopped. */
  | (OfTurn & { readonly type: 'chat.stopped' } & Duration)
  /** A question was not answered, or a thread could not be loaded. */
  | (OfTurn & { readonly type: 'chat.failed'; readonly durationMs?: number } & Failure)
  /** Something was copied. */
  | (OfTurn & { readonly type: 'chat.copied'; readonly what: CopiedPart; readonly rows?: number })
  /** A file was saved. */
  | (OfTurn & { readonly type: 'chat.downloaded'; readonly format: DownloadFormat; readonly rows?: number })
  /** The user changed the chart of a result, or restored the original. */
  | (OfTurn & { readonly type: 'chat.chartChanged'; readonly isOriginal: boolean })
  /** The user rated an answer. */
  | (OfTurn & { readonly type: 'chat.feedback'; readonly rating: 'good' | 'bad'; readonly reason?: string; readonly text?: string })
  /** The user copied the link of a thread or an answer, or saved a result. */
  | (OfTurn & { readonly type: 'chat.shared'; readonly what: 'thread' | 'answer' | 'result' })
  /** The user picked a suggested question. `turnId` is the turn it was shown below; missing for starters. */
  | (OfTurn & { readonly type: 'chat.followUp'; readonly text?: string });

interface Duration {
  /** Milliseconds since the question was sent. */
  readonly durationMs: number;
}

/** The size of an answer. */
interface AnswerFacts {
  /** The number of thinking steps and tool calls before the answer. */
  readonly steps: number;
  /** The number of tool calls. */
  readonly toolCalls: number;
  /** The total number of rows in all results. */
  readonly rows: number;
  /** The number of tokens in the thread so far, if the service reports it. */
  readonly tokens?: number;
}

interface Failure {
  /** The kind of the error. */
  readonly kind: ServiceErrorKind;
  /** Its cause, if known. */
  readonly reason?: ServiceErrorReason | undefined;
}

/** What was copied. */
export type CopiedPart = 'answer' | 'rows' | 'cells' | 'query' | 'code' | 'chart';

/** The file format. */
export type DownloadFormat = 'csv' | 'json' | 'png' | 'svg' | 'markdown' | 'html';

/** An event of an admin widget. */
export type AdminEvent = AdminEventOf & {
  /** The `data-slot` of the widget, such as `report-list`. */
  readonly widget: string;
};

type AdminEventOf =
  /** The widget was shown. */
  | { readonly type: 'admin.viewed' }
  /** An action succeeded. */
  | {
      readonly type: 'admin.changed';
      /** The id of the operation, such as `updateReport`. */
      readonly operation: string;
      /** The ids of the records, if they have any. */
      readonly ids: readonly (string | number)[];
      /** The arguments of the action, only with `includeValues`: the record before the change, then the new values. */
      readonly before?: unknown;
      /** The response, only with `includeValues`. */
      readonly after?: unknown;
    }
  /** A request or an action failed. */
  | ({ readonly type: 'admin.failed'; readonly operation: string } & Failure);

/** The options of a listener. */
export interface EventOptions {
  /**
   * Called with each event, in order. If it throws, the error is logged to the console, and nothing else is affected.
   * @see docs/events.md
   */
  readonly onEvent?: ((event: ParleyEvent) => void) | undefined;
  /** True to include questions, answers and comments in chat events. Default `false`. */
  readonly includeText?: boolean | undefined;
  /** True to include records and values in `admin.changed`. They may contain personal data. Default `false`. */
  readonly includeValues?: boolean | undefined;
}
