import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../local-service/test/support/talk.js';
import { runs } from '../support/runs.js';
import { errorOf, startProxy } from './support/startProxy.js';

const reports = '/api/v1/deployments/1/reports';

describe('an error of the service', () => {
  it('reaches the browser as status, code and message only', async () => {
    const body = { error: { message: 'Not that one', code: 'taken', stack: 'at db.internal' }, sql: 'SELECT secret', details: [1] };
    const { send } = startProxy({ allow: ['getReports'], onUpstream: () => Response.json(body, { status: 409 }) });
    const answer = await send(reports);
    expect([answer.status, await answer.json()]).toEqual([409, { error: { message: 'Not that one', code: 'taken' } }]);
  });

  it('can be a problem document (RFC 9457)', async () => {
    const headers = { 'content-type': 'application/problem+json; charset=utf-8' };
    const problem = { type: 'https://service.example/taken', title: 'Taken', detail: 'This name is taken.', stack: 'at db.internal' };
    const answers = [problem, { title: 'Taken' }].map((body) => new Response(JSON.stringify(body), { status: 409, headers }));
    const { send } = startProxy({ allow: ['getReports'], onUpstream: () => answers.shift() ?? Response.error() });
    expect(await (await send(reports)).json()).toEqual({ error: { message: 'This name is taken.' } });
    expect(await (await send(reports)).json()).toEqual({ error: { message: 'Taken' } });
  });

  it.each([
    ['a text', { error: 'Out of memory', stack: 'at db.internal' }, { error: { message: 'Out of memory' } }],
    [
      'an object',
      { id: 'secret', error: { message: 'Not that one', code: 'taken', sql: 'SELECT secret', data: { status: 409, stack: 'at db' } } },
      { error: { message: 'Not that one', code: 'taken', data: { status: 409 } } },
    ],
    [
      'an error of JSON-RPC',
      { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Internal', data: 'at db.internal' } },
      { jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Internal' } },
    ],
    ['too long', { error: 'x'.repeat(300_000) }, { error: { message: expect.stringContaining('too long') } }],
  ])('inside a success is also reduced to message, code and status (%s)', async (_what, line, shown) => {
    const other = { id: '1', content: 'The "error" stays.', detail: { error: 'as it is' } };
    const { chat, post } = startProxy({
      allow: ['runSql'],
      mintDataToken: () => 'token-of-ada',
      onUpstream: () => new Response([other, line, other].map((each) => JSON.stringify(each)).join('\n')),
    });
    for (const answer of [chat({ input: 'x' }), post('/data/query', { query: 'SELECT 1' })]) {
      expect(await linesOf(answer)).toEqual([other, shown, other]);
    }
  });

  it.each([
    ['says nothing', '{}'],
    ['is not JSON', '{"error":'],
    ['is over 1 MiB', JSON.stringify({ error: 'x'.repeat(2 ** 20) })],
  ])('reports if its body %s', async (_what, text) => {
    const headers = { 'content-type': 'application/json' };
    const { send } = startProxy({ allow: ['getReports'], onUpstream: () => new Response(text, { status: 500, headers }) });
    expect(await errorOf(send(reports))).toMatchObject({ status: 500, code: 'service-answer', message: /without giving a reason/ });
  });
});

describe('any error inside a success', () => {
  const internal = 'at db.internal SELECT secret';
  const kib = 1024;
  /** Members that errors have, in any order, some of them long. */
  const members = fc.shuffledSubarray(
    [
      ['jsonrpc', '2.0'],
      ['id', 7],
      ['stack', internal],
      ['query', internal.repeat(12 * kib)],
      ['result', { error: null, rows: [internal] }],
      ['trace', [internal, { error: internal.repeat(kib) }]],
      ['__proto__', { stack: internal }],
      ['took', 12345678901234567890n],
    ] as const,
    { minLength: 1 },
  );
  const error = fc.constantFrom('Broken', { message: 'Broken', stack: internal }, { message: 'Broken', data: internal.repeat(13 * kib) });
  const written = fc.tuple(members, error, fc.nat(8), fc.boolean()).map(([all, value, place, isEscaped]) => {
    const named: (readonly [string, unknown])[] = [...all];
    named.splice(place, 0, ['error', value]);
    const json = named.map(([name, item]) => `${JSON.stringify(name)}: ${typeof item === 'bigint' ? item : JSON.stringify(item)}`).join();
    return `{${isEscaped ? json.replaceAll('"error":', '"\\u0065rror":') : json}}`;
  });
  const cut = (text: string, size: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        const bytes = new TextEncoder().encode(text);
        for (let start = 0; start < bytes.length; start += size) controller.enqueue(bytes.subarray(start, start + size));
        controller.close();
      },
    });
  const size = fc.constantFrom(997, 64 * kib, 1024 * kib);

  it('is reduced in a line, whatever its size and the order of its members', () => {
    const message: object = { id: 'a', content: 'The "error" stays.' };
    return fc.assert(
      fc.asyncProperty(written, size, async (line, chunkSize) => {
        const { chat } = startProxy({
          onUpstream: () => new Response(cut(`${JSON.stringify(message)}\n${line}\n${JSON.stringify(message)}\n`, chunkSize)),
        });
        const text = await (await chat({ input: 'x' })).text();
        expect(text).not.toContain('internal');
        const [first, reduced, last, ...others] = text
          .trim()
          .split('\n')
          .map((each) => JSON.parse(each));
        expect([first, last, others]).toEqual([message, message, []]);
        expect(reduced.error.message).toMatch(/Broken|too long/);
      }),
      { numRuns: runs(25, 60) },
    );
  });

  it('is reduced in an answer of the management API, if it is of JSON-RPC', () =>
    fc.assert(
      fc.asyncProperty(written, size, fc.constantFrom('', '\ufeff', ' \n'), async (object, chunkSize, start) => {
        const body = `${start}{"jsonrpc":"2.0",${object.slice(1)}`;
        const { send } = startProxy({ allow: ['getReports'], onUpstream: () => new Response(cut(body, chunkSize)) });
        const text = await (await send(reports)).text();
        expect(text).not.toContain('internal');
        expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', error: { message: expect.stringMatching(/Broken|too long/) } });
      }),
      { numRuns: runs(25, 60) },
    ));

  it.each([
    ['in a list', `[{"id":1},{"error":{"message":"Broken","stack":"${internal}"}}]`],
    ['beside a value that only Python writes', `{"error":{"message":"Broken","stack":"${internal}"},"took":NaN}`],
    ['that breaks off', `{"error":{"message":"Broken","stack":"${internal}`],
    ['after another object', `{"id":"a"}{"error":{"message":"Broken","stack":"${internal}"}}`],
    ['in a list that is long', `[{"error":{"message":"Broken","stack":"${internal.repeat(13 * kib)}"}}]`],
  ])('is reduced %s', async (_how, line) => {
    const { chat } = startProxy({ onUpstream: () => new Response(line) });
    expect(await (await chat({ input: 'x' })).text()).not.toContain('internal');
    const rpc = line.replaceAll('"error"', '"jsonrpc":"2.0","error"');
    const { send } = startProxy({ allow: ['getReports'], onUpstream: () => new Response(rpc) });
    expect(await (await send(reports)).text()).not.toContain('internal');
  });
});

describe('what is not an error', () => {
  const long = 'x"\\{[店舗😀'.repeat(30_000);
  const message = {
    id: 'a',
    role: 'assistant',
    content: long,
    toolCall: { name: 't', result: '{"error":"as it is"}' },
    error: null,
    sort: 3,
  };

  it.each([1_009, 70_001, 1_000_003])('keeps the members of the contract in a long line, in chunks of %i bytes', async (size) => {
    const bytes = new TextEncoder().encode(`${JSON.stringify(message)}\r\n${JSON.stringify(message)}`);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => bytes.slice(index * size, (index + 1) * size));
    const { chat } = startProxy({ onUpstream: () => new Response(new Blob(chunks).stream()) });
    const { error, ...kept } = message;
    expect(await linesOf(chat({ input: 'x' }))).toEqual([kept, kept]);
  });

  it.each([
    ['a record with an error', JSON.stringify({ id: 1, error: 'The job failed.', stack: 'as it is' })],
    ['a record of many lines', JSON.stringify({ id: 1, jsonrpc: '2.0', text: long }, null, 2)],
    ['a long text', `name,value\n${long}`],
    ['a body that is not complete', '{"id":1,'],
    ['a record over 8 MiB', JSON.stringify({ text: 'x'.repeat(9 * 1024 * 1024) })],
  ])('reaches the browser of the management API unchanged: %s', async (_what, body) => {
    const { send } = startProxy({ allow: ['getReports'], onUpstream: () => new Response(body) });
    expect((await (await send(reports)).text()) === body).toBe(true);
  });
});
