import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** As much of the framework as the page on the proxy uses: a handler is given the messages of `node:http`. */
// biome-ignore lint/style/noDefaultExport: the framework has one.
export default function express(): App {
  const http = createServer();
  return { http, all: (_path, handler) => http.on('request', handler) };
}

interface App {
  readonly http: Server;
  all(path: string, handler: (request: IncomingMessage, response: ServerResponse) => unknown): void;
}
