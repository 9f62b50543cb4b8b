import { ServiceError } from '../../../client/errors/ServiceError.js';
import { isJsonObject } from '../../../client/json/isJsonObject.js';

/** The lines of one or more streams as they arrived, without headers and tokens. */
export type Transcript = readonly TranscriptLine[];

/** One line of a recorded stream. */
export interface TranscriptLine {
  /** Milliseconds since the first line. */
  readonly atMs: number;
  /** The raw line: JSON text. */
  readonly line: string;
  /** The request, on the first line of an answer if the recorder knows it. */
  readonly request?: TranscriptRequest | undefined;
}

/** One request of a conversation. Without `messageId` the thread was read. */
export interface TranscriptRequest {
  /** The id of the question's message. */
  readonly messageId?: string | undefined;
  /** The text of the question. */
  readonly input?: string | undefined;
  /** True if the question had been sent before and its answer was cut. */
  readonly isRepeat?: boolean | undefined;
}

/** Formats a transcript as an `.ndjson` file: one `{"atMs", "line"}` per line, some with a `"request"`. */
export function formatTranscript(transcript: Transcript): string {
  return transcript.map(({ atMs, line, request }) => `${JSON.stringify({ atMs, line, request })}\n`).join('');
}

/** Reads such a file. Throws a `protocol` error that names the invalid line. */
export function parseTranscript(text: string): Transcript {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = parse(line);
    if (!isTranscriptLine(parsed)) {
      throw new ServiceError(
        'protocol',
        `Line ${index + 1} is not part of a transcript: expected {"atMs": number, "line": string}. Save transcripts with formatTranscript.`,
        { operation: 'parseTranscript', body: line.slice(0, 200) },
      );
    }
    const { atMs, line: raw, request } = parsed;
    return [request === undefined ? { atMs, line: raw } : { atMs, line: raw, request }];
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isTranscriptLine(value: unknown): value is TranscriptLine {
  if (typeof value !== 'object' || value === null || !('atMs' in value) || !('line' in value)) return false;
  if ('request' in value && !isRequest(value.request)) return false;
  return typeof value.atMs === 'number' && value.atMs >= 0 && typeof value.line === 'string';
}

function isRequest(value: unknown): value is TranscriptRequest {
  if (!isJsonObject(value)) return false;
  const { messageId, input, isRepeat } = value;
  const areTexts = [messageId, input].every((text) => text === undefined || typeof text === 'string');
  return areTexts && (isRepeat === undefined || typeof isRepeat === 'boolean');
}
