'use client';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ServiceError } from '../../client/errors/ServiceError.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { User } from '../../client/resources/current-user.js';
import { eachScimResource } from '../../client/resources/scim.js';
import { listScimUsers } from '../../client/resources/scim-users.js';
import type { BulkUserAction } from '../../client/resources/users.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { resourceKey } from '../queryKeys.js';

/**
 * Facts about accounts from the responses to actions. Stored with the queries, for the signed-in user only, so that they
 * survive unmounting: no list of the management API shows who is deactivated.
 */
export function useAccountLedger(): AccountLedger {
  const { data = noAccounts } = useQuery<AccountLedger>(ledgerOf(useServiceClient()));
  return data;
}

/** Returns a function that adds facts to the ledger. Unlike `useAccountLedger`, it does not subscribe the caller to changes. */
export function useTellAccounts(): (news: AccountNews) => void {
  const client = useServiceClient();
  const queryClient = useQueryClient();
  return useCallback(
    (news) => {
      const query = queryClient.getQueryCache().build<AccountLedger>(queryClient, ledgerOf(client));
      query.setData(learn(query.state.data ?? noAccounts, news), { manual: true });
    },
    [queryClient, client],
  );
}

function ledgerOf(client: ServiceClient) {
  return {
    queryKey: resourceKey(client, ['account-ledger'], 'list', {}),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
  } as const;
}

const noAccounts: AccountLedger = new Map();
// On a server, any finite time is a timer that keeps the process alive after rendering.
const keptMs = typeof window === 'undefined' ? Number.POSITIVE_INFINITY : 3_600_000;

/** The known facts about an account. A list of users contains neither permissions nor state; the responses to actions do. */
export interface KnownAccount {
  /** True if the user cannot sign in; `undefined` if unknown. */
  readonly isDeactivated?: boolean | undefined;
  /** True for administrators; `undefined` if unknown. */
  readonly isAdmin?: boolean | undefined;
  /** The name that was saved last, which may be newer than that of the list. */
  readonly firstName?: string | null | undefined;
  /** The job title that was saved last. */
  readonly title?: string | null | undefined;
  /** The username, which a list of users may lack. */
  readonly username?: string | undefined;
  /** The time of the last sign-in; `null` for a user who never signed in. */
  readonly lastLogin?: string | null | undefined;
  /** The time the state was learned, in milliseconds since 1970. */
  readonly learnedAtMs: number;
}

/** The known accounts, by user id. */
export type AccountLedger = ReadonlyMap<number, KnownAccount>;

export type AccountNews =
  | { readonly kind: 'received'; readonly user: User; readonly atMs: number }
  | { readonly kind: 'acted'; readonly action: BulkUserAction; readonly userIds: readonly number[]; readonly atMs: number };

/** Returns the ledger updated with new facts. Deleted users are removed. */
export function learn(ledger: AccountLedger, news: AccountNews): AccountLedger {
  const next = new Map(ledger);
  switch (news.kind) {
    case 'received': {
      const { id, isAdmin, firstName, title, username, lastLogin, isDeactivated } = news.user;
      next.set(id, {
        isAdmin,
        firstName,
        title,
        username,
        lastLogin,
        isDeactivated: isDeactivated ?? ledger.get(id)?.isDeactivated,
        learnedAtMs: news.atMs,
      });
      return next;
    }
    case 'acted':
      for (const id of news.userIds) {
        if (news.action === 'DELETE') next.delete(id);
        else next.set(id, { ...next.get(id), isDeactivated: news.action === 'DEACTIVATE', learnedAtMs: news.atMs });
      }
      return next;
    default:
      return news satisfies never;
  }
}

/** Returns the state of an account from provisioning, or from a later action; `unknown` if neither is known. */
export function stateOf(account: KnownAccount | undefined, provisioned: ProvisionedState | undefined, userId: number): AccountState {
  const isNewer = account?.isDeactivated !== undefined && account.learnedAtMs >= (provisioned?.readAtMs ?? 0);
  if (isNewer) return account.isDeactivated ? 'deactivated' : 'active';
  if (provisioned !== undefined) return provisioned.deactivatedIds.has(userId) ? 'deactivated' : 'active';
  return 'unknown';
}

/** The state of an account; `unknown` until the response to an action tells it. */
export type AccountState = 'active' | 'deactivated' | 'unknown';

/** The deactivated users, as provisioning reports them. */
export interface ProvisionedState {
  readonly deactivatedIds: ReadonlySet<number>;
  readonly readAtMs: number;
}

/** Reads the deactivated users from provisioning in one list, regardless of the search. `undefined` until it is loaded. */
export function useProvisionedState(isProvisioned: boolean): {
  readonly state: ProvisionedState | undefined;
  readonly error: ServiceError | null;
} {
  const client = useServiceClient();
  const { data, dataUpdatedAt, error } = useQuery<ReadonlySet<number>, ServiceError>({
    queryKey: resourceKey(client, ['scim', 'Users'], 'list', { filter, of: 'ids' }),
    queryFn: ({ signal }) => readDeactivatedIds(client, signal),
    enabled: isProvisioned,
    retry: false,
  });
  const state = useMemo(() => data && { deactivatedIds: data, readAtMs: dataUpdatedAt }, [data, dataUpdatedAt]);
  return { state, error };
}

async function readDeactivatedIds(client: ServiceClient, signal: AbortSignal): Promise<ReadonlySet<number>> {
  const ids = new Set<number>();
  for await (const { id } of eachScimResource(listScimUsers, client, { filter, count: 1_000 }, { signal })) ids.add(readUserId(id));
  return ids;
}

/** Rejects ids that only provisioning uses: with them, deactivated users would look active. */
export function readUserId(id: string | undefined): number {
  if (id !== undefined && /^\d+$/.test(id)) return Number(id);
  throw new ServiceError('protocol', `Provisioning returned the user id "${id}", which is not an id of the management API.`, {
    operation: 'listScimUsers',
  });
}

const filter = 'active eq false';
