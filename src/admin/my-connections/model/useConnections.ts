'use client';
import { useEffect, useMemo } from 'react';
import type { UserOAuthToken } from '../../../client/resources/user-oauth-tokens.js';
import { useOAuthIntegrations } from '../../../data/resources/oauth-integrations.js';
import { useInitiateOAuthFlow, useUserOAuthTokens } from '../../../data/resources/user-oauth-tokens.js';
import type { RecordRead } from '../../kit/record-form/RecordDrawer.js';
import { type Connection, connectionsOf, consentAddressOf, isAwaited } from './connections.js';

/**
 * Reads the user's connections, and the integrations if the user may list them. Reads again every few seconds while a connection is
 * pending, and when the window gets the focus.
 */
export function useConnections(unnamed: (integrationId: number) => string): RecordRead<readonly Connection[]> {
  const integrations = useOAuthIntegrations();
  const tokens = useUserOAuthTokens({
    refetchInterval: ({ state }) => (state.data?.some((token) => isAwaited(token, Date.now())) === true ? awaitedEveryMs : false),
  });
  useReturn(tokens.data, tokens.refetch);
  const isDenied = integrations.error?.kind === 'permission';
  const readAtMs = tokens.dataUpdatedAt;
  const data = useMemo(
    () =>
      tokens.data && (integrations.data ?? isDenied)
        ? connectionsOf({ integrations: integrations.data, tokens: tokens.data, nowMs: readAtMs, unnamed })
        : undefined,
    [integrations.data, isDenied, tokens.data, readAtMs, unnamed],
  );
  return {
    data,
    // One error at a time: both reads fail together if the service is down.
    error: tokens.error ?? (isDenied || tokens.isFetching ? null : integrations.error),
    isFetching: tokens.isFetching || integrations.isFetching,
    refetch: () => Promise.all([tokens.refetch(), integrations.refetch()]),
  };
}

const awaitedEveryMs = 3_000;

/** Reads again when the window gets the focus while a connection is pending. The window may have been visible all the time, which Query does not notice. */
function useReturn(tokens: readonly UserOAuthToken[] | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (tokens === undefined) return;
    const onFocus = () => {
      if (tokens.some((token) => isAwaited(token, Date.now()))) void refetch();
    };
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [tokens, refetch]);
}

/** A connection that was started. */
export interface StartedConnection {
  /** The address at which the user grants access. */
  readonly address: string;
  /** False if the browser blocked the window. Show the address as a link then. */
  readonly isOpened: boolean;
}

/** Returns a mutation that starts a connection and opens the provider's page in a new window, after checking its address. */
export function useStartConnection() {
  const { mutateAsync } = useInitiateOAuthFlow();
  return { mutateAsync: (params: { readonly integrationId: number }) => startConnection(() => mutateAsync(params)) };
}

async function startConnection(initiate: () => Promise<Parameters<typeof consentAddressOf>[0]>): Promise<StartedConnection> {
  // Opened before the address is known, because the browser would block a window opened long after the click.
  const page = open('about:blank', '_blank');
  try {
    const address = consentAddressOf(await initiate());
    // The provider's page must not be able to navigate this one.
    if (page !== null) page.opener = null;
    page?.location.replace(address);
    return { address, isOpened: page !== null };
  } catch (error) {
    page?.close();
    throw error;
  }
}
