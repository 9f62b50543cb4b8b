import type { LocalService, ServiceFaults } from '@parley/local-service';

/** The faults that meet a request; `count` is how many were sent to its address before. */
export type FaultsOf = (request: Request, count: number) => ServiceFaults | undefined;

/** A `fetch` to the service, while there is a network, in which each request meets its own faults. They are the service's, so the next one waits until they are met. */
export function faultyFetch(service: LocalService, faultsOf: FaultsOf = () => undefined): (request: Request) => Promise<Response> {
  const counts = new Map<string, number>();
  let entrance: Promise<unknown> = Promise.resolve();
  return async (request) => {
    if (!navigator.onLine) throw new TypeError('There is no connection.');
    const address = `${request.method} ${request.url}`;
    const count = counts.get(address) ?? 0;
    counts.set(address, count + 1);
    const entered = entrance.then(() => {
      service.faults = faultsOf(request, count) ?? {};
      return { answer: service.fetch(request) };
    });
    entrance = entered.then(() => new Promise((resolve) => setTimeout(resolve)));
    return (await entered).answer;
  };
}
