import { ServiceError } from '../http/ServiceError.js';

/** Longer lines are refused, in UTF-16 units: memory must not be at the mercy of a stream. */
export const maxLineLength = 8 * 1024 * 1024;

/** A line that arrives in pieces, which are joined once, so that a long line costs no more than its length. */
export class UnfinishedLine {
  readonly #operation: string;
  #pieces: string[] = [];
  #length = 0;

  constructor(operation: string) {
    this.#operation = operation;
  }

  /** Keeps a piece. Throws `protocol` where the line gets longer than 8 MiB. */
  add(piece: string): void {
    this.#grow(piece);
    this.#pieces.push(piece);
  }

  /** The line that ends with this piece, without a carriage return; the next piece begins another. */
  end(piece = ''): string {
    this.#grow(piece);
    this.#length = 0;
    if (this.#pieces.length === 0) return withoutReturn(piece);
    this.#pieces.push(piece);
    const line = this.#pieces.join('');
    this.#pieces = [];
    return withoutReturn(line);
  }

  #grow(piece: string): void {
    this.#length += piece.length;
    if (this.#length <= maxLineLength) return;
    throw new ServiceError('protocol', 'The service sent a line of more than 8 MiB.', { operation: this.#operation });
  }
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
