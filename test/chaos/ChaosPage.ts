/** What a script of the page does in a user's place. Lives there as `window.chaos`. */
export interface ChaosPage {
  /** Types a question and sends it. */
  ask(question: string): Promise<void>;
  /** Types a question and presses Enter. During an answer, the question is queued. */
  enqueue(question: string): Promise<void>;
  /** Waits until the panel is idle, takes every recovery action that it offers, and sends the questions of a paused queue. */
  settle(options: { readonly whenBusy: 'watch' | 'stop' }): Promise<Settled>;
  /** Presses Stop, if it is there. */
  stop(): void;
  /** Goes to a thread; without an id to an empty one. */
  show(chatId: string | undefined): Promise<void>;
  /** Takes the chat out of the page and puts another in its place, which finds the thread again. */
  remount(): Promise<void>;
  /** The page is out of sight, and about to be frozen. */
  hide(): void;
  /** The page comes back; so much time has passed. */
  wake(sleptMs: number): void;
  read(): ShownThread;
  /** What went wrong without anybody hearing of it. */
  readonly faults: string[];
}

export interface Settled {
  /** Ways out that were taken, by the kind of error. */
  readonly recoveries: readonly string[];
  /** How often a question was sent again while the service had not named the thread: it may be asked in two. */
  readonly blindRetries: number;
}

/** A thread as someone sees it. */
export interface ShownThread {
  readonly chatId: string | undefined;
  readonly status: string | undefined;
  readonly turns: readonly ShownTurn[];
  /** Kinds of the errors on screen. */
  readonly errors: readonly string[];
}

export interface ShownTurn {
  readonly state: string | undefined;
  readonly question: string;
  /** Text as rendered, with single spaces. */
  readonly answer: string;
  /** How many steps the line of steps counts. */
  readonly steps: number;
}
