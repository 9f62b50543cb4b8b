import { createServer } from 'node:http';
import { createServiceProxy, toNodeHandler } from '../../../src/server.js';

// A process that holds nothing but the proxy, so that its memory is the proxy's.
const { CHAT_URL = '', SERVICE_API_KEY = '' } = process.env;
const http = createServer(
  toNodeHandler(
    createServiceProxy({
      credentials: { kind: 'api-key', key: SERVICE_API_KEY },
      chatUrl: CHAT_URL,
      resolveSession: () => ({ externalId: 'ada' }),
    }),
  ),
);
http.listen(0, '127.0.0.1', () => process.send?.(http.address()));
process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
