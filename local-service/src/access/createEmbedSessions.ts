import { AuthenticationFailure } from '../http/ServiceFailure.js';
import { randomId } from '../randomId.js';
import type { Credentials } from '../session/credentials.js';
import type { EmbedCaller } from '../tenant/callers/Caller.js';
import { type EmbedOptions, effectiveSettings } from '../tenant/callers/embedOptions.js';
import type { UserRecord } from '../tenant/people/People.js';
import type { Tenant } from '../tenant/Tenant.js';
import { dayMs, minuteMs } from '../tenant/times.js';

/** Sessions of embedded pages: made, redeemed once for a token, revoked. */
export interface EmbedSessions {
  /** The user of a redeemed session that still holds. */
  callerOfSession(sessionId: string): EmbedCaller | undefined;
  /** The user of a token that still holds. */
  callerOf(token: string): Promise<EmbedCaller | undefined>;
  /** Gives the id of a session that waits five minutes to be redeemed. */
  open(subject: EmbedSubject): string;
  /** Gives the token, for a day. 401 for an id that is unknown, redeemed, revoked or too old. */
  redeem(sessionId: string): Promise<string>;
  /** Neither the id nor its token is good for anything from now on. */
  revoke(sessionId: string): void;
  revokeAllOf(embedTenantName: string): void;
}

/** The user of a session: an embed user, or a user of the account. */
export interface EmbedSubject {
  readonly deploymentId: number;
  readonly embedTenantName: string | undefined;
  readonly embedUserId: number | undefined;
  readonly userId: number | undefined;
  readonly isCreator: boolean;
  readonly options: EmbedOptions;
}

export function createEmbedSessions({ tenant, credentials }: EmbedSessionsOptions): EmbedSessions {
  const { clock, people, embedding, state } = tenant;
  const sessions = state.map<string, EmbedSession>('embed sessions');

  function removeExpired(): void {
    for (const [sessionId, { endsAt }] of sessions) if (clock() >= endsAt) sessions.delete(sessionId);
  }

  function callerOfSession(sessionId: string): EmbedCaller | undefined {
    const session = sessions.get(sessionId);
    if (session === undefined || !session.isRedeemed) return undefined;
    const { deploymentId, embedTenantName, embedUserId, isCreator, options } = session.subject;
    if (embedUserId !== undefined && embedding.users.find(embedUserId)?.isDeactivated !== false) return undefined;
    const user = accountUserOf(session.subject);
    if (embedUserId === undefined && user?.isDeactivated !== false) return undefined;
    const deploymentIds = [deploymentId];
    return { kind: 'embed', isAdmin: false, sessionId, deploymentIds, embedTenantName, embedUserId, user, isCreator, options };
  }

  function accountUserOf({ userId }: EmbedSubject): UserRecord | undefined {
    return userId === undefined ? undefined : people.users.find(userId);
  }

  return {
    callerOfSession(sessionId) {
      removeExpired();
      return callerOfSession(sessionId);
    },
    async callerOf(token) {
      const { scope, sessionId } = await credentials.verifySignature(token);
      if (!Array.isArray(scope) || !scope.includes(embedScope) || typeof sessionId !== 'string') return undefined;
      return callerOfSession(sessionId);
    },
    open(subject) {
      removeExpired();
      const sessionId = randomId('');
      sessions.set(sessionId, { subject, isRedeemed: false, endsAt: clock() + sessionLifetimeMs });
      return sessionId;
    },
    async redeem(sessionId) {
      removeExpired();
      const session = sessions.get(sessionId);
      if (session === undefined || session.isRedeemed) {
        throw new AuthenticationFailure('The embed session does not exist, has expired, or has already been used. Generate a new one.');
      }
      // Before anything is awaited, so that of two who redeem at once only one succeeds.
      sessions.set(sessionId, { ...session, isRedeemed: true, endsAt: clock() + tokenLifetimeMs });
      const { embedUserId, userId, deploymentId, embedTenantName, options } = session.subject;
      if (embedUserId !== undefined) embedding.users.update(embedUserId, { lastLogin: clock() });
      const sub = embedUserId === undefined ? `embedded-user:${userId}` : `embed-user:${embedUserId}`;
      // The page reads from its token what it may show; attributes and security context are for the service alone.
      const { branchName, embedTheme } = options;
      const settings = effectiveSettings(options.settings);
      const page = { deploymentId, embedTenantName, branchName, settings, embedTheme };
      return credentials.mintToken({ ...page, sub, scope: [embedScope], sessionId, expiresInSeconds: tokenLifetimeMs / 1000 });
    },
    revoke(sessionId) {
      sessions.delete(sessionId);
    },
    revokeAllOf(embedTenantName) {
      for (const [sessionId, { subject }] of sessions) if (subject.embedTenantName === embedTenantName) sessions.delete(sessionId);
    },
  };
}

interface EmbedSessionsOptions {
  readonly tenant: Tenant;
  readonly credentials: Credentials;
}

interface EmbedSession {
  readonly subject: EmbedSubject;
  readonly isRedeemed: boolean;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

const embedScope = 'embed';
const sessionLifetimeMs = 5 * minuteMs;
const tokenLifetimeMs = dayMs;
