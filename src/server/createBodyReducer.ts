import type { Redactor } from '../client/redaction/createRedactor.js';
import { join } from './bytes.js';
import type { SecretCutter } from './createSecretCutter.js';
import { parseLine } from './readFirstLine.js';
import { hasError, reduceErrors, unreadableError } from './reduceErrors.js';

/**
 * Reduces a JSON-RPC error in a success, where the client reads it as a failure whatever its content type. A body that could be one is held
 * until it is complete, up to 8 MiB; others are forwarded as they arrive.
 */
export function createBodyReducer(redactor: Redactor): SecretCutter {
  let held: Uint8Array[] = [];
  let length = 0;
  let state: 'held' | 'passed' | 'dropped' = 'held';

  /** Decides about a body that cannot be read as a whole. */
  function decide(): Uint8Array {
    const bytes = join(held);
    held = [];
    state = startsAsJson(bytes) && namesJsonRpc(decoder.decode(bytes)) ? 'dropped' : 'passed';
    return state === 'passed' ? bytes : encode({ jsonrpc: '2.0', ...unreadableError });
  }

  return {
    push(chunk) {
      if (state !== 'held') return state === 'passed' ? chunk : new Uint8Array();
      // A copy: the chunk itself may be large.
      held.push(chunk.slice());
      length += chunk.length;
      return length > longestHeld || startsAsJson(held[0]) === false ? decide() : new Uint8Array();
    },
    flush() {
      if (state !== 'held') return new Uint8Array();
      const bytes = join(held);
      const value = parseLine(decoder.decode(bytes));
      if (value === undefined) return decide();
      const reduced = reduceErrors(value, redactor, (object) => 'jsonrpc' in object && hasError(object));
      return reduced === value ? bytes : encode(reduced);
    },
  };
}

/** Undefined if there are only spaces yet. */
function startsAsJson(bytes: Uint8Array = new Uint8Array()): boolean | undefined {
  const first = bytes.find((byte) => !spaces.has(byte));
  return first === undefined ? undefined : first === openBrace || first === openBracket;
}

function namesJsonRpc(text: string): boolean {
  return text.includes('"jsonrpc"');
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

const longestHeld = 8 * 1024 * 1024;
/** With the bytes of a byte order mark, which the client skips. */
const spaces: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);
const openBrace = 0x7b;
const openBracket = 0x5b;
const decoder = new TextDecoder();
