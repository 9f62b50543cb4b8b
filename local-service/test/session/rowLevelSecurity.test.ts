import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../test/support/runs.js';
import { createScriptedAgent, type TokenClaims } from '../../src/index.js';
import type { Warehouse } from '../../src/warehouse/Warehouse.js';
import { sharedWarehouse } from '../support/sharedWarehouse.js';
import { linesOf, startTalk } from '../support/talk.js';

let warehouse: Warehouse;
let talk: ReturnType<typeof startTalk>;
beforeAll(async () => {
  warehouse = await sharedWarehouse();
  talk = startTalk({ warehouse });
});

const regionQuery = { query: 'SELECT DISTINCT region FROM stores ORDER BY 1' };
const allRegions = 4;

async function regionsOf(response: Promise<Response>): Promise<readonly string[]> {
  const lines = await linesOf(response);
  return lines.flatMap(({ data }: { readonly data?: readonly (readonly string[])[] }) => (data ?? []).map(([region]) => region ?? ''));
}

async function manage(path: string, body: object): Promise<Response> {
  const { service } = talk;
  return service.fetch(
    new Request(`${service.addresses.baseUrl}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await service.mintAccessToken({ email: 'analyst@parley.example' })}` },
      body: JSON.stringify(body),
    }),
  );
}

describe('the rows of a service token', () => {
  it('are never all rows if the claim has the wrong shape', async () => {
    const shapes = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>('region=Europe', 'Europe', 7, true, null, [null], ['Europe'], [['region', 'Europe']]),
      fc.constantFrom<unknown>([{ key: 'region', value: 'Europe' }], [{ name: 'region' }], [{ name: 7, value: 'Europe' }], { region: [] }),
      fc.array(fc.record({ name: fc.constantFrom<unknown>('region', 'Region', 7, null), value: fc.jsonValue() }, { requiredKeys: [] })),
      fc.dictionary(fc.constantFrom('region', 'Region', 'regoin', '__proto__'), fc.jsonValue()),
    );
    await fc.assert(
      fc.asyncProperty(shapes, async (userAttributes) => {
        const isEmpty = typeof userAttributes === 'object' && userAttributes !== null && Object.keys(userAttributes).length === 0;
        fc.pre(!isEmpty);
        const seen = await regionsOf(talk.query(regionQuery, { externalId: 'ada', userAttributes }));
        expect(seen.length).toBeLessThan(allRegions);
      }),
      { numRuns: runs(40, 150) },
    );
  });

  it.each(['region=Europe', null, [['region', 'Europe']], [{ key: 'region', value: 'Europe' }], [{ name: 'region' }]])(
    'are refused with 401 for the claim %j',
    async (userAttributes) => {
      expect((await talk.query(regionQuery, { externalId: 'ada', userAttributes })).status).toBe(401);
    },
  );

  it.each<[string, TokenClaims]>([
    ['its email', { sub: 'analyst@parley.example' }],
    ['its email in capitals', { externalId: 'ANALYST@parley.example' }],
    ['no attributes at all', { sub: 'analyst@parley.example', userAttributes: {} }],
    ['its email next to another external id', { externalId: 'u-4711', email: 'Analyst@parley.example' }],
    ['another attribute', { sub: 'analyst@parley.example', userAttributes: { category: 'Shoes' } }],
  ])('are those of a user of the account, even if the token contains only %s', async (_, claims) => {
    expect(await regionsOf(talk.query(regionQuery, claims))).toHaveLength(1);
  });

  it('are those of the token if it has more', async () => {
    const claims = { sub: 'analyst@parley.example', userAttributes: { region: 'Europe, Asia Pacific' } };
    expect(await regionsOf(talk.query(regionQuery, claims))).toEqual(['Asia Pacific', 'Europe']);
  });

  it.each([
    ...[' analyst@parley.example', 'analyst@parley.example\u00a0', 'analyst\u200b@parley.example', 'ana\u00adlyst@parley.example'],
    ...['analyst@parley.example\u0000', 'analyst@parley\u{e0041}.example', 'analyst\u2064@parley.example', 'analyst@parley.example\u202e'],
  ])('are refused for the malformed id %j', async (id) => {
    for (const claims of [{ externalId: id }, { sub: id }]) expect((await talk.query(regionQuery, claims)).status).toBe(401);
    expect((await talk.chatByKey({ input: 'Stores?', sessionSettings: { externalId: id } })).status).toBe(400);
  });

  it.each(['analyst\uff20parley.example', '\uff41nalyst@parley.example', 'ANALYST\ufe6bparley.example'])(
    'are those of the account for %j, which is another form of the email',
    async (id) => {
      expect(await regionsOf(talk.query(regionQuery, { externalId: id }))).toHaveLength(1);
      expect(await regionsOf(talk.query(regionQuery, { externalId: 'u-4711', email: id }))).toHaveLength(1);
      expect((await talk.chatByKey({ input: 'Stores?', sessionSettings: { externalId: id.toLowerCase() } })).status).toBe(400);
    },
  );

  it.each<unknown>([
    ['analyst@parley.example'],
    { value: 'analyst@parley.example' },
    7,
    true,
    'analyst\u200b@parley.example',
    'a b@c.example',
  ])('are refused for the email or id %j', async (email) => {
    for (const claims of [
      { externalId: 'u-4711', email },
      { externalId: email, sub: 'u-4711' },
    ]) {
      expect((await talk.query(regionQuery, claims as TokenClaims)).status).toBe(401); // claims of any shape
    }
  });

  it('are refused to a deactivated user', async () => {
    expect((await talk.query(regionQuery, { sub: 'left@parley.example' })).status).toBe(401);
  });
});

it('a deployment token shows only the rows of the user who requested it', async () => {
  const { serviceApiToken } = await (await manage('/api/v1/deployments/1/token', {})).json();
  const headers = { 'X-Service-Auth-Token': serviceApiToken };
  expect(await regionsOf(talk.post(talk.service.addresses.dataUrl, regionQuery, headers))).toHaveLength(1);
});

it('the email of sessionSettings brings the attributes of the account, unless the request has its own', async () => {
  const seen: unknown[] = [];
  const agent = createScriptedAgent(({ session }) => {
    seen.push(session.userAttributes);
    return [];
  });
  const { chatByKey } = startTalk({ agent });
  const ask = async (more: object) => (await chatByKey({ input: 'Stores?', sessionSettings: { externalId: 'u-4711', ...more } })).text();
  await ask({ email: 'Analyst@parley.example' });
  await ask({ email: 'analyst@parley.example', userAttributes: [{ name: 'region', value: 'Asia Pacific' }] });
  expect(seen).toEqual([{ region: expect.any(String) }, { region: 'Asia Pacific' }].map((each) => expect.objectContaining(each)));
  expect(await ask({ email: 'analyst\u200b@parley.example' })).toContain('sessionSettings.email');
});

it('an internal user without own attributes has those of the account', async () => {
  const seen: unknown[] = [];
  const agent = createScriptedAgent(({ session }) => {
    seen.push(session.userAttributes);
    return [];
  });
  const { chatByKey } = startTalk({ agent });
  await linesOf(chatByKey({ input: 'Stores?', sessionSettings: { internalId: 'analyst@parley.example' } }));
  expect(seen).toEqual([expect.objectContaining({ region: expect.any(String) })]);
});
