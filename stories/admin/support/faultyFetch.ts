import type { LocalService, ServiceFaults } from '@parley/local-service';

/** The faults of a request; `count` is the number of earlier requests to its URL. */
export type FaultsOf = (request: Request, count: number) => ServiceFaults | undefined;

/** Returns a `fetch` for the service that applies separate faults to each request, or fails while offline. Faults are a property of the service, so the next request waits until they are applied. */
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
