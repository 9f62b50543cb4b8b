import type { JsonObject } from '@parley/react/client';
import type { Table } from '../Table.js';

/** What connects the tenant and its users with other services. Times are milliseconds since 1970. */
export interface Connections {
  readonly integrations: Table<OAuthIntegrationRecord>;
  readonly userTokens: Table<UserOAuthTokenRecord>;
  readonly tokenConfigs: Table<OidcTokenConfigRecord>;
}

export interface OAuthIntegrationRecord {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[] | null;
  readonly config: JsonObject | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface UserOAuthTokenRecord {
  readonly id: number;
  readonly userId: number;
  readonly integrationId: number;
  /** When the user was last sent to the other service to agree. */
  readonly initiatedAt: number;
  readonly createdAt: number;
}

export interface OidcTokenConfigRecord {
  readonly id: number;
  readonly name: string;
  readonly audienceType: string;
  readonly audience: string;
  readonly isEnabled: boolean;
  readonly customClaims: JsonObject | null;
  readonly subFormat: string | null;
  readonly targetEnvVar: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}
