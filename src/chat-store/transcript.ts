import { ServiceError } from '../client/http/ServiceError.js';

/** The lines of one or more streams as they arrived, without headers and without tokens. */
export type Transcript = readonly TranscriptLine[];

export interface TranscriptLine {
  /** Milliseconds since the first line. */
  readonly atMs: number;
  /** The raw line: JSON text. */
  readonly line: string;
}

/** A transcript as the text of an `.ndjson` file: one `{"atMs", "line"}` a line. */
export function formatTranscript(transcript: Transcript): string {
  return transcript.map(({ atMs, line }) => `${JSON.stringify({ atMs, line })}\n`).join('');
}

/** Reads such a file. Throws a `protocol` error that names the line which is not one. */
export function parseTranscript(text: string): Transcript {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = parse(line);
    if (!isTranscriptLine(parsed)) {
      throw new ServiceError(
        'protocol',
        `Line ${index + 1} is not a line of a transcript: expected {"atMs": number, "line": text}. Save it with formatTranscript.`,
        { operation: 'parseTranscript', body: line.slice(0, 200) },
      );
    }
    return [{ atMs: parsed.atMs, line: parsed.line }];
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
  return typeof value.atMs === 'number' && value.atMs >= 0 && typeof value.line === 'string';
}
