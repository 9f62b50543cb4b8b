import { describe, expect, it } from 'vitest';
import { type AgentSession, type Warehouse, WarehouseError } from '../../src/index.js';
import { linesOf, startTalk } from '../support/talk.js';

const schema = [{ name: 'store', column_type: 'String' }];

function startDataTalk(rowCount = 1) {
  const asked: { sql: string; session: AgentSession }[] = [];
  const warehouse: Warehouse = {
    meta: () => [],
    query: async (sql, session) => {
      asked.push({ sql, session });
      if (sql.includes('nowhere')) throw new WarehouseError('There is no view nowhere.');
      return { schema, data: Array.from({ length: rowCount }, (_, index) => [`Store ${index}`]), totalRows: rowCount };
    },
    close: async () => {},
  };
  return { ...startTalk({ warehouse }), asked };
}

describe('the data query API', () => {
  it('streams the schema, then rows in batches of hundreds', async () => {
    const lines = await linesOf(startDataTalk(1234).query({ query: 'select store from stores' }));
    expect(lines[0]).toEqual({ schema });
    expect(lines.slice(1).map((line) => line.data.length)).toEqual([500, 500, 234]);
    expect(
      lines
        .slice(1)
        .flatMap((line) => line.data)
        .at(-1),
    ).toEqual(['Store 1233']);
  });

  it('runs the query in the session of the token', async () => {
    const { query, asked } = startDataTalk();
    await linesOf(query({ query: 'select 1' }, { externalId: 'bram', userAttributes: { region: 'North' } }));
    expect(asked).toMatchObject([{ sql: 'select 1', session: { userId: 'external:bram', userAttributes: { region: 'North' } } }]);
  });

  it('accepts the token as a bearer token too', async () => {
    const { post, service } = startDataTalk();
    const Authorization = `Bearer ${await service.mintToken({ externalId: 'ada' })}`;
    expect((await linesOf(post(service.addresses.dataUrl, { query: 'select 1' }, { Authorization })))[0]).toEqual({ schema });
  });

  it('sends an error line if the query fails', async () => {
    expect(await linesOf(startDataTalk().query({ query: 'select * from nowhere' }))).toEqual([{ error: 'There is no view nowhere.' }]);
  });

  it('answers an invalid credential with a plain 401', async () => {
    const { post, query, service } = startDataTalk();
    const ask = (headers: Record<string, string>) => post(service.addresses.dataUrl, { query: 'select 1' }, headers);
    expect((await ask({})).status).toBe(401);
    expect((await ask({ Authorization: 'Bearer nonsense' })).status).toBe(401);
    expect((await ask({ Authorization: `Api-Key ${service.apiKey}` })).status).toBe(401);
    expect((await query({ query: 'select 1' }, { externalId: 'ada', expiresInSeconds: -1 })).status).toBe(401);
  });

  it('answers 400 without a query, and 404 for another deployment', async () => {
    const { post, query, service, tokenHeaders } = startDataTalk();
    expect((await query({})).status).toBe(400);
    expect((await query({ query: ' ' })).status).toBe(400);
    const elsewhere = service.addresses.dataUrl.replace('/1/', '/2/');
    expect((await post(elsewhere, { query: 'select 1' }, await tokenHeaders())).status).toBe(404);
  });
});
