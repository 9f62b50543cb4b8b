import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import express from './express.js';
import { proxy } from './parleyProxy.js';

export const app = express();
app.all('/parley/*path', toNode(proxy));

export function toNode(handle: (request: Request) => Promise<Response>) {
  return async (incoming: IncomingMessage & { originalUrl?: string }, outgoing: ServerResponse) => {
    const left = new AbortController();
    outgoing.once('close', () => left.abort());
    const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
    const request = new Request(`http://${incoming.headers.host}${incoming.originalUrl ?? incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
      signal: left.signal,
      ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
    });
    const answer = await handle(request);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body === null) return outgoing.end();
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), outgoing).catch(() => outgoing.destroy());
  };
}
