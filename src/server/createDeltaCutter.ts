import type { JsonLine } from '../client/chat-stream/ndjson.js';
import { parseExactJson } from '../client/chat-stream/parseExactJson.js';
import { createDeltaRedactor } from '../client/redaction/createDeltaRedactor.js';
import { codesOf, type Redactor } from '../client/redaction/createRedactor.js';
import { createStreamRedactor } from '../client/redaction/createStreamRedactor.js';
import { join } from './bytes.js';
import type { SecretCutter } from './createSecretCutter.js';

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
  let held: Uint8Array[] = [];
  let heldLength = 0;
  let isLong = false;

  function takeHeld(end: Uint8Array): Uint8Array {
    const bytes = held.length === 0 ? end : join([...held, end]);
    held = [];
    heldLength = 0;
    return bytes;
  }

  function endLine(end: Uint8Array): readonly Uint8Array[] {
    const bytes = takeHeld(end);
    if (isLong) {
      isLong = bytes.at(-1) !== newline;
      return [bytes];
    }
    const line = decoder.decode(bytes);
    if (line.trim() === '') return [bytes];
    const received = { line, value: parse(line) };
    return deltas.push(received).map((shown) => (shown === received ? bytes : encode(shown)));
  }

  return {
    push(chunk) {
      const shown: Uint8Array[] = [];
      let start = 0;
      for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
        shown.push(...endLine(chunk.subarray(start, end + 1)));
        start = end + 1;
      }
      const rest = chunk.subarray(start);
      if (isLong || heldLength + rest.length > longestLine) {
        if (!isLong) shown.push(...deltas.flush().map(encode));
        isLong = true;
        shown.push(takeHeld(rest));
      } else if (rest.length > 0) {
        // A copy: the chunk itself may be large.
        held.push(rest.slice());
        heldLength += rest.length;
      }
      return join(shown);
    },
    flush() {
      const last = takeHeld(new Uint8Array());
      return join([...(last.length === 0 ? [] : endLine(last)), ...deltas.end().map(encode)]);
    },
  };
}

const newline = 0x0a;
const longestLine = 256 * 1024;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

function encode({ line }: JsonLine): Uint8Array {
  return encoder.encode(`${line}\n`);
}

/** Undefined for anything but JSON, which cannot be a delta. */
function parse(line: string): unknown {
  try {
    return parseExactJson(line);
  } catch {
    return undefined;
  }
}
