'use client';
import type { ServiceNames } from '../../client/http/ServiceClient.js';
import { useChatActions } from '../../hooks/useChatActions.js';

/** What the service of this conversation calls its tools. */
export function useChatNames(): ServiceNames {
  return useChatActions().client.names;
}
