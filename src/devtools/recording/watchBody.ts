import { readThrough } from '../../client/http/readThrough.js';

/** Callbacks for what is read of a response. */
export interface BodyWatcher {
  onChunk(chunk: Uint8Array): void;
  onEnd(end: 'done' | 'cut' | 'left'): void;
}

/** Returns the same response and observes its bytes as they are read. */
export function watchBody(response: Response, { onChunk, onEnd }: BodyWatcher): Response {
  let isLeft = false;
  const watched = readThrough(response, {
    async read(next) {
      try {
        const result = await next();
        if (isLeft) return result;
        if (result.done) onEnd('done');
        else onChunk(result.value);
        return result;
      } catch (cause) {
        onEnd(isAbort(cause) ? 'left' : 'cut');
        throw cause;
      }
    },
    onLeave() {
      isLeft = true;
      onEnd('left');
    },
  });
  if (watched === undefined) onEnd('done');
  return watched ?? response;
}

export function isAbort(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'AbortError';
}
