import { checkSessionSettings } from '../client/chat-stream/checkSessionSettings.js';
import type { SessionSettings } from '../client/http/sessionSettings.js';
import { isJsonObject } from '../client/json/isJsonObject.js';
import { callHost, failHost } from './callHost.js';
import type { ProxyRules } from './proxyRules.js';
import { refuse } from './refuse.js';

/** Asks the host who sent a request. Returns a validated, frozen copy, so that nothing the host changes or adds later is sent. */
export async function readSession(request: Request, { resolveSession, limits }: ProxyRules): Promise<SessionSettings> {
  const verdict = await callHost('resolveSession', () => resolveSession(request), limits);
  if (verdict === undefined || verdict === null) {
    refuse({ status: 401, code: 'signed-out', message: 'You are not signed in. Sign in and try again.' });
  }
  if (verdict === 'forbidden') refuse({ status: 403, code: 'forbidden', message: 'You do not have permission to use this service.' });
  try {
    const session = copySession(verdict);
    checkSessionSettings(session);
    return deepFreeze(session);
  } catch (cause) {
    return failHost('resolveSession', cause);
  }
}

/** Copies the fields of docs/contract/chat.md#session-settings, and no others, as they are in JSON. */
function copySession(session: unknown): unknown {
  if (!isJsonObject(session)) return session;
  const picked = Object.fromEntries(sessionFields.map((field) => [field, session[field]]));
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(picked));
  const { userAttributes } = copy;
  return Array.isArray(userAttributes) ? { ...copy, userAttributes: userAttributes.map(copyAttribute) } : copy;
}

function copyAttribute(attribute: unknown): unknown {
  return isJsonObject(attribute) ? { name: attribute.name, value: attribute.value } : attribute;
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}

const sessionFields = Object.keys({
  externalId: true,
  internalId: true,
  email: true,
  userAttributes: true,
  groups: true,
  roles: true,
  securityContext: true,
  allowChatWorkspaceAuthoring: true,
  timezone: true,
  ephemeralTtlSeconds: true,
  isEphemeral: true,
} satisfies Record<keyof SessionSettings, true>);
