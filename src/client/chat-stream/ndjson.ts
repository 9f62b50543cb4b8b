import { isWebPage } from '../errors/isWebPage.js';
import { isServiceError, ServiceError } from '../errors/ServiceError.js';
import { withoutTokens } from '../errors/withoutTokens.js';
import { abortedError } from '../http/abortable.js';
import type { JsonLine } from '../json/JsonLine.js';
import { parseExactJson } from '../json/parseExactJson.js';
import { type ShortenLine, UnfinishedLine } from './UnfinishedLine.js';

export interface ReadLinesOptions {
  readonly operation: string;
  readonly signal?: AbortSignal | undefined;
  /** Default: numbers that would lose digits become strings, and `NaN` and `Infinity` become `null`. */
  readonly parse?: (text: string) => unknown;
  /** Cuts the credentials of the client out of each line before it is read. */
  readonly redact?: ((line: string) => string) | undefined;
  /** Default: a line over 8 MiB is refused. */
  readonly shorten?: ShortenLine;
}

/**
 * Reads newline-delimited JSON from bytes split anywhere: for each chunk the lines that end in it, to be read before the next
 * chunk; one wait for each line would cost more than its parsing. Throws a `ServiceError`: `network` where the connection fails
 * or ends inside a line, `aborted`, and `protocol` for a line over 8 MiB that cannot be shortened, or one that is not JSON.
 */
export async function* readJsonLines(
  body: ReadableStream<Uint8Array> | null,
  options: ReadLinesOptions,
): AsyncGenerator<Iterable<JsonLine>> {
  if (body === null) return;
  const { redact = asItIs } = options;
  const unfinished = new UnfinishedLine(options.operation, options.shorten);
  for await (const chunk of readText(body, options)) yield linesOf(chunk, unfinished, options);
  const line = redact(unfinished.end());
  if (!isBlank(line)) yield [{ line, value: parseLine(line, false, options) }];
}

function* linesOf(chunk: string, unfinished: UnfinishedLine, options: ReadLinesOptions): Generator<JsonLine> {
  const { redact = asItIs } = options;
  let start = 0;
  for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
    const line = redact(unfinished.end(chunk.slice(start, end)));
    start = end + 1;
    if (!isBlank(line)) yield { line, value: parseLine(line, true, options) };
  }
  unfinished.add(chunk.slice(start));
}

function asItIs(line: string): string {
  return line;
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}

async function* readText(body: ReadableStream<Uint8Array>, { operation, signal }: ReadLinesOptions): AsyncGenerator<string> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        if (signal?.aborted) throw abortedError(signal, operation);
        throw isServiceError(cause) ? cause : new ServiceError('network', 'The connection to the service was lost.', { operation, cause });
      });
      if (signal?.aborted) throw abortedError(signal, operation);
      yield done ? decoder.decode() : decoder.decode(value, { stream: true });
      if (done) return;
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
  }
}

/** The last line of a stream may lack its newline: it is not `isTerminated`. */
function parseLine(text: string, isTerminated: boolean, { operation, parse = parseJsonLine }: ReadLinesOptions): unknown {
  try {
    return parse(text);
  } catch (cause) {
    const isCutOff = !isTerminated && /^\s*[{[]/.test(text);
    if (isCutOff) throw new ServiceError('network', 'The connection ended in the middle of a line.', { operation, cause });
    throw new ServiceError('protocol', `The service sent a line that is not JSON: ${excerpt(text)}`, {
      reason: isWebPage(text) ? 'web-page' : undefined,
      operation,
    });
  }
}

/** Parses a line. Numbers that would lose digits become strings. */
export function parseJsonLine(text: string): unknown {
  return parseExactJson(text, String);
}

const excerptLength = 80;

function excerpt(text: string): string {
  const start = withoutTokens(text.trim().slice(0, excerptLength * 10)).replace(/\s+/g, ' ');
  return start.length > excerptLength ? `${start.slice(0, excerptLength)}…` : start;
}
