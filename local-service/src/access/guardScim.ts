import type { MiddlewareHandler } from 'hono';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { scimErrorResponse, scimFailure } from '../scim/scimResponse.js';
import type { Credentials } from '../session/credentials.js';
import type { Access } from './createAccess.js';

/**
 * Lets API keys of tenant admins through that cover every deployment, in either prefix (docs/contract/authentication.md#scim), and the
 * service's own SCIM token, which opens nothing else.
 */
export function guardScim({ scimToken }: Credentials, access: Access): MiddlewareHandler {
  return async ({ req }, next) => {
    const token = /^(?:Bearer|Api-Key)\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
    if (token === scimToken) return next();
    try {
      const caller = await access.callerOf(req.raw);
      if (caller.kind !== 'apiKey') return scimFailure(401, 'The SCIM token must be an API key.');
      if (!caller.isAdmin || caller.deploymentIds !== undefined) {
        return scimFailure(403, 'Provisioning requires the API key of a tenant admin that covers all deployments.');
      }
    } catch (error) {
      if (error instanceof ServiceFailure) return scimErrorResponse(error);
      throw error;
    }
    return next();
  };
}
