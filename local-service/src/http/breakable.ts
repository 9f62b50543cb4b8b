/** Lets an aborted request fail as `fetch` does, without waiting for an answer that nobody wants. */
export function breakable(answer: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return (request) =>
    new Promise((resolve, reject) => {
      const { signal } = request;
      const fail = (): void => reject(signal.reason);
      if (signal.aborted) return fail();
      signal.addEventListener('abort', fail, { once: true });
      answer(request)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', fail));
    });
}
