import type { ChatRequest } from '../../../client/chat-stream/chatRequest.js';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import type { ServiceError } from '../../../client/http/ServiceError.js';
import type { ChatEnvironment, ChatStatus, ChatStoreOptions } from '../ChatStore.js';
import type { StoppedTurnMemory } from '../memory/stoppedTurns.js';
import type { StateCell } from './createStateCell.js';

/** The state that the stages of a store share. */
export interface ChatCore {
  readonly client: ServiceClient;
  readonly environment: ChatEnvironment;
  readonly options: Pick<ChatStoreOptions, 'onLine' | 'onThread'>;
  readonly cell: StateCell;
  readonly stoppedTurns: StoppedTurnMemory;
  /** The current activity of the store. */
  activity: Activity | undefined;
  /** A look at the thread that nobody waits for; whatever is begun takes its place. */
  background: Activity | undefined;
  /** The time of the last such check. */
  refreshedAtMs: number;
  /** What `attach` goes on with. */
  interrupted: Interruption | undefined;
  /** What was asked for each question, to ask the same again. */
  readonly requests: Map<string, ChatRequest>;
}

/** One thing a store does with the service; leaving it closes its connections and lets its results fall. */
export interface Activity {
  readonly kind: 'answer' | 'watch' | 'load' | 'refresh' | 'wait';
  readonly signal: AbortSignal;
  leave(): void;
  /** Of the question being answered. */
  request: ChatRequest | undefined;
  /** The service has begun to answer: from now on stopping means to abort. */
  hasCutoff: boolean;
  isStopping: boolean;
  /** The connection was broken on purpose, when the page came back: no pause is needed. */
  isReconnecting: boolean;
  /** The page is gone; the connection is kept until the service has named the thread. */
  isLeavingAtCutoff: boolean;
  lastFrameAt: number;
  /** Breaks the connection, so that it is made anew. */
  reconnect: (() => void) | undefined;
  /** The error that last broke the connection. */
  lastLoss: ServiceError | undefined;
  /** Ends a pause between tries. */
  wake: (() => void) | undefined;
}

/** What was going on when the page went away. */
interface Interruption {
  readonly kind: Activity['kind'];
  readonly request: ChatRequest | undefined;
}

/** Begins something new, and leaves what was going on. */
export function beginActivity(core: ChatCore, kind: Activity['kind'], request?: ChatRequest): Activity {
  core.activity?.leave();
  core.background?.leave();
  core.interrupted = undefined;
  const activity = createActivity(core, kind, request);
  core.activity = activity;
  return activity;
}

/** Begins to look at the thread beside what is shown of it; nothing is kept from being begun. */
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

/** What is said of an activity: a stop under way stays one, whatever else happens before it has come to its end. */
export function statusOf({ isStopping }: Activity, status: ChatStatus): ChatStatus {
  return isStopping ? 'stopping' : status;
}

/** A connection that a wake may break; the signal aborts when it or the activity ends. */
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
  /** The connection has ended. */
  close(): void;
}

/** Leaves what is going on so that `attach` can go on with it. */
export function leaveForNow(core: ChatCore, activity: Activity): void {
  core.interrupted = { kind: activity.kind, request: activity.request };
  activity.leave();
}

/** Waits, but not for a reader who has just come back, and for nobody who has left. Offline it waits for the network. */
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
