/** How the body of a response is read. */
export interface BodyReading {
  /** Reads the next chunk with `next`. If it throws, the body fails. */
  read(next: () => Promise<ReadableStreamReadResult<Uint8Array>>): Promise<ReadableStreamReadResult<Uint8Array>>;
  /** Called if reading stops before the end of the body. */
  onLeave?(): void;
}

/**
 * The same response, whose body is read through `read`. Nothing is read ahead or held back, so that a stream starts, stalls and is
 * cancelled like any other. Returns `undefined` for a response without a body.
 */
export function readThrough(response: Response, { read, onLeave }: BodyReading): Response | undefined {
  // Browsers give some responses without content an empty body, but refuse to create such a response.
  if (response.body === null || statusesWithoutBody.includes(response.status)) return undefined;
  const reader = response.body.getReader();
  const next = () => reader.read();
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await read(next).catch((error: unknown) => {
          reader.cancel(error).catch(() => undefined);
          throw error;
        });
        // A chunk that arrived after the reader had left.
        if (isLeft) return;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel(reason) {
        isLeft = true;
        onLeave?.();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}

/** https://fetch.spec.whatwg.org/#null-body-status */
const statusesWithoutBody = [101, 103, 204, 205, 304];
