/** One JSON text a line. */
export async function* jsonLines(values: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** A response body that is produced as slowly as it is read. `signal` breaks it, as it breaks a real connection. */
export function byteStream(
  chunks: AsyncGenerator<Uint8Array, void>,
  signal: AbortSignal,
  onCancel: () => void,
): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
      },
      async pull(controller) {
        const next = await chunks.next();
        if (signal.aborted) return;
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      async cancel() {
        onCancel();
        await chunks.return();
      },
    },
    // Nothing is made ahead of the reader.
    { highWaterMark: 0 },
  );
}

/** Encodes lines, broken as the faults say. Throws `ConnectionCut` where the connection is cut. */
export async function* encodeLines(lines: AsyncIterable<string>, faults: ByteFaults): AsyncGenerator<Uint8Array, void> {
  const {
    cutAfterLines = Number.POSITIVE_INFINITY,
    cutAfterBytes = Number.POSITIVE_INFINITY,
    chunkBytes = Number.POSITIVE_INFINITY,
  } = faults;
  let lineCount = 0;
  let byteCount = 0;
  if (cutAfterLines === 0 || cutAfterBytes === 0) throw new ConnectionCut();
  for await (const line of lines) {
    const bytes = encoder.encode(line);
    const kept = bytes.subarray(0, cutAfterBytes - byteCount);
    for (let start = 0; start < kept.length; start += chunkBytes) yield kept.subarray(start, start + chunkBytes);
    lineCount += 1;
    byteCount += bytes.length;
    if (lineCount >= cutAfterLines || byteCount >= cutAfterBytes) throw new ConnectionCut();
  }
}

export interface ByteFaults {
  readonly chunkBytes?: number | undefined;
  readonly cutAfterLines?: number | undefined;
  readonly cutAfterBytes?: number | undefined;
}

/** What `fetch` throws when a connection is lost. */
class ConnectionCut extends TypeError {
  constructor() {
    super('terminated');
  }
}

const encoder = new TextEncoder();
