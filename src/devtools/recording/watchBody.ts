/** Callbacks for what is read of a response. */
export interface BodyWatcher {
  onChunk(chunk: Uint8Array): void;
  onEnd(end: 'done' | 'cut' | 'left'): void;
}

/**
 * Returns the same response and observes its bytes as they are read. Nothing is read ahead or held back, so that an observed stream starts,
 * stalls and is cancelled like any other.
 */
export function watchBody(response: Response, { onChunk, onEnd }: BodyWatcher): Response {
  // Browsers give some responses without content an empty body, but refuse to create such a response.
  if (response.body === null || statusesWithoutBody.has(response.status)) {
    onEnd('done');
    return response;
  }
  const reader = response.body.getReader();
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          // A chunk that arrived after the reader had left.
          if (isLeft) return;
          if (done) {
            onEnd('done');
            return controller.close();
          }
          onChunk(value);
          controller.enqueue(value);
        } catch (cause) {
          onEnd(isAbort(cause) ? 'left' : 'cut');
          throw cause;
        }
      },
      cancel(reason) {
        isLeft = true;
        onEnd('left');
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}

/** https://fetch.spec.whatwg.org/#null-body-status */
const statusesWithoutBody = new Set([101, 103, 204, 205, 304]);

export function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}
