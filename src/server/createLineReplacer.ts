import { join } from './bytes.js';
import type { SecretCutter } from './createSecretCutter.js';

/** Decides what to forward for each line of a response. */
export interface LineRules {
  /** Returns what to forward for a line of at most 256 KiB, which includes its newline, if any. */
  onLine(line: Uint8Array): readonly Uint8Array[];
  /** Called with the start of a longer line. Returns what to forward first, and whether to forward the line itself as it arrives. */
  onLongLine(start: Uint8Array): { readonly before: readonly Uint8Array[]; readonly isForwarded: boolean };
  /** Returns what is still held back at the end. */
  onEnd?(): readonly Uint8Array[];
}

/** Applies rules to the lines of a byte stream. Buffers at most 256 KiB of a line. */
export function createLineReplacer({ onLine, onLongLine, onEnd }: LineRules): SecretCutter {
  let held: Uint8Array[] = [];
  let heldLength = 0;
  let long: 'none' | 'forwarded' | 'dropped' = 'none';

  function takeHeld(end: Uint8Array): Uint8Array {
    const bytes = held.length === 0 ? end : join([...held, end]);
    held = [];
    heldLength = 0;
    return bytes;
  }

  /** Handles the rest of a long line, or part of it. */
  function pushLong(part: Uint8Array): readonly Uint8Array[] {
    const shown = long === 'forwarded' ? [part] : [];
    if (part.at(-1) === newline) long = 'none';
    return shown;
  }

  function startLong(start: Uint8Array): readonly Uint8Array[] {
    const { before, isForwarded } = onLongLine(start);
    long = isForwarded ? 'forwarded' : 'dropped';
    return [...before, ...pushLong(start)];
  }

  function endLine(end: Uint8Array): readonly Uint8Array[] {
    if (long !== 'none') return pushLong(end);
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
      if (long !== 'none') shown.push(...pushLong(rest));
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
