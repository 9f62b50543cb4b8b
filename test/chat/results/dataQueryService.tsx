import type { ReactNode } from 'react';
import { createServiceClient, type ServiceClient } from '../../../src/client.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';

/** A client of a data query API that responds with `respond`. */
export function createDataClient(respond: (request: Request) => Promise<Response> | Response): ServiceClient {
  return createServiceClient({
    dataUrl: 'https://data.example/query',
    credentials: { kind: 'bearer', token: 'a.b.c' },
    identity: 'ann',
    retry: false,
    fetch: async (request) => respond(request),
  });
}

/** A data query API whose answer is written line by line by the test, as the service would stream it. */
export function createDataQueryService() {
  const requests: Request[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let waiting: (() => void) | undefined;
  const client = createDataClient((request) => {
    requests.push(request);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller;
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
        waiting?.();
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
  });
  return {
    requests,
    /** Waits until a query has come in. */
    async asked(): Promise<void> {
      if (stream === undefined) await new Promise<void>((resolve) => (waiting = resolve));
    },
    send(...lines: readonly unknown[]): void {
      for (const line of lines) stream?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
    },
    end(): void {
      stream?.close();
      stream = undefined;
    },
    breakOff(): void {
      stream?.error(new TypeError('the line is dead'));
      stream = undefined;
    },
    wrapper: ({ children }: { children: ReactNode }) => <ServiceProvider client={client}>{children}</ServiceProvider>,
  };
}
