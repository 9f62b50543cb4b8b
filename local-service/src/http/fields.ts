import { ServiceFailure } from './ServiceFailure.js';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Reads a JSON object, or refuses with 400. */
export async function readBody(request: Request): Promise<JsonObject> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    throw new ServiceFailure(400, 'The body is not JSON.');
  }
  if (!isObject(body)) throw new ServiceFailure(400, 'The body must be a JSON object.');
  return body;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The string of a field that may be left out; 400 for anything else. */
export function optionalString(body: JsonObject, field: string): string | undefined {
  const value = body[field];
  if (value !== undefined && typeof value !== 'string') throw invalid(field, 'must be a string');
  return value;
}

export function optionalBoolean(body: JsonObject, field: string): boolean | undefined {
  const value = body[field];
  if (value !== undefined && typeof value !== 'boolean') throw invalid(field, 'must be a boolean');
  return value;
}

export function invalid(field: string, rule: string): ServiceFailure {
  return new ServiceFailure(400, `${field} ${rule}`);
}
