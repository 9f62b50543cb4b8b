import { ServiceError } from './ServiceError.js';

/** The JSON of a success; `undefined` where there is no body, whatever the status says. */
export async function readJson<T>(response: Response, operation: string | undefined): Promise<T> {
  const text = response.status === 204 ? '' : await response.text();
  try {
    // The service vouches for the shape; without a body, callers ask for `undefined` or `void`.
    return (text.trim() === '' ? undefined : JSON.parse(text)) as T;
  } catch (cause) {
    throw new ServiceError('protocol', 'The service answered with something else than JSON.', {
      status: response.status,
      operation,
      body: text,
      cause,
    });
  }
}
