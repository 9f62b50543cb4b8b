import type { Redactor } from '../client/redaction/createRedactor.js';
import { createLineReplacer } from './createLineReplacer.js';
import { createLongLineFilter } from './createLongLineFilter.js';
import type { SecretCutter } from './createSecretCutter.js';
import { parseLine } from './readFirstLine.js';
import { reduceErrors, unreadableError } from './reduceErrors.js';

/**
 * Reduces error lines. Other lines stay unchanged, except those that are too long to be held: an error may follow any of their members, so
 * only those of the contract are forwarded.
 */
export function createErrorReducer(redactor: Redactor): SecretCutter {
  return createLineReplacer({
    onLine(bytes) {
      const line = decoder.decode(bytes);
      if (!/"error"|\\u/.test(line)) return [bytes];
      const value = parseLine(line);
      if (value === undefined) return [passLongLine()(bytes)];
      const reduced = reduceErrors(value, redactor);
      return [reduced === value ? bytes : encoder.encode(`${JSON.stringify(reduced)}\n`)];
    },
    onLongLine: () => ({ before: [], pass: passLongLine() }),
  });
}

function passLongLine(): (part: Uint8Array) => Uint8Array {
  const filter = createLongLineFilter(JSON.stringify(unreadableError).slice(1));
  const parts = new TextDecoder();
  return (part) => {
    const text = parts.decode(part, { stream: true });
    const end = text.endsWith('\n') ? '\n' : '';
    return encoder.encode(filter(text.slice(0, text.length - end.length)) + end);
  };
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();
