import type { Thread, WireMemory } from './Thread.js';

/** The state of a stream before its first line. */
export const freshWire: WireMemory = Object.freeze({
  isResumed: false,
  awaited: new Set<string>(),
  floorId: undefined,
  earlierId: undefined,
  lastLine: undefined,
  lineNumbers: 'unknown',
});

/** A thread that the service has not named yet: the start of every fold. */
export const emptyThread: Thread = Object.freeze({
  chatId: undefined,
  isStreaming: undefined,
  messages: Object.freeze([]),
  end: 'open',
  error: undefined,
  suspendedMessageId: undefined,
  usage: undefined,
  outcomes: new Map(),
  wire: freshWire,
});
