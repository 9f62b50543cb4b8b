import type { SessionSettings } from '../../client/chat-stream/sessionSettings.js';
import type { AgentSession } from '../chat/Agent.js';
import type { Credentials, VerifiedToken } from '../credentials.js';
import { invalid, isObject, isStringArray } from '../http/fields.js';
import { AuthenticationFailure, ServiceFailure } from '../http/ServiceFailure.js';
import { readSessionSettings } from './readSessionSettings.js';
import { usableTimeZone } from './timeZone.js';
import type { Users } from './users.js';

/** Turns credentials into the session of a user (interface, section 5, 6 to 13). */
export interface Sessions {
  /** Checks the credential of a chat request; the caller it gives reads the `sessionSettings` of the body, which a service token ignores. */
  authenticate(request: Request, form: ChatForm): Promise<(sessionSettings: unknown) => AgentSession>;
  /** Of the data query API: the service token in its own header or as a bearer token. */
  forData(request: Request): Promise<AgentSession>;
}

/** The two forms of the chat's address. */
type ChatForm = 'agents' | 'deployments';

export function createSessions({ credentials, users, defaultTimeZone, userAttributeNames }: SessionsOptions): Sessions {
  return {
    async authenticate(request, form) {
      // Authorization wins where both are sent; the other is ignored.
      const authorization = request.headers.get('authorization');
      if (authorization === null) {
        const token = await credentials.verifyToken(serviceToken(request));
        return () => fromToken(token);
      }
      const key = /^Api-Key (.+)$/i.exec(authorization)?.[1];
      if (key === undefined) throw new AuthenticationFailure('Authorization must be Api-Key with an API key.');
      if (form === 'deployments') throw new ServiceFailure(403, 'agentId is required for Api-Key authentication');
      if (key !== credentials.apiKey) throw new AuthenticationFailure('The API key is not valid.');
      return (sessionSettings) => fromSettings(readSessionSettings(sessionSettings));
    },
    async forData(request) {
      const authorization = request.headers.get('authorization');
      const token = authorization === null ? serviceToken(request) : /^Bearer (.+)$/i.exec(authorization)?.[1];
      if (token === undefined) throw new AuthenticationFailure('Authorization must be Bearer with a service token.');
      return fromToken(await credentials.verifyToken(token));
    },
  };

  function fromToken({ externalId, claims }: VerifiedToken): AgentSession {
    const { iss, aud, sub, jti, nbf, exp, iat, scope, externalId: _, email, ...securityContext } = claims;
    return {
      userId: users.external(externalId).id,
      userAttributes: attributesOfClaim(claims.userAttributes),
      groups: isStringArray(claims.groups) ? claims.groups : [],
      securityContext,
      timeZone: defaultTimeZone,
      allowWorkspaceAuthoring: true,
    };
  }

  function fromSettings(settings: SessionSettings): AgentSession {
    const timeZone = usableTimeZone(settings.timezone, defaultTimeZone);
    const allowsAuthoring = settings.allowChatWorkspaceAuthoring !== false;
    if (settings.internalId !== undefined) {
      const user = users.internal(settings.internalId);
      if (user === undefined) throw invalid('sessionSettings.internalId', 'names no existing user');
      return {
        userId: `internal:${user.internalId}`,
        userAttributes: user.userAttributes ?? {},
        groups: user.groups ?? [],
        securityContext: {},
        timeZone,
        allowWorkspaceAuthoring: allowsAuthoring && user.canAuthor !== false,
      };
    }
    refuseUnknownAttributes(settings);
    const { externalId = '', isEphemeral, ephemeralTtlSeconds: ttlSeconds } = settings;
    return {
      userId: users.external(externalId, { isEphemeral, ttlSeconds }).id,
      userAttributes: Object.fromEntries((settings.userAttributes ?? []).map(({ name, value }) => [name, value])),
      groups: settings.groups ?? [],
      securityContext: settings.securityContext ?? {},
      timeZone,
      allowWorkspaceAuthoring: allowsAuthoring,
    };
  }

  function refuseUnknownAttributes({ userAttributes = [] }: SessionSettings): void {
    const unknown = userAttributes.find(({ name }) => userAttributeNames !== undefined && !userAttributeNames.includes(name));
    if (unknown !== undefined) throw invalid('sessionSettings.userAttributes', `names no configured attribute: ${unknown.name}`);
  }
}

function serviceToken(request: Request): string {
  const token = request.headers.get('x-service-auth-token');
  if (token === null) throw new AuthenticationFailure('No credential was sent.');
  return token;
}

/** Tokens carry attributes as in `sessionSettings`, or as one object. */
function attributesOfClaim(claim: unknown): Readonly<Record<string, string>> {
  const entries = Array.isArray(claim)
    ? claim.filter(isObject).map(({ name, value }): [string, unknown] => [String(name), value])
    : Object.entries(isObject(claim) ? claim : {});
  return Object.fromEntries(entries.map(([name, value]) => [name, attributeText(value)]));
}

/** A value that is no text becomes one: dropping an attribute could open rows that its policy closes. */
function attributeText(value: unknown): string {
  if (typeof value === 'string') return value;
  return isStringArray(value) ? value.join(',') : (JSON.stringify(value) ?? '');
}

interface SessionsOptions {
  readonly credentials: Credentials;
  readonly users: Users;
  readonly defaultTimeZone: string;
  readonly userAttributeNames: readonly string[] | undefined;
}
