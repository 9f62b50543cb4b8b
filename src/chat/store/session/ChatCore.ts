import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import type { ChatEnvironment, ChatStatus, ChatStoreOptions } from '../ChatStore.js';
import type { StoppedTurnMemory } from '../memory/stoppedTurns.js';
import type { QuestionFacts } from './createQuestionFacts.js';
import type { StateCell } from './createStateCell.js';

/** The state that the stages of a store share. */
export interface ChatCore {
  readonly client: ServiceClient;
  readonly environment: ChatEnvironment;
  readonly options: Pick<ChatStoreOptions, 'onLine' | 'onThread' | 'waitingQuestions' | 'versions'>;
  readonly cell: StateCell;
  readonly facts: QuestionFacts;
  readonly stoppedTurns: StoppedTurnMemory;
  /** The current activity of the store. */
  activity: Activity | undefined;
  /** A background read of the thread. Anything that starts replaces it. */
  background: Activity | undefined;
  /** The time of the last background read. */
  refreshedAtMs: number;
  /** The activity that `attach` resumes. */
  interrupted: Interruption | undefined;
  /** The request of each question, so that it can be sent again. */
  readonly requests: Map<string, ChatRequest>;
}

/** One activity of a store at the service. Leaving it closes its connections and discards its results. */
export interface Activity {
  readonly kind: 'answer' | 'watch' | 'load' | 'refresh' | 'wait';
  readonly signal: AbortSignal;
  leave(): void;
  /** The request of the question being answered. */
  request: ChatRequest | undefined;
  /** True once the service has started to answer: stopping then means aborting the run. */
  hasCutoff: boolean;
  isStopping: boolean;
  /** True if the connection was closed on purpose when the page came back, so that no pause is needed. */
  isReconnecting: boolean;
  /** True if the page has gone but the connection is kept until the service has named the thread. */
  isLeavingAtCutoff: boolean;
  lastFrameAt: number;
  /** Closes the connection so that a new one is opened. */
  reconnect: (() => void) | undefined;
  /** The error that last broke the connection. */
  lastLoss: ServiceError | undefined;
  /** Ends a pause between tries. */
  wake: (() => void) | undefined;
}

/** The activity that was running when the page went away. */
interface Interruption {
  readonly kind: Activity['kind'];
  readonly request: ChatRequest | undefined;
}

/** Starts an activity and leaves the current one. */
export function beginActivity(core: ChatCore, kind: Activity['kind'], request?: ChatRequest): Activity {
  core.activity?.leave();
  core.background?.leave();
  core.interrupted = undefined;
  const activity = createActivity(core, kind, request);
  core.activity = activity;
  return activity;
}

/** Starts a background read of the thread. It never blocks another activity. */
export function beginBackground(core: ChatCore, kind: 'refresh' | 'wait'): Activity {
  core.background?.leave();
  const activity = createActivity(core, kind, undefined);
  core.background = activity;
  return activity;
}

function createActivity(core: ChatCore, kind: Activity['kind'], request: ChatRequest | undefined): Activity {
  const controller = new AbortController();
  const activity: Activity = {
    kind,
    signal: controller.signal,
    leave: () => {
      controller.abort();
      if (core.activity === activity) core.activity = undefined;
      if (core.background === activity) core.background = undefined;
    },
    request,
    hasCutoff: false,
    isStopping: false,
    isReconnecting: false,
    isLeavingAtCutoff: false,
    lastFrameAt: core.environment.now(),
    reconnect: undefined,
    lastLoss: undefined,
    wake: undefined,
  };
  return activity;
}

/** Returns the status to show: while it is being stopped it stays `stopping`, whatever else happens. */
export function statusOf({ isStopping }: Activity, status: ChatStatus): ChatStatus {
  return isStopping ? 'stopping' : status;
}

/** Opens a connection that a wake may break. The signal aborts when the connection or the activity ends. */
export function openConnection({ environment }: Pick<ChatCore, 'environment'>, activity: Activity): Connection {
  const controller = new AbortController();
  const reconnect = () => controller.abort();
  activity.reconnect = reconnect;
  activity.lastFrameAt = environment.now();
  return {
    signal: AbortSignal.any([activity.signal, controller.signal]),
    close() {
      if (activity.reconnect === reconnect) activity.reconnect = undefined;
    },
  };
}

interface Connection {
  readonly signal: AbortSignal;
  /** Ends the connection. */
  close(): void;
}

/** Leaves the current activity so that `attach` can resume it. */
export function leaveForNow(core: ChatCore, activity: Activity): void {
  core.interrupted = { kind: activity.kind, request: activity.request };
  activity.leave();
}

/** Waits between tries. Ends early when the reader comes back or the activity is left; offline, it waits for the network. */
export function pause({ environment }: ChatCore, activity: Activity, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (activity.signal.aborted) return resolve();
    const timer = environment.setTimeout(() => {
      if (environment.isOnline()) finish();
    }, delayMs);
    activity.signal.addEventListener('abort', finish);
    activity.wake = finish;
    function finish(): void {
      environment.clearTimeout(timer);
      activity.signal.removeEventListener('abort', finish);
      activity.wake = undefined;
      resolve();
    }
  });
}
