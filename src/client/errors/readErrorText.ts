import { maxErrorLength } from './limitText.js';

/** Reads the body of an error up to a limit, and receives nothing beyond it. If the connection breaks, returns what has arrived. */
export async function readErrorText({ body }: Response): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let left = maxErrorLength;
  try {
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) break;
      pieces.push(decoder.decode(value.subarray(0, left), { stream: true }));
      left -= value.length;
    }
    pieces.push(decoder.decode());
  } catch {
    // Return what has arrived.
  } finally {
    reader.cancel().catch(() => undefined);
  }
  return pieces.join('');
}
