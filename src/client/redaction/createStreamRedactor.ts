import type { Redactor } from './createRedactor.js';

/** Cuts credentials out of a text that comes in pieces, also where one is spread over several. */
export interface StreamRedactor {
  /** What can be given on of this piece and those before. Held back is only what may be the beginning of a credential. */
  push(text: string): string;
  /** What was held back, at the end of the text. */
  flush(): string;
}

/** Linear in the length of all pieces, however small they are. */
export function createStreamRedactor({ redact, redactPart }: Pick<Redactor, 'redact' | 'redactPart'>): StreamRedactor {
  let held = '';
  let judgedLength = 0;
  return {
    push(text) {
      held += text;
      if (held.length > shortRest && held.length < judgedLength * 1.125) return '';
      const part = redactPart(held);
      held = part.rest;
      judgedLength = held.length;
      return part.text;
    },
    flush() {
      const rest = redact(held);
      held = '';
      judgedLength = 0;
      return rest;
    },
  };
}

/** Up to here what is held back is judged with each piece, beyond it when it has grown by an eighth. */
const shortRest = 32;
