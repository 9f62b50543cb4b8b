import { readFault } from '../client/errors/readFault.js';
import { isJsonObject } from '../client/json/isJsonObject.js';
import type { Redactor } from '../client/redaction/createRedactor.js';

/**
 * Reduces errors inside a success to their message, code and status (docs/contract/errors.md#errors-inside-a-success): the value itself, or
 * the items of a list. Returns any other value as it is.
 */
export function reduceErrors(value: unknown, redactor: Redactor, isError: (object: JsonObject) => boolean = hasError): unknown {
  if (isJsonObject(value)) return isError(value) ? reduceError(value, redactor) : value;
  if (!Array.isArray(value) || !value.some((item) => isJsonObject(item) && isError(item))) return value;
  return value.map((item) => reduceErrors(item, redactor, isError));
}

/** True for an object that the client reads as an error in a line. */
export function hasError({ error }: JsonObject): boolean {
  return Boolean(error);
}

/** The parts of an error that are forwarded. The rest, such as a stack trace or a query, may be internal. */
export function forwardedFault(body: unknown, { redact }: Redactor) {
  const { message, code } = readFault(body);
  const shorten = (text: string) => redact(text).slice(0, maxTextLength);
  return { message: message && shorten(message), code: typeof code === 'string' ? shorten(code) : code };
}

/** Stands for an error that cannot be read as a whole. */
export const unreadableError = { error: { message: 'The service reported an error that is too long or incomplete to be shown.' } };

function reduceError(value: JsonObject, redactor: Redactor): object {
  const { error, id, jsonrpc } = value;
  const { data } = isJsonObject(error) ? error : {};
  const status = isJsonObject(data) ? (data.status ?? data.statusCode) : undefined;
  return {
    ...((typeof id === 'number' || id === null) && { id }),
    ...(jsonrpc === '2.0' && { jsonrpc }),
    error: { ...forwardedFault(value, redactor), ...(typeof status === 'number' && { data: { status } }) },
  };
}

type JsonObject = Readonly<Record<string, unknown>>;

const maxTextLength = 2000;
