import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildHere } from '../support/buildHere.js';
import { runs } from '../support/runs.js';

const mebibyte = 2 ** 20;
const answerMebibytes = runs(100, 200);
const answerBytes = answerMebibytes * mebibyte;
const measureEvery = 20 * mebibyte;
/** Sockets and parsers hold some; an answer that is kept would be three times as much, or more. */
const mostGrowth = 32 * mebibyte;

it(`keeps memory flat while a slow browser reads a fast response of ${answerMebibytes} MiB`, async () => {
  await using service = await startFastService();
  await using proxy = await startProxyProcess(service.port);
  const answer = await ask(proxy.port);
  const atStart = await proxy.measure();
  const growths: number[] = [];
  let taken = 0;
  for await (const chunk of answer) {
    taken += chunk.length;
    if (taken < measureEvery * (growths.length + 1)) continue;
    // The browser stands still until the service, too, can send nothing more.
    for (let sent = -1; sent !== service.sentBytes(); ) {
      sent = service.sentBytes();
      await proxy.measure();
    }
    growths.push((await proxy.measure()) - atStart);
  }
  expect(taken).toBe(service.sentBytes());
  expect(growths.length).toBe(answerBytes / measureEvery);
  expect(Math.max(...growths)).toBeLessThan(mostGrowth);
});

/** Sends lines as fast as they are taken. */
async function startFastService() {
  const line = Buffer.from(`${JSON.stringify({ id: '1', content: 'x'.repeat(mebibyte / 16 - 25) })}\n`);
  let sent = 0;
  const http = createServer((incoming, outgoing) => {
    incoming.resume();
    const send = () => {
      while (sent < answerBytes) {
        sent += line.length;
        if (!outgoing.write(line)) return outgoing.once('drain', send);
      }
      return outgoing.end();
    };
    send();
  });
  return { port: await listen(http), sentBytes: () => sent, [Symbol.asyncDispose]: async () => void http.close() };
}

async function startProxyProcess(servicePort: number) {
  const outDir = await mkdtemp(join(tmpdir(), 'parley-proxy-'));
  const ssr = 'test/server/support/proxyProcess.ts';
  await buildHere({
    configFile: false,
    logLevel: 'error',
    build: { ssr, outDir, rolldownOptions: { output: { entryFileNames: 'proxy.mjs' } } },
  });
  const child = fork(join(outDir, 'proxy.mjs'), {
    execArgv: ['--expose-gc'],
    env: { SERVICE_API_KEY: 'sk-0001', CHAT_URL: `http://127.0.0.1:${servicePort}/chat/stream-chat-state` },
  });
  const [address] = await once(child, 'message');
  return {
    port: address.port,
    /** Bytes that are held after a collection. */
    async measure(): Promise<number> {
      child.send('measure');
      const [bytes] = await once(child, 'message');
      return bytes;
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await rm(outDir, { recursive: true });
    },
  };
}

async function ask(port: number): Promise<IncomingMessage> {
  const origin = `http://127.0.0.1:${port}`;
  const outgoing = request(`${origin}/parley/chat/stream-chat-state`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
  });
  outgoing.end('{"input":"Stores?"}');
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (answer === undefined) throw new Error('There was no answer.');
  return answer;
}

async function listen(http: ReturnType<typeof createServer>): Promise<number> {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // A server that listens on TCP has an address with a port.
  return (http.address() as AddressInfo).port;
}
