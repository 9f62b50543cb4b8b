import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDialect } from '../../src/client.js';
import { errorOf, type StartProxyOptions, startProxy } from './support/startProxy.js';

const promotion = '/api/v1/deployments/1/workbooks/1/promotions';
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const start = (options: StartProxyOptions = {}) =>
  startProxy({ allow: ['promoteWorkbook'], chatIdSecret: 'a secret of the host', onUpstream: () => Response.json({}), ...options });

/** Sends a body, and returns the error that it gets, or the body that the service got. */
async function sent(body: string | Uint8Array<ArrayBuffer>, { type = 'application/json', user = 'ada', ...options }: SentOptions = {}) {
  const { send, upstream } = start(options);
  const answer = await send(promotion, { method: 'POST', body, headers: { 'content-type': type }, user });
  return answer.ok ? (upstream[0]?.body ?? '') : errorOf(answer);
}

interface SentOptions extends StartProxyOptions {
  readonly type?: string;
  readonly user?: string;
}

describe('an idempotency key', () => {
  const sentKeys = async (user: string, key: string) => {
    const { post, upstream } = start();
    await post(promotion, { targetDeploymentId: 2, idempotencyKey: key }, { user, headers: { 'idempotency-key': key } });
    return [upstream[0]?.headers.get('idempotency-key'), JSON.parse(upstream[0]?.body ?? '').idempotencyKey];
  };

  it('is another UUID for each user, and the same for each repetition', async () => {
    const key = '3b241101-e2bb-4255-8caf-4136c566a962';
    const ada = await sentKeys('ada', key);
    expect(ada).toEqual(await sentKeys('ada', key));
    for (const sentKey of ada) expect(sentKey).toMatch(uuid);
    const bram = await sentKeys('bram', key);
    expect(bram).not.toContain(ada[0]);
    expect(await sentKeys('ada', `${key}0`)).not.toContain(ada[0]);
    expect([...ada, ...bram]).not.toContain(key);
  });

  it.each([
    '{"\\u0069dempotencyKey":"1234"}',
    '{"idempotencyKey":1234}',
    '{"idempotencyKey":1234 }',
    '\ufeff{"idempotencyKey":"1234"}',
    '{"idempotencyKey":"bram","idempotencyKey":"1234"}',
    '{"idempotencyKey":["bram"],"idempotencyKey":"1234"}',
    '{"a":{"idempotencyKey":"bram"},"__proto__":{"idempotencyKey":"1234"},"a":{},"idempotencyKey":"1234"}',
    `{"a":${'['.repeat(500)}{"idempotencyKey":"1234"}${']'.repeat(500)},"idempotencyKey":"1234"}`,
  ])('is replaced wherever it is, as in %s', async (body) => {
    const text = await sent(body);
    if (typeof text !== 'string') return expect(text).toBe('forwarded');
    const keys = Array.from(text.matchAll(/"idempotencyKey":"([^"]*)"/g), ([, key = '']) => key);
    expect(new Set(keys)).toEqual(new Set([JSON.parse(text).idempotencyKey]));
    expect(keys[0]).toMatch(uuid);
    expect(text).not.toMatch(/bram|1234|\ufeff/);
  });

  it.each(['["x"]', '[]', '{"x":1}', 'null', 'true'])('is refused as %s', async (key) => {
    expect(await sent(`{"idempotencyKey":${key}}`)).toMatchObject({ status: 400, code: 'bad-body', message: /idempotencyKey/ });
    expect(await sent(`{"a":[{"idempotencyKey":${key}}]}`)).toMatchObject({ status: 400, code: 'bad-body' });
  });

  it.each([
    'IdempotencyKey',
    'idempotency_key',
    'Idempotency-Key',
    'idempotencyKey\\u0000',
    'idempotencyKey\\ud800',
    'idempotency\u200bKey',
    'idempotency\u212aey',
    '\u0131dempotencyKey',
    '\uff49dempotencyKey',
  ])('is refused under the similar name %j', async (name) => {
    expect(await sent(`{"${name}":"x"}`)).toMatchObject({ status: 400, code: 'bad-body', message: /exactly this name/ });
  });

  it('is refused under the name that the service has for it', async () => {
    const dialect = createDialect({ fields: { idempotencyKey: 'requestToken' } });
    expect(await sent('{"requestToken":"x"}', { dialect })).toMatchObject({ status: 400, code: 'bad-body' });
    expect(JSON.parse(String(await sent('{"idempotencyKey":"x"}', { dialect }))).requestToken).toMatch(uuid);
  });

  it('cannot be sent in a form', async () => {
    const { send, upstream } = start();
    const form = new FormData();
    form.set('idempotencyKey', 'x');
    expect(await errorOf(send(promotion, { method: 'POST', body: form }))).toMatchObject({ status: 415, code: 'body-type' });
    expect(upstream).toEqual([]);
  });
});

describe('a JSON body', () => {
  it.each(['utf-16', 'UTF-16LE', '"utf-7"', 'iso-8859-1', 'utf-8; charset=utf-16', 'utf-8, charset=utf-7', "utf-8'"])(
    'is refused in the encoding %s',
    async (charset) => {
      const type = `application/json; charset=${charset}`;
      expect(await sent('{}', { type })).toMatchObject({ status: 415, code: 'body-type', message: /utf-8/ });
      const { send } = startProxy();
      const chat = send('/chat/stream-chat-state', { method: 'POST', body: '{"input":"x"}', headers: { 'content-type': type } });
      expect(await errorOf(chat)).toMatchObject({ status: 415, code: 'body-type' });
    },
  );

  it.each(['application/json', 'Application/JSON;charset=UTF-8', 'application/json ; charset="utf-8"'])(
    'is sent on as %s',
    async (type) => {
      const { send, upstream } = start();
      await send(promotion, { method: 'POST', body: '{}', headers: { 'content-type': type } });
      expect(upstream[0]?.headers.get('content-type')).toBe('application/json');
    },
  );

  it('is refused if its bytes are not UTF-8', async () => {
    const wide = new Uint8Array(Uint16Array.from('{"idempotencyKey":"x"}', (letter) => letter.charCodeAt(0)).buffer);
    for (const bytes of [Uint8Array.of(0xff, 0xfe, ...wide), Uint8Array.of(0x22, 0xc0, 0xaf, 0x22), wide]) {
      expect(await sent(bytes)).toMatchObject({ status: 400, code: 'bad-body' });
    }
  });

  it.each(['{', "{'idempotencyKey':'x'}", '{"idempotencyKey":"x"} {}', '{"a":NaN}', '{"a":01}', '{"a":1,}', '+AHs-', '[1.]', ' '])(
    'is refused if it is not valid: %s',
    async (body) => expect(await sent(body)).toMatchObject({ status: 400, code: 'bad-body', message: /valid JSON/ }),
  );

  it('is refused if it is nested too deeply to be written again', async () => {
    expect(await sent(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toMatchObject({ status: 400, code: 'bad-body' });
  });

  it('keeps its values and every digit', () => {
    const digits = '[12345678901234567890,1.50,1e400,-0,0.1e-9,"12345678901234567890"]';
    return fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        const body = `{"digits":${digits},"json":${json}}`;
        const text = String(await sent(body));
        expect(text.startsWith(`{"digits":${digits},`)).toBe(true);
        expect(JSON.parse(text)).toEqual(JSON.parse(body));
      }),
      { numRuns: 50 },
    );
  });
});
