'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ServiceClient } from '../../../client/http/ServiceClient.js';
import { type LogsParams, logs } from '../../../client/resources/deployment-logs.js';
import { pageEnvironment } from '../../../data/jobs/pageEnvironment.js';
import { useServiceClient } from '../../../data/provider/useServiceClient.js';
import { useSame } from '../../../react/equality/useSame.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { createLogTail, type LogTail, type LogTailState } from './createLogTail.js';

/** The lines to read: those of a deployment, or of one source, pod or container. */
export type LogAddress = Omit<LogsParams, 'first' | 'after'>;

/**
 * Reads a log to its end and then polls for new lines while the page is visible. A different address starts another log from
 * the beginning.
 */
export function useLogTail(address: LogAddress): LogTailState & Pick<LogTail, 'refetch'> {
  const client = useServiceClient();
  const latest = useLatest(client);
  const log = useSame({ ...address, scope: client.scope });
  const [held, setHeld] = useState(() => ({ log, tail: tailOf(address, () => latest.current) }));
  let { tail } = held;
  if (held.log !== log) {
    tail = tailOf(address, () => latest.current);
    setHeld({ log, tail });
  }
  useEffect(() => tail.watch(), [tail]);
  const state = useSyncExternalStore(tail.subscribe, tail.getState, tail.getState);
  return { ...state, refetch: tail.refetch };
}

function tailOf(address: LogAddress, getClient: () => ServiceClient): LogTail {
  return createLogTail({
    readPage: (after, signal) => logs(getClient(), { ...address, first: pageSize, after }, { signal }),
    environment: pageEnvironment,
  });
}

const pageSize = 1_000;
