import { describe, expect, it } from 'vitest';
import { redactSecrets } from '../../../src/client/redaction/redactSecrets.js';

const json = (value: unknown) => JSON.stringify(value);

/** What may stand in a line, a header, an address or an error; none may keep `hunter2` or `c2VjcmV0`. */
const secrets: Readonly<Record<string, string>> = {
  'a bearer': 'Authorization: Bearer hunter2',
  'an API key': 'was sent as Api-Key hunter2.',
  'an embed token': 'Embed-Token hunter2',
  'user and password': 'Authorization: Basic dXNlcjpodW50ZXIyc2VjcmV0',
  'user and password in a sentence': 'sent Basic dXNlcjpodW50ZXIyc2VjcmV0 to it',
  'an unknown scheme': 'authorization: Acme-V4 key=hunter2, sig=hunter2',
  'an unknown scheme in JSON': json({ headers: { Authorization: 'Acme-V4 hunter2' } }),
  'a parameter': 'GET /rows?first=1&token=hunter2&after=x',
  'an encoded parameter': '/login?next=%2Frows%3Ftoken%3Dhunter2%26a',
  'a parameter of another name': '/rows?access_token=hunter2#x',
  'a private key': json({ privateKey: 'hunter2' }),
  'a block': '-----BEGIN RSA PRIVATE KEY-----\nhunter2\n-----END RSA PRIVATE KEY-----',
  'a secret access key': json({ credentials: { accessKeyId: 'hunter2', secretAccessKey: 'hunter2' } }),
  'a cookie': 'Cookie: sid=hunter2; theme=hunter2',
  'a cookie in JSON': json({ cookie: 'sid=hunter2; theme=hunter2' }),
  'several cookies': json({ headers: { 'set-cookie': ['a=hunter2', 'b=hunter2'] } }),
  'a named value': json({ name: 'DB_PASSWORD', value: 'hunter2' }),
  'a value before its name': json({ value: 'hunter2', isSecret: true, note: 'a } b', name: 'DB_PASSWORD' }),
  'a named value among text': 'failed: {"id": 3, "name": "DB_PASSWORD", "value": "hunter2"} at line 3',
  'a value before its name among text': 'failed: {"value": "hunter2", "name": "DB_PASSWORD"} at line 3',
  'a number': json({ password: 123, pin: 1, note: 'hunter' }),
  'quotes in the value': json({ password: 'a"hunter2"b' }),
  'quotes in the value among text': 'got {"password":"a\\"hunter2\\"b"} back',
  'backslashes in the value': json({ password: 'a\\hunter2\\' }),
  'a JSON text': json({ toolCall: { input: json({ password: 'a"hunter2"b' }) } }),
  'a JSON text in a JSON text': json({ a: json({ b: json({ name: 'API_TOKEN', value: 'hunter2' }) }) }),
  'JSON text among text': json({ error: `bad ${json({ secret: 'hunter2' })}` }),
  'a duplicate member': '{"password":"hunter2","password":null}',
  'a setting': 'DB_PASSWORD=hunter2',
  'a setting in quotes': "db_password = 'hunter2'",
  'a setting in a sentence': 'the password: hunter2',
  'an address with a password': 'postgres://ann:hunter2@db.example.com/x',
  'a key by its form': 'use sk-live-hunter2hunter2hunter2',
  'a key of a source host': 'use ghp_hunter2hunter2hunter2hunter2',
  'a cut line': '{"id":"a","state":{"accessToken":"hunter2',
};

const harmless = [
  '{"id":"1700000000000-message","usage":{"inputTokens":12,"totalTokens":"13"},"content":"the keys of api-led teams"}',
  'Basic knowledge of tokens: none is needed.',
  '{"token":null,"isSecret":true,"password":""}',
  '{"name":"revenue","value":"12"}',
  'SELECT status, count(*) FROM orders WHERE password_changed_at > 1',
  '{"n":12345678901234567890,"password":null}',
  'risk_management_and_more_words risk-management-and-more',
];

describe('redactSecrets', () => {
  it.each(Object.entries(secrets))('redacts %s', (_name, text) => {
    const redacted = redactSecrets(text);
    expect(redacted).not.toMatch(/hunter2|c2VjcmV0|123/);
    expect(redacted).toContain('[redacted]');
    expect(redactSecrets(redacted)).toBe(redacted);
  });

  it.each(harmless)('leaves %s unchanged', (text) => {
    expect(redactSecrets(text)).toBe(text);
  });

  it('keeps JSON valid, with the digits of its numbers', () => {
    const line = '{"password":"a\\"b","n":12345678901234567890,"inner":"{\\"token\\":\\"x\\",\\"k\\":[1,2]}"}';
    expect(redactSecrets(line)).toBe(
      '{"password":"[redacted]","n":12345678901234567890,"inner":"{\\"token\\":\\"[redacted]\\",\\"k\\":[1,2]}"}',
    );
  });

  it('keeps the text around a secret', () => {
    expect(redactSecrets('GET /rows?first=1&token=hunter2&after=x')).toBe('GET /rows?first=1&token=[redacted]&after=x');
    expect(redactSecrets('got {"password":"a\\"b"} back')).toBe('got {"password":"[redacted]"} back');
  });

  it.each([
    '\\',
    '"',
    '\\"',
    '"password":"',
    '{"a":"',
    '\\"password\\":\\"',
    '"name":"token","value":"',
    'Bearer ',
    'sk-',
    '-eyJaaaa',
    'password=',
    '://a:',
    '-----BEGIN PRIVATE KEY-----',
    '[',
    '{"a":',
    ' ',
    'token%3D',
    '"a" ',
    'cookie:',
    'key-',
    '"password": ',
    'a.',
    '\\\\"a\\\\":',
  ])('reads a megabyte of %j', (unit) => {
    const text = unit.repeat(1_048_576 / unit.length);
    expect(redactSecrets(text).length).toBeLessThan(text.length * 4);
  });
});
