import type { MiddlewareHandler } from 'hono';
import type { Credentials } from '../credentials.js';

/** Lets the provisioning API's own token through, in either prefix; refuses in SCIM's own shape (RFC 7644, 3.12). */
export function guardScim({ scimToken }: Credentials): MiddlewareHandler {
  return async ({ req }, next) => {
    const token = /^(?:Bearer|Api-Key)\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
    return token === scimToken ? next() : scimFailure(401, 'The SCIM token is missing or not valid.');
  };
}

/** An error as SCIM writes it. */
export function scimFailure(status: number, detail: string): Response {
  const body = { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: String(status), detail };
  return Response.json(body, { status, headers: { 'content-type': 'application/scim+json' } });
}
