import type { ChatFrame } from '../../client/chat-stream/ChatFrame.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { Thread, Turn } from './fold/Thread.js';
import type { StoppedTurnMemory } from './memory/stoppedTurns.js';
import type { BranchChoice, ChatBranch } from './session/ChatBranch.js';

/** One conversation, alive. Made by `createChatStore`; without React. */
export interface ChatStore {
  getSnapshot(): ChatSnapshot;
  /** Calls `listener` at most once per paint; gives the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /**
   * Sends a question as a new turn. `false`, and nothing happens, for an empty one and while an answer or a thread is on
   * its way. Text that was taken is never lost: a failed send is a turn with an error.
   */
  send(input: string): boolean;
  /** Aborts the run at the service and keeps what was shown; before `__cutoff__` it closes the request. */
  stop(): Promise<void>;
  /** Sends the last failed, interrupted, suspended or unsent question again, with its own message id. */
  retry(turnId?: string): void;
  /** Follows an answer that is in progress elsewhere. */
  watch(): void;
  /** Stops a run of this thread that was started elsewhere. */
  stopElsewhere(): Promise<void>;
  /** Leaves the thread running at the service and starts an empty one. */
  newThread(): void;
  /** Reads a thread; goes on streaming if it is in progress. */
  load(chatId: string): Promise<void>;
  /** Undoes one `attach`; the last one closes the connection without stopping the run. Called on unmount. */
  detach(): void;
  /**
   * Reads the thread the store was made for, or goes on streaming after the last `detach`. Call `detach` as often as `attach`.
   * `useChatStore`, `ChatRoot` and `ChatPanel` do both.
   */
  attach(): void;
  /** Sets the branch for the next requests; `undefined` is the default branch. Pass `isDefault` with the default branch's name. */
  setBranch(branch: BranchChoice | undefined): void;
  readonly client: ServiceClient;
}

/** A conversation at one moment. Immutable; the same object until something changes. */
export interface ChatSnapshot {
  readonly status: ChatStatus;
  readonly chatId: string | undefined;
  readonly turns: readonly Turn[];
  readonly thread: Thread;
  /** The error of the thread as a whole. Errors of a turn are on the turn. */
  readonly error: ServiceError | undefined;
  /** A thread is being read and nothing of it is shown yet. */
  readonly isLoading: boolean;
  /** The service refused because this thread is answering elsewhere. Turns false by itself soon after that answer has ended. */
  readonly isBusyElsewhere: boolean;
  readonly isOffline: boolean;
  /** The branch of the next questions; `undefined` where none was chosen, which is the default branch. */
  readonly branch: ChatBranch | undefined;
}

/** What the store is doing: `submitting` until the first line, `resuming` after a cut, `error` when the last question or the thread failed. */
export type ChatStatus = 'idle' | 'submitting' | 'streaming' | 'resuming' | 'stopping' | 'error';

/** Of which service, which thread, and who hears of it. */
export interface ChatStoreOptions {
  readonly client: ServiceClient;
  readonly chatId?: string | undefined;
  /** The branch to ask on. Default: the default branch. Pass `{ name, isDefault: true }` with the default branch's name. */
  readonly branch?: BranchChoice | undefined;
  /** Sees every raw line and its frame, for the recorder and developer tools. */
  readonly onLine?: ((line: string, frame: ChatFrame) => void) | undefined;
  /** Fires once, when the service has named a new thread. */
  readonly onThread?: ((chatId: string, firstQuestion: string) => void) | undefined;
  /** Tells after a reload which answers were stopped; `createStoppedTurns` makes one. Default: one that lives as long as the page. */
  readonly stoppedTurns?: StoppedTurnMemory | undefined;
  /** Clock, randomness, timers and page events, replaceable in tests. */
  readonly environment?: Partial<ChatEnvironment> | undefined;
}

/** The environment of the store. */
export interface ChatEnvironment {
  now(): number;
  random(): number;
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
  /** Calls back before the next paint, or by a timer where nothing is painted. */
  scheduleNotify(callback: () => void): void;
  isOnline(): boolean;
  /** Calls back when the network or the page comes back, or connectivity changes; gives the unsubscriber. */
  onWake(callback: () => void): () => void;
  /** Calls back when the reader comes back from another window or tab; gives the unsubscriber. */
  onFocus(callback: () => void): () => void;
}
