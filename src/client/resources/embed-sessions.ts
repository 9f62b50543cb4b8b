import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { EmbedUserProfile } from './embed-users.js';
import type { UserAttributeDefinition, UserAttributeInput } from './user-attributes.js';

/** 403 embedding off, not admin, or key scoped elsewhere; 404 branchName is not a branch; 400 nothing serves that branch, duplicate attribute names. Admin only (payload facts, Embed). */
export function generateSession(client: ServiceClient, body: GenerateSession, options?: CallOptions) {
  return client.post<GenerateSessionResponse>('/api/v1/embed/generate-session', { ...options, operation: 'generateSession', body });
}

/** 401 unknown or already redeemed. No credential; single use; session id lives 5 minutes, token 24 hours (payload facts, Embed). */
export function postTokenBySessionId(client: ServiceClient, body: PostTokenBySessionIdInput, options?: CallOptions) {
  return client.post<GenerateEmbedTokenResponse>('/api/v1/embed/session/token', {
    ...options,
    operation: 'postTokenBySessionId',
    api: 'open',
    body,
  });
}

/** 403 embedding off. Admin only (payload facts, Embed). */
export function revokeSession(client: ServiceClient, body: RevokeEmbedSessionInput, options?: CallOptions) {
  return client.post<void>('/api/v1/embed/session/revoke', { ...options, operation: 'revokeSession', body });
}

/** Exactly one of externalId, internalId; embedTenantName ^[a-z][a-z0-9-]{0,34}[a-z0-9]$ ; tenantGroups and tenantGroupDefinitions need creatorMode true and embedTenantName; with internalId no groups, attributes, securityContext or userProfile. */
export interface GenerateSession {
  readonly deploymentId: number;
  readonly externalId?: string | null | undefined;
  readonly internalId?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly userProfile?: EmbedUserProfile | null | undefined;
  readonly embedTenantName?: string | null | undefined;
  readonly embedTenantProfile?: EmbedTenantProfile | null | undefined;
  readonly creatorMode?: boolean | null | undefined;
  readonly isEphemeral?: boolean | null | undefined;
  readonly groups?: readonly string[] | null | undefined;
  readonly tenantGroups?: readonly string[] | null | undefined;
  readonly tenantGroupDefinitions?: readonly GroupDefinition[] | null | undefined;
  /** Dep, ignored. */
  readonly groupDefinitions?: readonly GroupDefinition[] | null | undefined;
  readonly userAttributes?: readonly UserAttributeInput[] | null | undefined;
  readonly userAttributeDefinitions?: readonly UserAttributeDefinition[] | null | undefined;
  readonly roles?: readonly string[] | null | undefined;
  readonly securityContext?: JsonObject | null | undefined;
  readonly settings?: EmbedSessionSettings | null | undefined;
  readonly branchName?: string | null | undefined;
  readonly publicDashboardId?: string | null | undefined;
  readonly embedTheme?: EmbedTheme | null | undefined;
}

/** Omitted = inherit; allowAi false overrides every show* key and is enforced by the server. */
export interface EmbedSessionSettings {
  readonly allowAi?: boolean | null;
  readonly showDashboardChat?: boolean | null;
  readonly showWorkbookChat?: boolean | null;
  readonly showAiWidgets?: boolean | null;
  readonly allowChatWorkspaceAuthoring?: boolean | null;
  readonly showWorkbookShare?: boolean | null;
  readonly showDashboardSettings?: boolean | null;
  readonly showMemberNames?: boolean | null;
  readonly showGroupByCube?: boolean | null;
  readonly locale?: string | null;
  readonly timezone?: string | null;
}

export interface EmbedTenantProfile {
  readonly displayName?: string | null;
}

export interface GroupDefinition {
  readonly name: string;
  readonly description?: string | null;
}

export interface EmbedTheme {
  readonly font?: string | null;
  readonly primaryColor?: string | null;
  readonly chat?: EmbedThemeChat | null;
  readonly analyticsChat?: EmbedThemeAnalyticsChat | null;
}

export interface EmbedThemeChat {
  readonly inputColor?: string | null;
}

export interface EmbedThemeAnalyticsChat {
  readonly backgroundColor?: string | null;
  readonly chatInput?: EmbedThemeAnalyticsChatInput | null;
}

export interface EmbedThemeAnalyticsChatInput {
  readonly backgroundColor?: string | null | undefined;
  readonly borderColor?: string | null | undefined;
}

/** (JWT);. */
export interface GenerateSessionResponse {
  readonly sessionId: string;
}

/** (JWT);. */
export interface PostTokenBySessionIdInput {
  readonly sessionId: string;
}

/** (JWT);. */
export interface GenerateEmbedTokenResponse {
  readonly token: string;
}

/** (JWT);. */
export interface RevokeEmbedSessionInput {
  /** 32 lowercase hex. */
  readonly sessionId: string;
}
