import type { ChatHandle } from './ChatHandle.js';

/** A handle that exists before its chat. */
export interface DeferredHandle {
  /** The handle. Its methods wait for `take`. */
  readonly handle: ChatHandle;
  /** Provides the methods; `null` once they are gone, so that further calls wait for the next ones. */
  readonly take: (methods: ChatHandle | null) => void;
}

export function createDeferredHandle(): DeferredHandle {
  let provide: (methods: ChatHandle) => void;
  let methods: Promise<ChatHandle>;
  const wait = () => {
    methods = new Promise((resolve) => {
      provide = resolve;
    });
  };
  wait();
  return {
    take: (next) => (next === null ? wait() : provide(next)),
    handle: {
      ask: async (question) => (await methods).ask(question),
      fill: async (draft) => (await methods).fill(draft),
      focus: async () => (await methods).focus(),
      stop: async () => (await methods).stop(),
      newThread: async () => (await methods).newThread(),
      openThread: async (chatId) => (await methods).openThread(chatId),
      scrollToTurn: async (turnId) => (await methods).scrollToTurn(turnId),
      exportThread: async (format) => (await methods).exportThread(format),
      setContext: async (context) => (await methods).setContext(context),
    },
  };
}
