import type { JsonObject } from '../chat-stream/QueryRows.js';
import { operation } from '../http/operation.js';
import { checkExactlyOne, refuse } from './checks/checks.js';
import type { EmbedUserProfile } from './embed-users.js';
import type { UserAttributeDefinition, UserAttributeInput } from './user-attributes.js';

/**
 * Creates a session for a page that embeds dashboards, and provisions its embed user and tenant if they are new. The id
 * must be redeemed within 5 minutes. `branchName` lets the page query another branch: fails with 404 if the branch does not
 * exist, and with 400 if nothing runs on it. Fails with 403 if the API key belongs to other deployments or if embedding is
 * off. For servers, and admin only (docs/contract/embedding.md#sessions).
 * @throws 400 if the branch is not running, an attribute is given twice, an existing attribute is given another type, or a group of the
 *   account or of the embed tenant does not exist
 * @throws 403 if the caller is not an admin or uses an embed session, the API key does not cover the deployment, or the deployment does not
 *   allow embedding
 * @throws 404 if the deployment, branch or user does not exist
 */
export const generateSession = operation<GenerateSession, GenerateSessionResponse>(
  'generateSession',
  'POST',
  '/api/v1/embed/generate-session',
  {
    check(params, operation) {
      checkSubject(params, operation);
      checkTenant(params, operation);
    },
  },
);

/**
 * Redeems a session for the token that the embedded page sends, which is valid for 24 hours. Works once and without any
 * credential; 401 says that the session is unknown, expired, revoked or was redeemed before (docs/contract/embedding.md#sessions).
 */
export const postTokenBySessionId = operation<PostTokenBySessionIdInput, GenerateEmbedTokenResponse>(
  'postTokenBySessionId',
  'POST',
  '/api/v1/embed/session/token',
  { api: 'open' },
);

/**
 * Ends a session: it can no longer be redeemed, and requests with its token fail with 401. Also succeeds if the session is
 * unknown, expired or already revoked. Admin only (docs/contract/embedding.md#sessions).
 * @status 204
 * @throws 403 if the caller is not an admin, or uses an embed session
 */
export const revokeSession = operation<RevokeEmbedSessionInput, void>('revokeSession', 'POST', '/api/v1/embed/session/revoke', {
  check({ sessionId }, operation) {
    if (!/^[0-9a-f]{32}$/.test(sessionId)) refuse({ field: 'sessionId', operation }, 'must be 32 lowercase hexadecimal digits');
  },
});

/** The viewer of the embedded page, their tenant, and the content of the page. */
export interface GenerateSession {
  /** The deployment whose data the page shows. */
  readonly deploymentId: number;
  /** The embed user, by the customer's own id. Exactly one of this and `internalId`. */
  readonly externalId?: string | null | undefined;
  /** A user of the account. Their groups, attributes and security context are stored, so none of them may be given. */
  readonly internalId?: string | null | undefined;
  /** The email address of the embed user. */
  readonly email?: string | null | undefined;
  /** The details that the user's pages show. */
  readonly userProfile?: EmbedUserProfile | null | undefined;
  /** 2 to 36 lower-case letters, digits and hyphens, with a letter first and no hyphen last. */
  readonly embedTenantName?: string | null | undefined;
  /** The details that the tenant's pages show. */
  readonly embedTenantProfile?: EmbedTenantProfile | null | undefined;
  /** True to let the user create workbooks of the tenant. */
  readonly creatorMode?: boolean | null | undefined;
  /** True if the user is deleted some time after the session. */
  readonly isEphemeral?: boolean | null | undefined;
  /** Names of groups of the account, which must exist. */
  readonly groups?: readonly string[] | null | undefined;
  /** Names of groups of the embed tenant. Needs `creatorMode` and `embedTenantName`. */
  readonly tenantGroups?: readonly string[] | null | undefined;
  /** Groups of the embed tenant, created if missing. Needs `creatorMode` and `embedTenantName`. */
  readonly tenantGroupDefinitions?: readonly GroupDefinition[] | null | undefined;
  /** @deprecated Ignored by the service. Make groups of the account beforehand, or use `tenantGroupDefinitions`. */
  readonly groupDefinitions?: readonly GroupDefinition[] | null | undefined;
  /** Each name once. */
  readonly userAttributes?: readonly UserAttributeInput[] | null | undefined;
  /** Attributes to define before they get a value. */
  readonly userAttributeDefinitions?: readonly UserAttributeDefinition[] | null | undefined;
  /** The names of the user's roles. */
  readonly roles?: readonly string[] | null | undefined;
  /** The security context that row-level policies read. */
  readonly securityContext?: JsonObject | null | undefined;
  /** The settings of the pages, in place of those of the account. */
  readonly settings?: EmbedSessionSettings | null | undefined;
  /** Default: the production branch. */
  readonly branchName?: string | null | undefined;
  /** The one dashboard that the session shows. */
  readonly publicDashboardId?: string | null | undefined;
  /** The appearance of the pages. */
  readonly embedTheme?: EmbedTheme | null | undefined;
}

/** Omitted keys are inherited. `allowAi: false` overrides every key that starts with `show`, and the service enforces it. */
export interface EmbedSessionSettings {
  /** False to turn off everything that uses AI. */
  readonly allowAi?: boolean | null | undefined;
  /** True to show the chat on dashboards. */
  readonly showDashboardChat?: boolean | null | undefined;
  /** True to show the chat in workbooks. */
  readonly showWorkbookChat?: boolean | null | undefined;
  /** True to show widgets that use AI. */
  readonly showAiWidgets?: boolean | null | undefined;
  /** True to let the chat save reports, workbooks and dashboards. */
  readonly allowChatWorkspaceAuthoring?: boolean | null | undefined;
  /** True to show the sharing of workbooks. */
  readonly showWorkbookShare?: boolean | null | undefined;
  /** True to show the settings of dashboards. */
  readonly showDashboardSettings?: boolean | null | undefined;
  /** True to show members by name rather than by title. */
  readonly showMemberNames?: boolean | null | undefined;
  /** True to group members by their view. */
  readonly showGroupByCube?: boolean | null | undefined;
  /** The BCP 47 tag of the pages. */
  readonly locale?: string | null | undefined;
  /** The IANA time zone of the pages. */
  readonly timezone?: string | null | undefined;
}

/** The details of an embed tenant that its pages show. */
export interface EmbedTenantProfile {
  /** The name to show for the tenant. */
  readonly displayName?: string | null | undefined;
}

/** A group to create. */
export interface GroupDefinition {
  /** The name, which cannot change later. */
  readonly name: string;
  /** An explanation for admins. */
  readonly description?: string | null | undefined;
}

/** The appearance of embedded pages. */
export interface EmbedTheme {
  /** The font family, as CSS. */
  readonly font?: string | null | undefined;
  /** The accent colour, as CSS. */
  readonly primaryColor?: string | null | undefined;
  /** The appearance of the chat. */
  readonly chat?: EmbedThemeChat | null | undefined;
  /** The appearance of the analytics chat. */
  readonly analyticsChat?: EmbedThemeAnalyticsChat | null | undefined;
}

/** The appearance of the chat. */
export interface EmbedThemeChat {
  /** The colour of the input, as CSS. */
  readonly inputColor?: string | null | undefined;
}

/** The appearance of the analytics chat. */
export interface EmbedThemeAnalyticsChat {
  /** The colour behind the conversation, as CSS. */
  readonly backgroundColor?: string | null | undefined;
  /** The appearance of the input. */
  readonly chatInput?: EmbedThemeAnalyticsChatInput | null | undefined;
}

/** The appearance of the input of the analytics chat. */
export interface EmbedThemeAnalyticsChatInput {
  /** The colour behind the text, as CSS. */
  readonly backgroundColor?: string | null | undefined;
  /** The colour of the border, as CSS. */
  readonly borderColor?: string | null | undefined;
}

/** A session that pages exchange for a token. */
export interface GenerateSessionResponse {
  /** Pass it to `postTokenBySessionId` from the page. */
  readonly sessionId: string;
}

/** The session to exchange for a token. */
export interface PostTokenBySessionIdInput {
  /** The id that `generateSession` returned. */
  readonly sessionId: string;
}

/** The token of an embed session. */
export interface GenerateEmbedTokenResponse {
  /** A JWT; pass it to a client as `{ kind: 'embed-token', token }`. */
  readonly token: string;
}

/** The session whose tokens become invalid. */
export interface RevokeEmbedSessionInput {
  /** 32 lower-case hexadecimal digits. */
  readonly sessionId: string;
}

function checkSubject({ externalId, internalId, ...rest }: GenerateSession, operation: string): void {
  checkExactlyOne({ externalId, internalId }, operation);
  if (!isGiven(internalId)) return;
  const field = broughtByInternalUsers.find((name) => isGiven(rest[name]));
  if (field !== undefined)
    refuse({ field, operation }, 'cannot be combined with internalId, because that user already has their own; leave it out');
}

const broughtByInternalUsers = ['groups', 'userAttributes', 'userAttributeDefinitions', 'securityContext', 'userProfile'] as const;

function checkTenant({ embedTenantName, creatorMode, tenantGroups, tenantGroupDefinitions }: GenerateSession, operation: string): void {
  if (isGiven(embedTenantName) && !/^[a-z][a-z0-9-]{0,34}[a-z0-9]$/.test(String(embedTenantName))) {
    const rule = 'must be 2 to 36 lowercase letters, digits and hyphens, start with a letter and not end with a hyphen';
    refuse({ field: 'embedTenantName', operation }, rule);
  }
  if (!isGiven(tenantGroups) && !isGiven(tenantGroupDefinitions)) return;
  const field = isGiven(tenantGroups) ? 'tenantGroups' : 'tenantGroupDefinitions';
  if (creatorMode !== true || !isGiven(embedTenantName))
    refuse({ field, operation }, 'requires creatorMode and embedTenantName; pass both');
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
