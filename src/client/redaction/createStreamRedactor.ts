import type { Redactor } from './createRedactor.js';

/** Removes credentials from a text that arrives in pieces, even if one is spread over several. */
export interface StreamRedactor {
  /** Returns the text of this piece and earlier ones that is safe to pass on. Holds back only what may be the start of a credential. */
  push(text: string): string;
  /** Returns the text that was held back, at the end. */
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
