import type { DeploymentEnvironmentToken, JsonObject } from '@parley/react/client';
import type { Credentials } from '../../session/credentials.js';
import { createTable } from '../Table.js';
import type { Tenant } from '../Tenant.js';
import { toTimestamp } from '../times.js';

/** Tokens of environments, each known to the user who minted it. */
export interface EnvironmentTokens {
  mint(request: TokenRequest): Promise<EnvironmentTokenRecord>;
  /** The latest live ones of this user, at most 1000. */
  listOf(address: TokenAddress): readonly EnvironmentTokenRecord[];
}

export interface TokenAddress {
  readonly deploymentId: number;
  readonly environmentId: number;
  readonly userId: number;
}

interface TokenRequest extends TokenAddress {
  readonly securityContext: JsonObject;
  readonly scopes: readonly string[];
  readonly expiresInSeconds: number;
}

export interface EnvironmentTokenRecord extends TokenAddress {
  readonly id: number;
  readonly token: string;
  readonly securityContext: JsonObject;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export function createEnvironmentTokens(credentials: Credentials, { clock, state }: Tenant): EnvironmentTokens {
  const tokens = createTable<EnvironmentTokenRecord>().fork(state, 'environment tokens');

  return {
    async mint({ scopes, expiresInSeconds, ...token }) {
      forgetExpired();
      const { deploymentId, environmentId, securityContext } = token;
      const createdAt = clock();
      const text = await credentials.mintToken({
        deploymentId,
        environmentId,
        // Separate claims: a security context may hold any name, such as `scope` or `sub`.
        securityContext,
        scope: scopes,
        expiresInSeconds,
      });
      return tokens.insert({ ...token, token: text, createdAt, expiresAt: createdAt + expiresInSeconds * 1000 });
    },
    listOf({ deploymentId, environmentId, userId }) {
      return tokens
        .values()
        .filter((token) => token.deploymentId === deploymentId && token.environmentId === environmentId && token.userId === userId)
        .filter(isLive)
        .slice(-maxListed);
    },
  };

  function isLive({ expiresAt }: EnvironmentTokenRecord): boolean {
    return expiresAt > clock();
  }

  function forgetExpired(): void {
    for (const token of tokens.values()) if (!isLive(token)) tokens.remove(token.id);
  }
}

export function toEnvironmentToken({ token, securityContext, createdAt, expiresAt }: EnvironmentTokenRecord): DeploymentEnvironmentToken {
  return { token, security_context: securityContext, created_at: toTimestamp(createdAt), expires_at: toTimestamp(expiresAt) };
}

const maxListed = 1_000;
