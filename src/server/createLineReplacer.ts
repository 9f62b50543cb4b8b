import { join } from './bytes.js';
import type { SecretCutter } from './createSecretCutter.js';

/** Decides what to forward for each line of a response. */
export interface LineRules {
  /** Returns what to forward for a line of at most 256 KiB, which includes its newline, if any. */
  onLine(line: Uint8Array): readonly Uint8Array[];
  /** Called at the start of a longer line. Returns what to forward first, and what to forward for each part of the line. */
  onLongLine(): { readonly before: readonly Uint8Array[]; readonly pass: (part: Uint8Array) => Uint8Array };
  /** Returns what is still held back at the end. */
  onEnd?(): readonly Uint8Array[];
}

/** Applies rules to the lines of a byte stream. Buffers at most 256 KiB of a line. */
export function createLineReplacer({ onLine, onLongLine, onEnd }: LineRules): SecretCutter {
  let held: Uint8Array[] = [];
  let heldLength = 0;
  /** Set inside a long line. */
  let pass: ((part: Uint8Array) => Uint8Array) | undefined;

  function takeHeld(end: Uint8Array): Uint8Array {
    const bytes = held.length === 0 ? end : join([...held, end]);
    held = [];
    heldLength = 0;
    return bytes;
  }

  /** Handles a part of a long line. */
  function pushLong(part: Uint8Array, forward: (part: Uint8Array) => Uint8Array): Uint8Array {
    pass = part.at(-1) === newline ? undefined : forward;
    return forward(part);
  }

  function startLong(start: Uint8Array): readonly Uint8Array[] {
    const line = onLongLine();
    return [...line.before, pushLong(start, line.pass)];
  }

  function endLine(end: Uint8Array): readonly Uint8Array[] {
    if (pass !== undefined) return [pushLong(end, pass)];
    const line = takeHeld(end);
    return line.length > longestLine ? startLong(line) : onLine(line);
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
      if (rest.length === 0) return join(shown);
      if (pass !== undefined) shown.push(pushLong(rest, pass));
      else if (heldLength + rest.length > longestLine) shown.push(...startLong(takeHeld(rest)));
      else {
        // A copy: the chunk itself may be large.
        held.push(rest.slice());
        heldLength += rest.length;
      }
      return join(shown);
    },
    flush() {
      const last = takeHeld(new Uint8Array());
      return join([...(last.length === 0 ? [] : onLine(last)), ...(onEnd?.() ?? [])]);
    },
  };
}

const newline = 0x0a;
const longestLine = 256 * 1024;
