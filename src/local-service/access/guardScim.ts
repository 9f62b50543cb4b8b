import type { MiddlewareHandler } from 'hono';
import type { Credentials } from '../credentials.js';
import { scimFailure } from '../scim/scimResponse.js';

/** Lets the provisioning API's own token through, in either prefix (interface, section 5, 4). */
export function guardScim({ scimToken }: Credentials): MiddlewareHandler {
  return async ({ req }, next) => {
    const token = /^(?:Bearer|Api-Key)\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
    return token === scimToken ? next() : scimFailure(401, 'The SCIM token is missing or not valid.');
  };
}
