import { isJsonObject } from '../client/http/isJsonObject.js';
import { readFault } from '../client/http/readFault.js';
import type { Redactor } from '../client/redaction/createRedactor.js';
import { createLineReplacer } from './createLineReplacer.js';
import type { SecretCutter } from './createSecretCutter.js';
import { parseJson } from './readFirstLine.js';

/**
 * Reduces error lines to their message, code and status. Other lines stay unchanged (docs/contract/errors.md#errors-inside-a-success).
 */
export function createErrorReducer(redactor: Redactor): SecretCutter {
  return createLineReplacer({
    onLine(bytes) {
      const line = decoder.decode(bytes);
      if (!/"error"|\\u/.test(line)) return [bytes];
      const value = parseJson(line);
      return isJsonObject(value) && value.error ? [encode(reduceLine(value, redactor))] : [bytes];
    },
    onLongLine(start) {
      const isError = /^\s*\{\s*"(?:error|jsonrpc)"/.test(decoder.decode(start.subarray(0, 100)));
      return { before: isError ? [encode(tooLong)] : [], isForwarded: !isError };
    },
  });
}

/** The parts of an error that are forwarded. The rest, such as a stack trace or a query, may be internal. */
export function forwardedFault(body: unknown, { redact }: Redactor) {
  const { message, code } = readFault(body);
  const shorten = (text: string) => redact(text).slice(0, maxTextLength);
  return { message: message && shorten(message), code: typeof code === 'string' ? shorten(code) : code };
}

function reduceLine(value: Readonly<Record<string, unknown>>, redactor: Redactor): object {
  const { error, id, jsonrpc } = value;
  const { data } = isJsonObject(error) ? error : {};
  const status = isJsonObject(data) ? (data.status ?? data.statusCode) : undefined;
  return {
    ...((typeof id === 'number' || id === null) && { id }),
    ...(jsonrpc === '2.0' && { jsonrpc }),
    error: { ...forwardedFault(value, redactor), ...(typeof status === 'number' && { data: { status } }) },
  };
}

const maxTextLength = 2000;
const tooLong = { error: { message: 'The service reported an error that is too long to be shown.' } };
const decoder = new TextDecoder();
const encoder = new TextEncoder();

function encode(line: object): Uint8Array {
  return encoder.encode(`${JSON.stringify(line)}\n`);
}
