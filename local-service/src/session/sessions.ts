import type { SessionSettings } from '@parley/react/client';
import type { AgentSession } from '../agent/Agent.js';
import { invalid, isObject, isStringArray } from '../http/fields.js';
import { AuthenticationFailure, ServiceFailure } from '../http/ServiceFailure.js';
import { canonicalIdentity } from './canonicalIdentity.js';
import type { Credentials, VerifiedToken } from './credentials.js';
import { readSessionSettings } from './readSessionSettings.js';
import { usableTimeZone } from './timeZone.js';
import type { Users } from './users.js';

/** Turns credentials into the session of a user (docs/contract/authentication.md#chat). */
export interface Sessions {
  /**
   * Checks the credential of a chat request; the caller it gives reads the `sessionSettings` of the body, which a service token ignores.
   */
  authenticate(request: Request, form: ChatForm): Promise<(sessionSettings: unknown) => Promise<AgentSession>>;
  /** Of the data query API: the service token in its own header or as a bearer token. */
  forData(request: Request): Promise<AgentSession>;
}

/** The two forms of the chat's address. */
type ChatForm = 'agents' | 'deployments';

export function createSessions({ credentials, users, account, defaultTimeZone, userAttributeNames }: SessionsOptions): Sessions {
  return {
    async authenticate(request, form) {
      // Authorization wins where both are sent; the other is ignored.
      const authorization = request.headers.get('authorization');
      if (authorization === null) {
        const token = await credentials.verifyToken(serviceToken(request));
        return () => fromToken(token);
      }
      const key = /^Api-Key (.+)$/i.exec(authorization)?.[1];
      if (key === undefined) throw new AuthenticationFailure('The Authorization header must be "Api-Key" followed by an API key.');
      if (form === 'deployments') throw new ServiceFailure(403, 'agentId is required for Api-Key authentication');
      if (key !== credentials.apiKey) throw new AuthenticationFailure('The API key is not valid.');
      return (sessionSettings) => fromSettings(readSessionSettings(sessionSettings));
    },
    async forData(request) {
      const authorization = request.headers.get('authorization');
      const token = authorization === null ? serviceToken(request) : /^Bearer (.+)$/i.exec(authorization)?.[1];
      if (token === undefined) throw new AuthenticationFailure('The Authorization header must be "Bearer" followed by a service token.');
      return fromToken(await credentials.verifyToken(token));
    },
  };

  async function fromToken({ externalId, claims }: VerifiedToken): Promise<AgentSession> {
    if (typeof claims.embedSessionId === 'string') return fromEmbedSession(claims.embedSessionId, externalId);
    const known = { ...(await accountAttributes(emailOf(claims.email, refuseEmail))), ...(await accountAttributes(externalId)) };
    const userAttributes = { ...known, ...attributesOfClaim(claims.userAttributes) };
    const { iss, aud, sub, jti, nbf, exp, iat, scope, externalId: _, email, ...securityContext } = claims;
    return {
      userId: users.external(externalId).id,
      userAttributes,
      groups: isStringArray(claims.groups) ? claims.groups : [],
      securityContext,
      timeZone: defaultTimeZone,
      allowWorkspaceAuthoring: true,
    };
  }

  async function fromEmbedSession(embedSessionId: string, externalId: string): Promise<AgentSession> {
    const identity = (await account()).embedIdentityOf(embedSessionId);
    if (identity === undefined) throw new AuthenticationFailure('The embed session of this token has ended.');
    const { timeZone, allowsAuthoring, ...session } = identity;
    return {
      ...session,
      userId: users.external(externalId).id,
      timeZone: usableTimeZone(timeZone, defaultTimeZone),
      allowWorkspaceAuthoring: allowsAuthoring,
    };
  }

  async function fromSettings(settings: SessionSettings): Promise<AgentSession> {
    const timeZone = usableTimeZone(settings.timezone, defaultTimeZone);
    const allowsAuthoring = settings.allowChatWorkspaceAuthoring !== false;
    if (settings.internalId !== undefined) {
      const user = users.internal(settings.internalId);
      if (user === undefined) throw invalid('sessionSettings.internalId', 'does not match an existing user');
      return {
        userId: `internal:${user.internalId}`,
        userAttributes: { ...(await accountAttributes(user.internalId)), ...user.userAttributes },
        groups: user.groups ?? [],
        securityContext: {},
        timeZone,
        allowWorkspaceAuthoring: allowsAuthoring && user.canAuthor !== false,
      };
    }
    refuseUnknownAttributes(settings);
    const { externalId = '', isEphemeral, ephemeralTtlSeconds: ttlSeconds } = settings;
    const email = emailOf(settings.email, () => invalid('sessionSettings.email', mustBePlain));
    const known = { ...(await accountAttributes(email)), ...(await accountAttributes(externalId)) };
    const userAttributes = { ...known, ...attributesOfList(settings.userAttributes ?? []) };
    return {
      userId: users.external(externalId, { isEphemeral, ttlSeconds }).id,
      userAttributes,
      groups: settings.groups ?? [],
      securityContext: settings.securityContext ?? {},
      timeZone,
      allowWorkspaceAuthoring: allowsAuthoring,
    };
  }

  /** The attributes that the account stores, which the request can override. Users of the account are identified by email. */
  async function accountAttributes(identity: string): Promise<UserAttributes> {
    const user = identity.includes('@') ? (await account()).accountUserOf(identity) : undefined;
    if (user?.isDeactivated) throw new AuthenticationFailure('This user is deactivated.');
    return user?.userAttributes ?? {};
  }

  function refuseUnknownAttributes({ userAttributes = [] }: SessionSettings): void {
    const unknown = userAttributes.find(({ name }) => userAttributeNames !== undefined && !userAttributeNames.includes(name));
    if (unknown !== undefined)
      throw invalid('sessionSettings.userAttributes', `contains an attribute that is not configured: ${unknown.name}`);
  }
}

/** Users of the account are identified by email, even if the credential gives them another external id. */
function emailOf(email: unknown, refusal: () => Error): string {
  if (email === undefined || email === null || email === '') return '';
  const identity = typeof email === 'string' ? canonicalIdentity(email.trim()) : undefined;
  if (identity === undefined) throw refusal();
  return identity;
}

function refuseEmail(): Error {
  return new AuthenticationFailure(`The email of the token ${mustBePlain}.`);
}

const mustBePlain = 'must be a string without spaces or invisible characters';

function serviceToken(request: Request): string {
  const token = request.headers.get('x-service-auth-token');
  if (token === null) throw new AuthenticationFailure('No credential was sent.');
  return token;
}

/**
 * Tokens carry attributes as in `sessionSettings`, or as one object. Any other shape is refused: to go on without
 * attributes would open rows that they close.
 */
function attributesOfClaim(claim: unknown): UserAttributes {
  if (claim === undefined) return {};
  if (isObject(claim)) return Object.fromEntries(Object.entries(claim).map(([name, value]) => [name, attributeText(value)]));
  if (!Array.isArray(claim) || !claim.every(isNamed)) {
    throw new AuthenticationFailure('The userAttributes of the token must be an object or an array of {name, value}.');
  }
  return attributesOfList(claim.map(({ name, value }) => ({ name, value: attributeText(value) })));
}

function attributesOfList(attributes: readonly { readonly name: string; readonly value: string }[]): UserAttributes {
  const byName = new Map(attributes.map(({ name, value }) => [name, value]));
  if (byName.size < attributes.length) throw invalid('userAttributes', 'must not name an attribute twice');
  return Object.fromEntries(byName);
}

function isNamed(attribute: unknown): attribute is { readonly name: string; readonly value: unknown } {
  return isObject(attribute) && typeof attribute.name === 'string' && attribute.value !== undefined;
}

type UserAttributes = AgentSession['userAttributes'];

/** A value that is not text becomes text: dropping an attribute could open rows that its policy closes. */
function attributeText(value: unknown): string {
  if (typeof value === 'string') return value;
  return isStringArray(value) ? value.join(',') : (JSON.stringify(value) ?? '');
}

/** What the account knows of whoever chats. */
export interface Account {
  accountUserOf(email: string): AccountUser | undefined;
  /** Throws where the session's branch is not served any more. */
  embedIdentityOf(embedSessionId: string): EmbedIdentity | undefined;
}

/** An embed session, as the chat knows it. */
export interface EmbedIdentity extends Pick<AgentSession, 'userAttributes' | 'groups' | 'securityContext' | 'branch'> {
  readonly timeZone: string | undefined;
  readonly allowsAuthoring: boolean;
}

/** A user of the account, as row-level policies see users. */
export interface AccountUser {
  readonly isDeactivated: boolean;
  readonly userAttributes: UserAttributes;
}

interface SessionsOptions {
  readonly credentials: Credentials;
  readonly users: Users;
  /** Asked only about those whom the account could know. */
  readonly account: () => Promise<Account>;
  readonly defaultTimeZone: string;
  readonly userAttributeNames: readonly string[] | undefined;
}
