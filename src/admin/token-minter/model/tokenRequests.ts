import type { JsonObject } from '../../../client/chat-stream/QueryRows.js';

/** The kind of token: for the APIs of a deployment, for those of one environment, or for the usage analytics of the account. */
export type TokenKind = 'deployment' | 'environment' | 'usage';

/** A request for a token. */
export type TokenRequest = DeploymentTokenRequest | EnvironmentTokenRequest | UsageTokenRequest;

/** A request for a token for the APIs of the deployment. */
export interface DeploymentTokenRequest {
  /** The kind of token. */
  readonly kind: 'deployment';
  /** The lifetime in seconds. */
  readonly expiresIn: number;
}

/** A request for a token for the APIs of one environment. */
export interface EnvironmentTokenRequest {
  /** The kind of token. */
  readonly kind: 'environment';
  /** The id of the environment. */
  readonly environmentId: number;
  /** The lifetime in seconds. */
  readonly expiresIn: number;
  /** The security context that row-level policies read. */
  readonly securityContext: JsonObject;
  /** Additional permissions: `meta`, `sql-runner`. */
  readonly scopes: readonly string[];
  /** True for a token that can only read metadata, for tools that sync it. */
  readonly isForSync: boolean;
}

/** A request for a token for the usage analytics of the account. */
export interface UsageTokenRequest {
  /** The kind of token. */
  readonly kind: 'usage';
}

/** A new token. The service does not return it again. */
export interface MintedToken {
  /** The kind of token. */
  readonly kind: TokenKind;
  /** The token itself. */
  readonly token: string;
  /** The time it expires, in milliseconds since 1970. */
  readonly expiresAtMs: number | undefined;
  /** The address to send it to, if the service names one. */
  readonly apiUrl: string | undefined;
}

/** The lifetimes to choose from, in seconds, within what the service allows: 60 to 86,400 for a deployment, up to 3,600 for an environment. */
export const lifetimes: Readonly<Record<'deployment' | 'environment', readonly number[]>> = {
  deployment: [60, 900, 3_600, 21_600, 43_200, 86_400],
  environment: [60, 300, 900, 1_800, 3_600],
};

/** The scopes that the service accepts for an environment token. */
export const environmentScopes = ['meta', 'sql-runner'] as const;

/** Returns the id of the operation that creates the token. */
export function operationOf(request: TokenRequest): string {
  switch (request.kind) {
    case 'deployment':
      return 'deploymentToken';
    case 'environment':
      return request.isForSync ? 'createDeploymentEnvironmentTokenForMetaSync' : 'createDeploymentEnvironmentToken';
    case 'usage':
      return 'createToken';
  }
}
