import { AuthenticationFailure, ServiceFailure } from '../http/ServiceFailure.js';
import type { Credentials } from '../session/credentials.js';
import { managementScope } from '../tenant/callers/accessTokens.js';
import type { Caller, EmbedCaller } from '../tenant/callers/Caller.js';
import type { ApiKeyRecord, UserRecord } from '../tenant/people/People.js';
import type { Tenant } from '../tenant/Tenant.js';

/** Tells who sends a request (docs/contract/authentication.md#management-api). Throws 401 for whoever it cannot tell. */
export interface Access {
  callerOf(request: Request): Promise<Caller>;
}

export function createAccess({ tenant, credentials, embedCallerOf }: AccessOptions): Access {
  const { people, clock } = tenant;

  async function callerOf(request: Request): Promise<Caller> {
    const [, scheme = '', secret = ''] = /^(\S+)\s+(\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    switch (scheme.toLowerCase()) {
      case 'bearer':
        return keyCaller(secret, request) ?? sessionCaller(secret);
      case 'api-key':
        return keyCaller(secret, request) ?? refuse('The API key is not valid.');
      case 'embed-token':
        return (await embedCallerOf(secret)) ?? refuse('The embed token is not valid, or was revoked.');
      default:
        return refuse('The Authorization header must be "Bearer" followed by an API key or an access token.');
    }
  }

  function keyCaller(secret: string, request: Request): Caller | undefined {
    if (secret === credentials.apiKey) {
      return { kind: 'apiKey', user: findUser(tenant.adminEmail), isAdmin: true, apiKeyId: undefined, deploymentIds: undefined };
    }
    const key = people.apiKeys.values().find(({ token }) => token === secret);
    if (key === undefined) return undefined;
    const user = people.users.find(key.userId);
    if (user === undefined || user.isDeactivated) refuse('The user of this API key was deleted or deactivated.');
    checkKey(key, new URL(request.url).pathname);
    people.apiKeys.update(key.id, { lastUsedAt: clock() });
    const { id: apiKeyId, deploymentIds } = key;
    return { kind: 'apiKey', user, isAdmin: user.isAdmin, apiKeyId, deploymentIds: deploymentIds ?? undefined };
  }

  function checkKey({ expiresAt, allowedEndpoints }: ApiKeyRecord, path: string): void {
    if (expiresAt !== null && clock() >= expiresAt) refuse('The API key has expired.');
    if (allowedEndpoints !== null && !allowedEndpoints.some((endpoint) => isUnder(path, endpoint))) {
      throw new ServiceFailure(403, 'This API key does not cover this endpoint.');
    }
  }

  async function sessionCaller(token: string): Promise<Caller> {
    const { sub = '', scope } = await credentials.verifySignature(token);
    if (!Array.isArray(scope) || !scope.includes(managementScope)) refuse('The token is not valid for the management API.');
    const user = findUser(sub);
    if (user.isDeactivated) refuse('The user of this token is deactivated.');
    return { kind: 'session', user, isAdmin: user.isAdmin, apiKeyId: undefined, deploymentIds: undefined };
  }

  function findUser(email: string): UserRecord {
    return people.users.values().find((user) => user.email === email) ?? refuse('The user of this token does not exist.');
  }

  return { callerOf };
}

interface AccessOptions {
  readonly tenant: Tenant;
  readonly credentials: Credentials;
  /** The user of an embed session by its token; `undefined` for a token that does not hold. */
  readonly embedCallerOf: (token: string) => Promise<EmbedCaller | undefined>;
}

/** True if the path begins with these whole segments. */
function isUnder(path: string, beginning: string): boolean {
  return `${path}/`.startsWith(beginning.endsWith('/') ? beginning : `${beginning}/`);
}

function refuse(message: string): never {
  throw new AuthenticationFailure(message);
}
