import { describe, expect, it } from 'vitest';
import { type RunSqlOptions, runSql } from '../../../src/client/chat-stream/runSql.js';
import { createServiceClient } from '../../../src/client/http/createServiceClient.js';
import type { Credentials } from '../../../src/client/http/ServiceClient.js';
import { openStream } from '../support/byteStream.js';
import { dataUrl, type FakeService, fakeService, lines } from '../support/fakeService.js';

const schema = {
  schema: [
    { name: 'id', column_type: 'Int64' },
    { name: 'name', column_type: 'String' },
  ],
};

function run(service: FakeService, options?: RunSqlOptions, credentials: Credentials = { kind: 'service-token', token: 'opaque' }) {
  return runSql(createServiceClient({ dataUrl, credentials, fetch: service.fetch }), { query: 'SELECT 1' }, options);
}

const ids = (count: number, from = 0) => ({ data: Array.from({ length: count }, (_, index) => [String(from + index), 'x']) });

describe('runSql', () => {
  it('posts the query and collects typed rows from all lines', async () => {
    const service = fakeService(() => lines(schema, { data: [['1', 'a']] }, { data: [['2', null]] }, { data: [] }));
    expect(await run(service)).toEqual({
      columns: [
        { name: 'id', type: 'integer', serviceType: 'Int64' },
        { name: 'name', type: 'string', serviceType: 'String' },
      ],
      rows: [
        [1, 'a'],
        [2, null],
      ],
      isCapped: false,
    });
    expect(service.requests).toMatchObject([{ method: 'POST', url: dataUrl, body: { query: 'SELECT 1' } }]);
  });

  it('keeps integers past 2^53 exact, sent as strings or as numbers', async () => {
    const { rows } = await run(
      fakeService(() => new Response(`${JSON.stringify(schema)}\n{"data":[[9007199254740993,"a"],["-9223372036854775808","b"],[1,"c"]]}`)),
    );
    expect(rows.map(([id]) => id)).toEqual([9007199254740993n, -9223372036854775808n, 1]);
  });

  it('reads rows that are objects, without a schema', async () => {
    const { columns, rows } = await run(fakeService(() => lines({ data: [{ a: 1, b: null }] }, { data: [{ b: 2.5, a: 2 }] })));
    expect(columns).toEqual([
      { name: 'a', type: 'integer', serviceType: '' },
      { name: 'b', type: 'number', serviceType: '' },
    ]);
    expect(rows).toEqual([
      [1, null],
      [2, 2.5],
    ]);
  });

  it('returns the columns of a result without rows', async () => {
    expect(await run(fakeService(() => lines(schema)))).toMatchObject({
      columns: [{ name: 'id' }, { name: 'name' }],
      rows: [],
      isCapped: false,
    });
  });

  it('returns the number of rows', async () => {
    const progress: number[] = [];
    await run(
      fakeService(() => lines(schema, ids(2), ids(3))),
      { onProgress: (loadedRows) => progress.push(loadedRows) },
    );
    expect(progress).toEqual([2, 5]);
  });

  it('stops reading at the limit and reports it', async () => {
    const { body, cancelled } = openStream(`${JSON.stringify(schema)}\n${JSON.stringify(ids(3))}\n${JSON.stringify(ids(3, 3))}\n`);
    const { rows, isCapped } = await run(
      fakeService(() => new Response(body)),
      { maxRows: 5 },
    );
    expect([rows.length, rows.at(-1)?.[0], isCapped]).toEqual([5, 4, true]);
    await cancelled;
  });

  it('stops before the line that ends beyond the maximum number of characters', async () => {
    const maxCharacters = JSON.stringify(ids(3)).length + 1;
    const { rows, isCapped } = await run(
      fakeService(() => lines(schema, ids(3), ids(3, 3))),
      { maxCharacters },
    );
    expect([rows.length, isCapped]).toEqual([3, true]);
  });

  it('is not capped if the number of rows equals the limit', async () => {
    expect(
      await run(
        fakeService(() => lines(schema, ids(5), {})),
        { maxRows: 5 },
      ),
    ).toMatchObject({ isCapped: false });
  });

  it('returns the reason why a query failed', async () => {
    await expect(run(fakeService(() => lines(schema, ids(1), { error: 'No column "revnue"' })))).rejects.toMatchObject({
      kind: 'unprocessable',
      message: 'No column "revnue"',
    });
  });

  it('never returns half a result as a whole one', async () => {
    const cut = `${JSON.stringify(schema)}\n${JSON.stringify(ids(3)).slice(0, -4)}`;
    await expect(run(fakeService(() => new Response(cut)))).rejects.toMatchObject({ kind: 'network' });
    await expect(run(fakeService(() => new Response('')))).rejects.toMatchObject({ kind: 'protocol' });
  });

  it('can be cancelled between lines', async () => {
    const controller = new AbortController();
    const { body, cancelled } = openStream(`${JSON.stringify(schema)}\n${JSON.stringify(ids(3))}\n`);
    const running = run(
      fakeService(() => new Response(body)),
      { signal: controller.signal, onProgress: () => controller.abort() },
    );
    await expect(running).rejects.toMatchObject({ kind: 'aborted' });
    await cancelled;
  });

  it('sends each kind of credential as the data query API accepts it', async () => {
    const headersFor = async (credentials: Credentials) => {
      const service = fakeService(() => lines(schema));
      await run(service, {}, credentials);
      return [service.requests[0]?.headers.get('authorization'), service.requests[0]?.headers.get('x-service-auth-token')];
    };
    expect(await headersFor({ kind: 'service-token', token: 't' })).toEqual([null, 't']);
    expect(await headersFor({ kind: 'bearer', token: 't' })).toEqual(['Bearer t', null]);
    expect(await headersFor({ kind: 'api-key', key: 'k' })).toEqual(['Bearer k', null]);
  });

  it('explains what is missing without a data address', async () => {
    const client = createServiceClient({ credentials: { kind: 'bearer', token: 't' } });
    await expect(runSql(client, { query: 'SELECT 1' })).rejects.toMatchObject({ kind: 'validation', field: 'dataUrl' });
  });
});
