'use client';
import { useEffect, useRef } from 'react';
import type { ServiceClient } from '../../client/http/ServiceClient.js';

/** Warns once if a client is created in each render: each one counts as another user, whose chats are loaded from the start. */
export function useNewClientWarning(client: ServiceClient): void {
  const changes = useRef<Changes>({ client, times: [] });
  useEffect(() => {
    const { current } = changes;
    if (current.client === client) return;
    const now = performance.now();
    current.client = client;
    current.times = [...current.times.filter((time) => now - time < windowMs), now];
    if (current.times.length >= suspiciousChanges) warn();
  }, [client]);
}

interface Changes {
  client: ServiceClient;
  times: readonly number[];
}

function warn(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    'Parley: the provider received a new client on each of its last renders. Every new client restarts its chats and queries, so nothing finishes loading. Call createServiceClient once, outside the component or in useState.',
  );
}

let hasWarned = false;

/** People do not sign in and out this often. */
const suspiciousChanges = 4;
const windowMs = 5_000;
