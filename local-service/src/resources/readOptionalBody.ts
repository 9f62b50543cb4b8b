import { type JsonObject, readBody } from '../http/fields.js';

/** The JSON object of a body that may be left out. */
export async function readOptionalBody(request: Request): Promise<JsonObject> {
  const text = await request.clone().text();
  return text.trim() === '' ? {} : readBody(request);
}
