import type { JsonObject } from '../../../client/chat-stream/QueryRows.js';

/** Returns an object as the text of a field; empty for none. */
export function writeJsonObject(value: JsonObject | null | undefined): string {
  return value ? JSON.stringify(value, undefined, 2) : '';
}

/** Returns the object of a field, `undefined` for an empty text, or `null` for a text that is not a JSON object. */
export function readJsonObject(text: string): JsonObject | null | undefined {
  if (text.trim() === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    // A parsed object has JSON values only.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
  } catch {
    return null;
  }
}
