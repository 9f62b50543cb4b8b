import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPausedAgent, firstId, isBeforePause, linesOf, readerOf } from '../../local-service/test/support/talk.js';
import { errorOf, startProxy } from './support/startProxy.js';

const encoder = new TextEncoder();

/** A service that streams these chunks, and counts how many were asked for. */
function startStream(chunks: readonly string[]) {
  const counts = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[counts.pulled];
        if (chunk === undefined) return controller.close();
        counts.pulled += 1;
        controller.enqueue(encoder.encode(chunk));
      },
      cancel() {
        counts.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { counts, ...startProxy({ onUpstream: () => new Response(body), credentials: { kind: 'api-key', key: 'sk-secret' } }) };
}

async function chunksOf(response: Response): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of response.body ?? []) chunks.push(new TextDecoder().decode(chunk));
  return chunks;
}

describe('a stream', () => {
  it('arrives while the run continues', async () => {
    const { agent, resume } = createPausedAgent();
    const { chat } = startProxy({ service: { agent } });
    const reader = readerOf(await chat({ input: 'Stores?' }));
    await reader.until(isBeforePause);
    resume();
    expect((await reader.rest()).at(-1).id).toBe('__usage__');
  });

  it('is passed on chunk by chunk, each line once it is complete', async () => {
    const chunks = ['{"id":', '"1"}\n{"a":', '1}\n', '{"b":2}\n'];
    const { chat } = startStream(chunks);
    expect(await chunksOf(await chat({ input: 'x' }))).toEqual(['{"id":"1"}\n', '{"a":1}\n', '{"b":2}\n']);
  });

  it('is read from the service no faster than the browser reads it', async () => {
    const { chat, counts } = startStream(Array.from({ length: 1000 }, (_, index) => `{"id":"${index}"}\n`));
    const response = await chat({ input: 'x' });
    const reader = response.body?.getReader();
    for (let taken = 1; taken <= 50; taken += 1) {
      await reader?.read();
      expect(counts.pulled).toBe(taken);
    }
    await reader?.cancel();
    expect(counts).toEqual({ pulled: 50, cancelled: true });
  });

  it('has the same text however it is cut, without the key', () => {
    const text = '{"id":"1","content":"sk-s sk-secret sk-secre"}\n{"content":"sk-secresk-secret ssk-secret 店舗"}\nsk-se';
    return fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 12 }), async (cuts) => {
        const ends = [...cuts, text.length].toSorted((a, b) => a - b);
        const { chat } = startStream(ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)).filter((chunk) => chunk !== ''));
        expect((await chunksOf(await chat({ input: 'x' }))).join('')).toBe(text.replaceAll('sk-secret', '[redacted]'));
      }),
    );
  });

  it('without a line end is still passed on', async () => {
    const long = `{"content":"${'x'.repeat(200_000)}`;
    expect((await chunksOf(await startStream([long, 'y']).chat({ input: 'x' }))).join('')).toBe(`${long}y`);
    expect(await chunksOf(await startStream([]).chat({ input: 'x' }))).toEqual([]);
  });
});

describe('a service that breaks off', () => {
  const brokenAfter = (...chunks: string[]) =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const chunk = chunks.shift();
          if (chunk === undefined) controller.error(new Error('socket hang up'));
          else controller.enqueue(encoder.encode(chunk));
        },
      },
      { highWaterMark: 0 },
    );

  it('in its first line is a 502 that is safe to retry', async () => {
    const { chat } = startProxy({ onUpstream: () => new Response(brokenAfter('{"id"')) });
    expect(await errorOf(chat({ input: 'x' }))).toMatchObject({ status: 502, code: 'service-unreachable', message: /again/ });
  });

  it('later breaks the answer, which makes the browser resume it', async () => {
    const { chat } = startProxy({ onUpstream: () => new Response(brokenAfter('{}\n', '{"id":"1"}\n')) });
    const reader = (await chat({ input: 'x' })).body?.getReader();
    await reader?.read();
    await reader?.read();
    await expect(reader?.read()).rejects.toMatchObject({ code: 'service-unreachable' });
  });
});

describe('a browser that disconnects', () => {
  it.each([
    ['its connection', true],
    ['the body', false],
  ])('closes the connection to the service by %s, without stopping the run', async (_what, isConnection) => {
    const { agent, resume, runCount } = createPausedAgent();
    const upstreamLeft: Promise<unknown>[] = [];
    const { chat, upstream } = startProxy({
      service: { agent },
      onUpstream: (request, serve) => {
        upstreamLeft.push(new Promise((resolve) => request.signal.addEventListener('abort', resolve)));
        return serve(request);
      },
    });
    const connection = new AbortController();
    const reader = readerOf(await chat({ input: 'Stores?', messageId: firstId }, { signal: connection.signal }));
    const chatId: string = (await reader.until(isBeforePause))[0].state.chatId;
    if (isConnection) connection.abort();
    else await reader.leave();
    await upstreamLeft[0];

    const again = await chat({ chatId, input: 'Stores?', messageId: firstId });
    resume();
    expect((await linesOf(again)).some(({ graphPath }) => graphPath?.[0] === 'final')).toBe(true);
    expect(runCount()).toBe(1);
    expect(upstream.filter(({ url }) => url.endsWith('/abort'))).toEqual([]);
  });

  it('does not wait for the service to answer', async () => {
    const connection = new AbortController();
    const { chat } = startProxy({
      onUpstream: (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
          connection.abort();
        }),
    });
    expect((await chat({ input: 'x' }, { signal: connection.signal })).status).toBe(499);
  });

  it('before the request sends nothing', async () => {
    const { chat, upstream } = startProxy();
    expect((await chat({ input: 'x' }, { signal: AbortSignal.abort() })).status).toBe(499);
    expect(upstream).toEqual([]);
  });
});
