import type { ScimError } from '@parley/react/client';
import { ServiceFailure } from '../http/ServiceFailure.js';

/** An answer in SCIM's own media type. */
export function scimResponse(
  body: object,
  { status = 200, location }: { readonly status?: number; readonly location?: string } = {},
): Response {
  return Response.json(body, { status, headers: { 'content-type': 'application/scim+json', ...(location !== undefined && { location }) } });
}

/** An error as SCIM writes it (RFC 7644, 3.12). */
export function scimFailure(status: number, detail: string, scimType?: string): Response {
  const body: ScimError & { scimType?: string } = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    detail,
    ...(scimType !== undefined && { scimType }),
  };
  return scimResponse(body, { status });
}

/** What a handler threw, as SCIM writes it. */
export function scimErrorResponse(error: Error): Response {
  if (error instanceof ServiceFailure) return scimFailure(error.status, error.message, error.code);
  return scimFailure(500, error.message);
}

/** A value that SCIM cannot take; `scimType` is one of RFC 7644, 3.12. */
export function badScimValue(scimType: ScimType, detail: string): ServiceFailure {
  return new ServiceFailure(400, detail, { code: scimType });
}

type ScimType = 'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability' | 'noTarget';
