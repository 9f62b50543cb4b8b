import type { ChatFrame } from '../../client/chat-stream/ChatFrame.js';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { BranchChoice, ChatBranch } from './ChatBranch.js';
import type { ContextItem, Draft } from './fold/Draft.js';
import type { QuestionContext, QuestionContextSource } from './fold/questionContext.js';
import type { ChatTurn, Thread } from './fold/Thread.js';
import type { StoppedTurnMemory } from './memory/stoppedTurns.js';
import type { TurnVersionMemory } from './memory/turnVersions.js';
import type { WaitingQuestionMemory } from './memory/waitingQuestions.js';
import type { QueuedQuestion } from './QueuedQuestion.js';

/** The store of one conversation, without React. Created by `createChatStore`. */
export interface ChatStore {
  /** Returns the current state. The object stays the same until something changes. */
  getSnapshot(): ChatSnapshot;
  /** Calls `listener` at most once per paint. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Sends a question as a new turn. Returns `false` and does nothing if the question is empty, or while an answer or a thread is being
   * received. Accepted text is never lost: a failed send becomes a turn with an error.
   */
  send(input: string, options?: SendOptions): boolean;
  /** Aborts the run at the service and keeps what was shown. Before `__cutoff__` it closes the request. */
  stop(): Promise<void>;
  /**
   * Sends the last failed, interrupted, suspended or unsent question again with the same message id. With the id of an answered or stopped
   * turn, asks its question as a new turn, which replaces that turn if it is the last one.
   */
  retry(turnId?: string): void;
  /**
   * Sends a question when the answers before it are complete, or at once if nothing is running. Returns `false` and does nothing if the
   * question is empty or 20 are waiting. The queue belongs to the thread; it pauses if an answer fails or is stopped. What `setDraft` has
   * added to the context goes with this question.
   */
  enqueue(input: string, options?: EnqueueOptions): boolean;
  /** Changes the text of a waiting question. An empty text changes nothing. */
  editQueued(id: string, input: string): void;
  /** Moves a waiting question to a position, counted from 0. */
  moveQueued(id: string, position: number): void;
  /** Removes a waiting question. */
  removeQueued(id: string): void;
  /** Sends a waiting question now, or the first one if no id is given. Stops a running answer before that, and ends the pause. */
  sendQueued(id?: string): Promise<void>;
  /** Pauses or resumes the queue. */
  pauseQueue(isPaused: boolean): void;
  /**
   * Puts a text into the message field of `Composer`, for the user to edit and send. Text that is already there returns after the next
   * question is sent; `''` empties the field. Without a composer on the page, the next one gets the text. Default of `focus`: `false`.
   * A `Draft` also adds facts and suggestions for the next question.
   */
  setDraft(draft: string | Draft, options?: { readonly focus?: boolean | undefined }): void;
  /** Replaces the context of further questions. */
  setContext(context: QuestionContextSource | undefined): void;
  /** Removes a fact from the context of further questions, or includes it again. One that `setDraft` added is gone once removed. */
  includeContext(id: string, isIncluded: boolean): void;
  /** Calls `take` with each text of `setDraft`, for a message field of your own. Returns a function that stops it. */
  watchDraft(take: (request: DraftRequest) => void): () => void;
  /** Follows an answer that was started elsewhere. */
  watch(): void;
  /** Stops a run of this thread that was started elsewhere. */
  stopElsewhere(): Promise<void>;
  /** Starts an empty thread. A running answer of the current thread continues at the service. */
  newThread(): void;
  /** Loads a thread, and follows its answer if one is in progress. */
  load(chatId: string): Promise<void>;
  /** Undoes one `attach`. The last one closes the connection without stopping the run. Called on unmount. */
  detach(): void;
  /**
   * Loads the thread the store was created for, or resumes streaming after the last `detach`. Call `detach` as often as `attach`.
   * `useChatStore`, `ChatRoot` and `ChatPanel` do both.
   */
  attach(): void;
  /** Sets the branch for the next requests; `undefined` is the default branch. Pass `isDefault` with the default branch's name. */
  setBranch(branch: BranchChoice | undefined): void;
  /** The client the store was created with. */
  readonly client: ServiceClient;
}

/** A text for the message field. */
export interface DraftRequest {
  /** The text, which replaces what is in the field; `undefined` to keep that. */
  readonly text: string | undefined;
  /** True to move the focus to the field. */
  readonly focus: boolean;
}

/** How a question is added to the queue. */
export interface EnqueueOptions extends Pick<SendOptions, 'context' | 'usesDraft'> {
  /** Called with the id of the turn once the question is sent; `undefined` if it was removed, or another thread opened, before that. */
  readonly onAsked?: ((turnId: string | undefined) => void) | undefined;
}

/** How a question is asked. */
export interface SendOptions {
  /** The id of the turn that the new one replaces, such as the last one after its question was edited. */
  readonly replaces?: string | undefined;
  /**
   * Extra context for this question, added to `context`. A question that replaces a turn is sent with the context of that turn.
   * @see docs/chat-parts.md#context
   */
  readonly context?: OwnContext | undefined;
  /** False to leave the facts and suggestions that `setDraft` added for a later question. Default `true`. */
  readonly usesDraft?: boolean | undefined;
}

/** Facts for one question. */
export type OwnContext = QuestionContext | readonly ContextItem[];

/** The state of a conversation at one moment. Immutable; the same object until something changes. */
export interface ChatSnapshot {
  /** The current activity, or `error`. */
  readonly status: ChatStatus;
  /** The id of the thread; `undefined` for a new thread that the service has not named yet. */
  readonly chatId: string | undefined;
  /** The questions with their steps and answers, in order. */
  readonly turns: readonly ChatTurn[];
  /** The folded thread that `turns` is computed from. */
  readonly thread: Thread;
  /** The error of the thread as a whole. Errors of a turn are on the turn. */
  readonly error: ServiceError | undefined;
  /** True while a thread is being loaded and none of it is shown yet. */
  readonly isLoading: boolean;
  /**
   * True if the service refused a question because this thread is being answered elsewhere. Becomes false soon after that answer has ended.
   */
  readonly isBusyElsewhere: boolean;
  /** True while the browser is offline. */
  readonly isOffline: boolean;
  /** The branch of the next questions; `undefined` if none was chosen, which means the default branch. */
  readonly branch: ChatBranch | undefined;
  /**
   * The questions that wait for the running answer, in order. Those restored after a reload wait for `sendQueued` or `pauseQueue(false)`.
   */
  readonly queue: readonly QueuedQuestion[];
  /** True if the queue is paused: an answer failed or was stopped, the page was reloaded, or `pauseQueue` was called. */
  readonly isQueuePaused: boolean;
  /**
   * The turns that a later turn replaces: the id of the replaced turn by that of the later one. Known only in this browser: for the service
   * and the agent, all of them are turns of the thread.
   */
  readonly replaced: ReadonlyMap<string, string>;
  /** The facts to show that go with the next question, also those the user has removed. Empty if `context` is an object or a function. */
  readonly context: readonly ContextItem[];
  /** The questions that `setDraft` suggests. */
  readonly suggestions: readonly string[];
}

/**
 * The activity of the store: `submitting` until the first line, `resuming` after a cut, `error` if the last question or the thread failed.
 */
export type ChatStatus = 'idle' | 'submitting' | 'streaming' | 'resuming' | 'stopping' | 'error';

/** The service, the thread and the callbacks of a store. */
export interface ChatStoreOptions {
  /** The client for all requests of this conversation. */
  readonly client: ServiceClient;
  /** The thread to load on the first `attach`. Default: a new thread. */
  readonly chatId?: string | undefined;
  /** The branch to ask on. Default: the default branch. Pass `{ name, isDefault: true }` with the default branch's name. */
  readonly branch?: BranchChoice | undefined;
  /**
   * Facts about the page that are sent along with each question: a list that users see above the message field, an object that is not
   * shown, or a function that returns such an object. A context that cannot be sent (an error thrown by the function, more than 8,000
   * characters as JSON) fails the turn with a `validation` error; `retry` then reads the context again. Questions that were sent keep
   * theirs when they are edited or retried.
   * @see docs/chat-parts.md#context
   */
  readonly context?: QuestionContextSource | undefined;
  /** Called with every raw line and its frame, for the recorder and developer tools. */
  readonly onLine?: ((line: string, frame: ChatFrame) => void) | undefined;
  /** Called once, when the service has named a new thread. */
  readonly onThread?: ((chatId: string, firstQuestion: string) => void) | undefined;
  /**
   * Remembers across reloads which answers were stopped; see `createStoppedTurns`. By default they are remembered until the page is closed.
   */
  readonly stoppedTurns?: StoppedTurnMemory | undefined;
  /**
   * Remembers the queue across reloads; see `createWaitingQuestions`. The first `attach` restores it, paused. By default the queue lasts
   * until the page is closed.
   */
  readonly waitingQuestions?: WaitingQuestionMemory | undefined;
  /**
   * Remembers across reloads which turns replace earlier ones; see `createTurnVersions`. By default they are known until the page is
   * closed.
   */
  readonly versions?: TurnVersionMemory | undefined;
  /** Replaces clock, randomness, timers, page events or the channel to other tabs in tests. */
  readonly environment?: Partial<ChatEnvironment> | undefined;
}

/** The clock, timers, page events and other tabs that a store uses. */
export interface ChatEnvironment {
  /** Returns the time in milliseconds since 1970. */
  now(): number;
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number;
  /** Calls back after a delay in milliseconds. Returns a handle for `clearTimeout`. */
  setTimeout(callback: () => void, delayMs: number): unknown;
  /** Cancels a timer. An unknown handle is ignored. */
  clearTimeout(handle: unknown): void;
  /** Calls back before the next paint, or by a timer if nothing is painted. */
  scheduleNotify(callback: () => void): void;
  /** Returns true unless the network is known to be unavailable. */
  isOnline(): boolean;
  /** Calls back when the network or the page comes back, or connectivity changes. Returns a function that unsubscribes. */
  onWake(callback: () => void): () => void;
  /** Calls back when the reader returns from another window or tab. Returns a function that unsubscribes. */
  onFocus(callback: () => void): () => void;
  /** Opens a channel to the other tabs of this browser; `undefined` if there is none. `callback` receives what they post. */
  openChannel(callback: (message: unknown) => void): ChatChannel | undefined;
}

/** A channel to the other tabs of a browser. */
export interface ChatChannel {
  /** Passes the id of a thread on to all other tabs. */
  post(chatId: string): void;
  /** Stops listening. */
  close(): void;
}
