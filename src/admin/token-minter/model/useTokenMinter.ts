'use client';
import { useCallback, useState } from 'react';
import { useCreateDeploymentToken } from '../../../data/resources/deployments.js';
import {
  useCreateDeploymentEnvironmentToken,
  useCreateDeploymentEnvironmentTokenForMetaSync,
} from '../../../data/resources/environments.js';
import { useCreateUsageAnalyticsToken } from '../../../data/resources/usage-analytics.js';
import { useControllable } from '../../../react/state/useControllable.js';
import { type ActionEvents, action, type RunningActions } from '../../kit/actions/action.js';
import { untraced } from '../../kit/actions/untraced.js';
import { useActions } from '../../kit/actions/useActions.js';
import { type MintedToken, operationOf, type TokenKind, type TokenRequest } from './tokenRequests.js';

/** The options of `TokenMinter`: the deployment, and the kind of token, which the host can control. */
export interface TokenMinterOptions extends ActionEvents<'token-minter', typeof tokenActions> {
  /** The deployment that tokens are for. */
  readonly deploymentId: number;
  /** The chosen kind of token. */
  readonly kind?: TokenKind | undefined;
  /** The kind that is chosen at first. Default `deployment`. */
  readonly defaultKind?: TokenKind | undefined;
  /** Called when the user chooses a kind. */
  readonly onKindChange?: ((kind: TokenKind) => void) | undefined;
}

/** The logic of the token minter: the chosen kind, the last token, and the action that creates one. */
export interface TokenMinterModel extends RunningActions<typeof tokenActions> {
  /** The chosen kind of token. */
  readonly kind: TokenKind;
  /** The last token, until `forget` is called or another kind is chosen. It is kept only here. */
  readonly minted: MintedToken | undefined;
  /** Chooses the kind of token, and forgets the last one. */
  setKind(kind: TokenKind): void;
  /** Forgets the last token. */
  forget(): void;
}

const useDeploymentToken = untraced(useCreateDeploymentToken);
const useEnvironmentToken = untraced(useCreateDeploymentEnvironmentToken);
const useSyncToken = untraced(useCreateDeploymentEnvironmentTokenForMetaSync);
const useUsageToken = untraced(useCreateUsageAnalyticsToken);

/** The actions of the token minter. The host's callbacks receive the request, never the token. */
export const tokenActions = {
  mint: action(
    operationOf,
    'minted',
    useMint,
    ({ deploymentId }: { readonly deploymentId: number }, request: TokenRequest) => ({ deploymentId, request }),
    { saidOf: ({ expiresAtMs }: MintedToken, request: TokenRequest) => [request, { expiresAtMs }] as const },
  ),
};

/** The logic of `TokenMinter`. */
export function useTokenMinter(options: TokenMinterOptions): TokenMinterModel {
  const { kind: given, defaultKind = 'deployment', onKindChange } = options;
  const [kind, choose] = useControllable(given, defaultKind, onKindChange);
  const [minted, setMinted] = useState<MintedToken>();
  const actions = useActions('token-minter', tokenActions, options, { mint: { begin: () => setMinted(undefined), done: setMinted } });
  const setKind = useCallback(
    (next: TokenKind) => {
      setMinted(undefined);
      choose(next);
    },
    [choose],
  );
  const forget = useCallback(() => setMinted(undefined), []);
  // The host may have chosen another kind in the meantime.
  return { ...actions, kind, minted: minted?.kind === kind ? minted : undefined, setKind, forget };
}

interface MintParams {
  readonly deploymentId: number;
  readonly request: TokenRequest;
}

function useMint() {
  const deployment = useDeploymentToken();
  const environment = useEnvironmentToken();
  const sync = useSyncToken();
  const usage = useUsageToken();
  return {
    async mutateAsync({ deploymentId, request }: MintParams): Promise<MintedToken> {
      const askedAtMs = Date.now();
      switch (request.kind) {
        case 'deployment': {
          const { expiresIn } = request;
          const { serviceApiToken: token } = await deployment.mutateAsync({ deploymentId, expiresIn });
          // The response has no expiry time. Counting from before the call never shows a token for longer than it works.
          return { kind: 'deployment', token, expiresAtMs: askedAtMs + expiresIn * 1_000, apiUrl: undefined };
        }
        case 'environment': {
          const { environmentId, expiresIn, securityContext, scopes, isForSync } = request;
          const { data } = await (isForSync ? sync : environment).mutateAsync({
            deploymentId,
            environmentId,
            expires_in: expiresIn,
            security_context: securityContext,
            ...(!isForSync && { scopes }),
          });
          return { kind: 'environment', token: data.token, expiresAtMs: timeOf(data.expires_at), apiUrl: undefined };
        }
        case 'usage': {
          const { token, expiresAt, apiUrl } = await usage.mutateAsync({});
          return { kind: 'usage', token, expiresAtMs: timeOf(expiresAt), apiUrl };
        }
      }
    },
  };
}

function timeOf(text: string | null | undefined): number | undefined {
  const timeMs = text == null ? Number.NaN : Date.parse(text);
  return Number.isNaN(timeMs) ? undefined : timeMs;
}
