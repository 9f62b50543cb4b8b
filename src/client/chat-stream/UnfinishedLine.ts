import { ServiceError } from '../errors/ServiceError.js';

/** The maximum length of a line in UTF-16 units. It bounds memory if a stream never sends a newline. */
export const maxLineLength = 8 * 1024 * 1024;

/** The reading of a line that is too long, chosen by how it starts; `undefined` rejects the line. */
export type ShortenLine = (beginning: string) => string | undefined;

/** A line that arrives in pieces, which are joined once, so that a long line costs no more than its length. */
export class UnfinishedLine {
  readonly #operation: string;
  readonly #shorten: ShortenLine;
  #pieces: string[] = [];
  #length = 0;
  /** Stands for a line that got too long; what follows of it is dropped. */
  #shortened: string | undefined;

  constructor(operation: string, shorten: ShortenLine = () => undefined) {
    this.#operation = operation;
    this.#shorten = shorten;
  }

  /** Keeps a piece. Throws `protocol` if the line gets longer than 8 MiB and cannot be shortened. */
  add(piece: string): void {
    this.#length += piece.length;
    if (this.#shortened !== undefined) return;
    this.#pieces.push(piece);
    if (this.#length > maxLineLength) this.#cut();
  }

  /** The line that ends with this piece, without a carriage return; the next piece begins another. */
  end(piece = ''): string {
    const isWhole = this.#length === 0 && piece.length <= maxLineLength;
    if (isWhole) return withoutReturn(piece);
    this.add(piece);
    const line = this.#shortened ?? withoutReturn(this.#pieces.join(''));
    this.#pieces = [];
    this.#length = 0;
    this.#shortened = undefined;
    return line;
  }

  #cut(): void {
    this.#shortened = this.#shorten(this.#pieces.slice(0, beginningLength).join('').slice(0, beginningLength));
    this.#pieces = [];
    if (this.#shortened !== undefined) return;
    throw new ServiceError('protocol', 'The service sent a line longer than 8 MiB.', { operation: this.#operation });
  }
}

const beginningLength = 100;

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
