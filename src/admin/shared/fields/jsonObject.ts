import type { JsonObject } from '../../../client/chat-stream/QueryRows.js';
import { idsAsText, keepsDigits, parseExactJson } from '../../../client/json/parseExactJson.js';

/** Returns an object as the text of a field; empty for none. */
export function writeJsonObject(value: JsonObject | null | undefined): string {
  return value ? JSON.stringify(value, undefined, 2) : '';
}

/** Returns the object of a field, `undefined` for an empty text, or `null` for a text that is not a JSON object. See `parseJson`. */
export function readJsonObject(text: string): JsonObject | null | undefined {
  if (text.trim() === '') return undefined;
  try {
    const value = parseJson(text);
    // A parsed object has JSON values only.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}

/** Parses JSON that was typed. Integers whose digits a number would lose become text, as in answers of the service. Throws as `JSON.parse`. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return /\d{16}/.test(text) ? parseExactJson(text, (digits) => (keepsDigits(digits) ? Number(digits) : idsAsText(digits))) : value;
}
