import type { JsonObject } from '../../../client/chat-stream/QueryRows.js';

/** The kind of token: for the APIs of a deployment, for those of one environment, or for the usage analytics of the account. */
export type TokenKind = 'deployment' | 'environment' | 'usage';

/** What is asked of the service. */
export type TokenRequest =
  | { readonly kind: 'deployment'; readonly expiresIn: number }
  | {
      readonly kind: 'environment';
      readonly environmentId: number;
      readonly expiresIn: number;
      readonly securityContext: JsonObject;
      readonly scopes: readonly string[];
      /** True for a token that may only read metadata, for a tool that syncs it. */
      readonly isForSync: boolean;
    }
  | { readonly kind: 'usage' };

/** A token, which the service does not return again. */
export interface MintedToken {
  readonly kind: TokenKind;
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

/** The scopes of an environment token that the service keeps. */
export const environmentScopes = ['meta', 'sql-runner'] as const;

/** The operation that makes a token. */
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
