import { abortedError } from '../http/abortable.js';
import { ServiceError } from '../http/ServiceError.js';
import { withoutTokens } from '../http/withoutTokens.js';

/** One line of a stream, as text and as JSON. */
export interface JsonLine {
  readonly line: string;
  readonly value: unknown;
}

export interface ReadLinesOptions {
  readonly operation: string;
  readonly signal?: AbortSignal | undefined;
  /** Default `JSON.parse`. */
  readonly parse?: (text: string) => unknown;
}

/** Longer lines are refused, in UTF-16 units: memory must not be at the mercy of a stream. */
export const maxLineLength = 8 * 1024 * 1024;

/**
 * Reads newline-delimited JSON from bytes split anywhere. Throws a `ServiceError`: `network` where the connection fails or
 * ends inside a line, `aborted`, and `protocol` for a line over 8 MiB or one that is not JSON.
 */
export async function* readJsonLines(body: ReadableStream<Uint8Array> | null, options: ReadLinesOptions): AsyncGenerator<JsonLine> {
  if (body === null) return;
  for await (const line of readLines(body, options)) {
    if (line.text.trim() !== '') yield { line: line.text, value: parseLine(line, options) };
  }
}

interface Line {
  readonly text: string;
  /** Whether its newline was seen; the last line may lack it. */
  readonly isTerminated: boolean;
}

/** Scans each chunk once and joins the pieces of a line once, so that a long line costs no more than its length. */
async function* readLines(body: ReadableStream<Uint8Array>, { operation, signal }: ReadLinesOptions): AsyncGenerator<Line> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  let length = 0;

  const take = (piece: string) => {
    length += piece.length;
    if (length > maxLineLength) throw new ServiceError('protocol', 'The service sent a line of more than 8 MiB.', { operation });
    pieces.push(piece);
  };
  const finish = (isTerminated: boolean): Line => {
    const text = pieces.join('');
    pieces = [];
    length = 0;
    return { text: text.endsWith('\r') ? text.slice(0, -1) : text, isTerminated };
  };

  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw signal?.aborted
          ? abortedError(signal, operation)
          : new ServiceError('network', 'The connection to the service broke.', { operation, cause });
      });
      if (signal?.aborted) throw abortedError(signal, operation);
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
      let start = 0;
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
        take(text.slice(start, end));
        yield finish(true);
        start = end + 1;
      }
      take(text.slice(start));
      if (done) break;
    }
    yield finish(false);
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
  }
}

function parseLine({ text, isTerminated }: Line, { operation, parse = JSON.parse }: ReadLinesOptions): unknown {
  try {
    return parse(text);
  } catch (cause) {
    const isCutOff = !isTerminated && /^\s*[{[]/.test(text);
    if (isCutOff) throw new ServiceError('network', 'The connection ended in the middle of a line.', { operation, cause });
    throw new ServiceError('protocol', `The service sent a line that is not JSON: ${excerpt(text)}`, { operation });
  }
}

const excerptLength = 80;

function excerpt(text: string): string {
  const start = withoutTokens(text.trim().slice(0, excerptLength * 10)).replace(/\s+/g, ' ');
  return start.length > excerptLength ? `${start.slice(0, excerptLength)}…` : start;
}
