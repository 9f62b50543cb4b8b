import type { Connections, OAuthIntegrationRecord, OidcTokenConfigRecord, UserOAuthTokenRecord } from '../account/Connections.js';
import { createTable } from '../Table.js';
import { dayMs } from '../times.js';

/** Two OAuth integrations, the first used by the admin, and three configs for tokens, one of them disabled. */
export function seedConnections(now: number): Connections {
  const integrations = createTable<OAuthIntegrationRecord>();
  const userTokens = createTable<UserOAuthTokenRecord>();
  const tokenConfigs = createTable<OidcTokenConfigRecord>();
  const createdAt = now - 90 * dayMs;
  const dates = { createdAt, updatedAt: createdAt };
  const address = { authUrl: 'https://login.halloway.example/authorize', tokenUrl: 'https://login.halloway.example/token' };
  const common = { ...address, clientSecret: 'local', redirectUri: 'https://app.parley.example/oauth/callback', ...dates };
  const { id: warehouse } = integrations.insert({
    ...common,
    name: 'Warehouse sign-in',
    type: 'warehouse',
    clientId: 'parley-warehouse',
    scopes: ['read', 'offline_access'],
    config: { role: 'ANALYST' },
  });
  integrations.insert({ ...common, name: 'Ticket desk', type: 'custom', clientId: 'parley-tickets', scopes: null, config: null });
  userTokens.insert({ userId: 1, integrationId: warehouse, initiatedAt: now - 7 * dayMs, createdAt: now - 40 * dayMs });
  tokenConfigs.insert({
    ...dates,
    name: 'lake-reader',
    audienceType: 'aws',
    audience: 'sts.amazonaws.com',
    isEnabled: true,
    customClaims: null,
    subFormat: 'deployment:{deployment_id}:{component}',
    targetEnvVar: 'AWS_WEB_IDENTITY_TOKEN_FILE',
  });
  tokenConfigs.insert({
    ...dates,
    name: 'report-mailer',
    audienceType: 'custom',
    audience: 'https://mail.halloway.example',
    isEnabled: true,
    customClaims: { team: 'analytics', environment: 'production' },
    subFormat: null,
    targetEnvVar: 'MAIL_TOKEN',
    updatedAt: now - 3 * dayMs,
  });
  tokenConfigs.insert({
    ...dates,
    name: 'archive-2024',
    audienceType: 'gcp',
    audience: 'https://iam.googleapis.com',
    isEnabled: false,
    customClaims: null,
    subFormat: '{region}:{component}',
    targetEnvVar: null,
    updatedAt: now - 20 * dayMs,
  });
  return { integrations, userTokens, tokenConfigs };
}
