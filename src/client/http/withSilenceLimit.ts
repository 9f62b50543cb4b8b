import { readThrough } from './readThrough.js';

/** The same response, whose body fails if `wait` rejects while a chunk is awaited. */
export function withSilenceLimit(response: Response, wait: <T>(work: Promise<T>) => Promise<T>): Response {
  return readThrough(response, { read: (next) => wait(next()) }) ?? response;
}
