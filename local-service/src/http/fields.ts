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

/** The string of a field that must be there; 400 where it is missing, empty or longer than `max`. */
export function requiredString(body: JsonObject, field: string, { max }: { readonly max?: number } = {}): string {
  const value = body[field];
  if (typeof value !== 'string' || value === '') throw invalid(field, 'is required');
  if (max !== undefined && value.length > max) throw invalid(field, `must have at most ${max} characters`);
  return value;
}

/** The string of a field that may be left out or be null; 400 for anything else, and over `max` characters. */
export function nullableString(body: JsonObject, field: string, { max }: { readonly max?: number } = {}): string | null | undefined {
  const value = body[field];
  if (value === undefined || value === null) return value;
  return requiredText(value, field, max);
}

export function nullableBoolean(body: JsonObject, field: string): boolean | null | undefined {
  return body[field] === null ? null : optionalBoolean(body, field);
}

/** The whole number of a field that may be left out or be null; 400 for anything else. */
export function nullableInteger(body: JsonObject, field: string, range: NumberRange = {}): number | null | undefined {
  const value = body[field];
  return value === undefined || value === null ? value : requiredInteger(body, field, range);
}

export function requiredInteger(body: JsonObject, field: string, { min, max }: NumberRange = {}): number {
  const value = body[field];
  if (typeof value !== 'number' || !Number.isInteger(value)) throw invalid(field, 'must be a whole number');
  if (min !== undefined && value < min) throw invalid(field, `must be at least ${min}`);
  if (max !== undefined && value > max) throw invalid(field, `must be at most ${max}`);
  return value;
}

/** One of the known words; 400 for any other. */
export function requiredChoice<Choice extends string>(body: JsonObject, field: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((known) => known === body[field]);
  if (choice === undefined) throw invalid(field, `must be one of ${choices.join(', ')}`);
  return choice;
}

export function nullableChoice<Choice extends string>(
  body: JsonObject,
  field: string,
  choices: readonly Choice[],
): Choice | null | undefined {
  const value = body[field];
  return value === undefined || value === null ? value : requiredChoice(body, field, choices);
}

/** A list of so many items; 400 for anything else. */
export function requiredList(body: JsonObject, field: string, { min = 0, max }: NumberRange = {}): readonly unknown[] {
  const value = body[field];
  if (!Array.isArray(value)) throw invalid(field, 'must be a list');
  if (value.length < min) throw invalid(field, `must have at least ${min} items`);
  if (max !== undefined && value.length > max) throw invalid(field, `must have at most ${max} items`);
  return value;
}

interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

function requiredText(value: unknown, field: string, max: number | undefined): string {
  if (typeof value !== 'string') throw invalid(field, 'must be a string');
  if (max !== undefined && value.length > max) throw invalid(field, `must have at most ${max} characters`);
  return value;
}
