import { isJsonObject } from '../json/isJsonObject.js';
import { loadFailures } from './loadFailures.js';

/**
 * Reads the JSON of a successful response; `undefined` if there is no body, whatever the status. Integers beyond 2^53 become text with all
 * their digits, so that no id changes. A JSON-RPC error object is an error whatever the status: the chat sends refusals that way
 * (docs/contract/errors.md#errors-inside-a-success), and so may a gateway.
 */
export async function readJson<T>(response: Response, operation: string | undefined): Promise<T> {
  const text = response.status === 204 ? '' : await response.text();
  const value = text.trim() === '' ? undefined : await parse(text, response, operation);
  if (isJsonObject(value) && 'jsonrpc' in value) {
    const { readErrorLine, explainQuota } = await loadFailures();
    const error = readErrorLine(value, 'server', { status: response.status, operation });
    if (error !== undefined) throw explainQuota(error);
  }
  // The service vouches for the shape; without a body, callers ask for `undefined` or `void`.
  return value as T;
}

async function parse(text: string, { status }: Response, operation: string | undefined): Promise<unknown> {
  // Long runs of digits are rare, and what reads them is loaded for them.
  const failures = /\d{16}/.test(text) ? await loadFailures() : undefined;
  try {
    return failures === undefined ? JSON.parse(text) : failures.parseExactJson(text, failures.idsAsText);
  } catch {
    throw (await loadFailures()).notJsonError(text, { status, operation });
  }
}
