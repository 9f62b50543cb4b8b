import type { OwnContext } from '../../store/ChatStore.js';
import type { Draft } from '../../store/fold/Draft.js';
import type { QuestionContextSource } from '../../store/fold/questionContext.js';
import type { ChatTurn } from '../../store/fold/Thread.js';
import type { ThreadFormat } from '../share/useThreadExport.js';

/**
 * What a page can do with a chat: the `handle` of `ChatPanel` and `ChatRoot`. `<parley-chat>` has the same methods, except that
 * `focus` is called `focusField`. They wait until the chat is ready, and reject with a `ServiceError`.
 * @see docs/chat-parts.md#control-the-chat
 */
export interface ChatHandle {
  /**
   * Asks a question, after the running answer and the waiting questions. The message field keeps its text. Resolves to the turn once it has
   * ended, whether it was answered, stopped or failed (`turn.state`, `turn.error`). Rejects with `validation` if the question is empty, its
   * context cannot be sent, 20 questions are waiting or the chat is read-only, and with `aborted` if the question is removed or another
   * thread is opened before the end.
   */
  ask(question: string | AskedQuestion): Promise<ChatTurn>;
  /**
   * Puts a text into the message field and focuses it. A `Draft` can add facts and suggestions for the next question. Rejects with
   * `validation` if the chat is read-only.
   */
  fill(draft: string | Draft): Promise<void>;
  /** Focuses the message field, or the conversation if there is none. */
  focus(): Promise<void>;
  /** Stops the running answer. Resolves once it has stopped; at once if nothing is running. */
  stop(): Promise<void>;
  /** Starts an empty thread. */
  newThread(): Promise<void>;
  /** Opens a thread. Rejects with the error if it cannot be read, such as `not-found`. */
  openThread(chatId: string): Promise<void>;
  /** Scrolls to a turn and focuses it. Rejects with `not-found` if the thread does not contain it. */
  scrollToTurn(turnId: string): Promise<void>;
  /** Returns the thread as Markdown or as a web page with its charts. Rejects with `validation` if it is empty. */
  exportThread(format: ThreadFormat): Promise<string>;
  /** Replaces the context of further questions, until `context` is set to another value. Rejects with `validation` if it cannot be sent. */
  setContext(context: QuestionContextSource | undefined): Promise<void>;
}

/** A question with facts for it alone. */
export interface AskedQuestion {
  /** The question. */
  readonly text: string;
  /** Facts to send with this question, in addition to those of `context`. */
  readonly context?: OwnContext | undefined;
}
