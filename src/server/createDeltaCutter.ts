import type { JsonLine } from '../client/json/JsonLine.js';
import { codesOf } from '../client/redaction/codesOf.js';
import { createDeltaRedactor } from '../client/redaction/createDeltaRedactor.js';
import type { Redactor } from '../client/redaction/createRedactor.js';
import { createStreamRedactor } from '../client/redaction/createStreamRedactor.js';
import { createLineReplacer } from './createLineReplacer.js';
import type { SecretCutter } from './createSecretCutter.js';
import { parseLine } from './readFirstLine.js';

/**
 * Removes a secret from the lines of a chat stream if it is spread over the deltas of a message, in all encodings that the redactor knows.
 * It holds back only the end of a delta that may be the start of the secret, until the next delta decides it. The rest of a secret that
 * started in an earlier stream is found as plain text, in base64 and in hexadecimal. All other bytes stay unchanged. A line over 256 KiB is
 * forwarded as it arrives, so that none is stored as a whole.
 */
export function createDeltaCutter(redactor: Redactor, secret: string): SecretCutter {
  const codes = codesOf(secret);
  const urlCodes = codes.map((code) => code.replaceAll('+', '-').replaceAll('/', '_'));
  const deltas = createDeltaRedactor([secret, ...codes, ...urlCodes], () => {
    const { push, flush } = createStreamRedactor(redactor);
    return { push, end: flush };
  });
  return createLineReplacer({
    onLine(bytes) {
      const line = decoder.decode(bytes);
      if (line.trim() === '') return [bytes];
      const received = { line, value: parseLine(line) };
      return deltas.push(received).map((shown) => (shown === received ? bytes : encode(shown)));
    },
    onLongLine: () => ({ before: deltas.flush().map(encode), pass: (part) => part }),
    onEnd: () => deltas.end().map(encode),
  });
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

function encode({ line }: JsonLine): Uint8Array {
  return encoder.encode(`${line}\n`);
}
