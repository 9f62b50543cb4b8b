import type { SettableFailure, SettableFaults } from './SettableFaults.js';

/** A fault that stays active until it is removed. */
export interface LastingFault {
  readonly name: string;
  readonly isOn: (faults: SettableFaults) => boolean;
  readonly on: SettableFaults;
}

/** A fault that affects the next matching request or run, once. */
export interface SingleFault {
  readonly name: string;
  readonly count: (faults: SettableFaults) => number;
  readonly add: (faults: SettableFaults) => SettableFaults;
}

export const lastingFaults: readonly LastingFault[] = [
  { name: 'Delay each response by 2 s', isOn: ({ delayMs }) => delayMs === 2000, on: { delayMs: 2000 } },
  { name: 'Delay each response by 10 s', isOn: ({ delayMs }) => delayMs === 10_000, on: { delayMs: 10_000 } },
  { name: 'Send 7 bytes at a time', isOn: ({ chunkBytes }) => chunkBytes === 7, on: { chunkBytes: 7 } },
  { name: 'Send each line twice', isOn: ({ duplicateLines }) => duplicateLines === true, on: { duplicateLines: true } },
  { name: 'One sort for all lines of a message', isOn: ({ sortPerMessage }) => sortPerMessage === true, on: { sortPerMessage: true } },
  { name: 'Resume streams where they are', isOn: ({ resubscribe }) => resubscribe === 'continue', on: { resubscribe: 'continue' } },
  {
    name: 'Resume streams with a snapshot',
    isOn: ({ resubscribe }) => resubscribe === 'snapshot',
    on: { resubscribe: 'snapshot' },
  },
  { name: 'Allow 3 questions per user, then answer 402', isOn: ({ quota }) => quota !== undefined, on: { quota: { questions: 3 } } },
  { name: 'Sentinels of an older build', isOn: ({ newerSentinels }) => newerSentinels === false, on: { newerSentinels: false } },
];

export const singleFaults: readonly SingleFault[] = [
  once('cutAfterLinesOnce', 'Cut the stream after 6 lines', 6),
  once('errorAfterEventsOnce', 'Send an error line after 2 events', 2),
  once('suspendAfterEventsOnce', 'Suspend the run after 2 events', 2),
  failing('Reject the token (401)', { status: 401 }),
  failing('Answer 403', { status: 403 }),
  failing('Respond with 429, retry after 3 s', { status: 429, retryAfterSeconds: 3 }),
  failing('Answer 500', { status: 500 }),
  failing('Answer 503', { status: 503 }),
  failing('Hide an error in a 200', {
    status: 200,
    body: { jsonrpc: '2.0', id: null, error: { code: -32_000, message: 'Internal error' } },
  }),
];

/** Removes the members of a lasting fault and keeps the others. */
export function withoutFault(faults: SettableFaults, { on }: LastingFault): SettableFaults {
  return Object.fromEntries(Object.entries(faults).filter(([member]) => !(member in on)));
}

type OnceList = 'cutAfterLinesOnce' | 'errorAfterEventsOnce' | 'suspendAfterEventsOnce';

function once(list: OnceList, name: string, after: number): SingleFault {
  return {
    name,
    count: (faults) => faults[list]?.length ?? 0,
    add: (faults) => ({ ...faults, [list]: [...(faults[list] ?? []), after] }),
  };
}

function failing(name: string, failure: SettableFailure): SingleFault {
  return {
    name,
    count: ({ failOnce = [] }) => failOnce.filter(({ status }) => status === failure.status).length,
    add: (faults) => ({ ...faults, failOnce: [...(faults.failOnce ?? []), failure] }),
  };
}
