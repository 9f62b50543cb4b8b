import { type ReplayOptions, replayLines } from './replayTranscript.js';
import type { Transcript } from './transcript.js';

/** Returns a `fetch` for `createServiceClient` that answers every request from a transcript, so that a panel shows the recording. */
export function transcriptFetch(
  transcript: Transcript,
  options: Omit<ReplayOptions, 'onFrame' | 'signal'> = {},
): (request: Request) => Promise<Response> {
  return async ({ signal }) => {
    const lines = replayLines(transcript, { ...options, signal });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await lines.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(`${value}\n`));
      },
      async cancel() {
        await lines.return(undefined);
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
}
