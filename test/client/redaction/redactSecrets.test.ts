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
  'a signature of a link': 'GET https://files.example.com/x.csv?sv=2024&sig=hunter2%3D&se=1',
  'a code of a sign-in': '/callback?code=hunter2&state=a',
  'an assertion': 'grant_type=x&client_assertion=hunter2&assertion=hunter2',
  'an option of a command': 'mysql --host db --password hunter2 --database x',
  'an option of a command in quotes': "run --api-key 'hunter2'",
  'an option of a command with an equals sign': 'run --db-pass=hunter2',
  'a user of a command': 'curl -u ann:hunter2 https://example.com',
  'a user of a command, in full': 'curl --user "ann:hunter2" https://example.com',
  'an XML element': '<login><user>ann</user><password>hunter2</password></login>',
  'an XML element with a prefix and attributes': '<wsse:Password Type="text">hunter2</wsse:Password>',
  'XML attributes': '<add key="DbPassword" value="hunter2"/>',
  'XML attributes in JSON': json({ error: '<add key="DbPassword" value="hunter2"/>' }),
  'an encrypted block':
    '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nhunter2\n-----END RSA PRIVATE KEY-----',
  'a block that is cut off': '-----BEGIN EC PRIVATE KEY-----\nDEK-Info: AES-128-CBC,00\n\nhunter2',
  'a block of PGP': '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nhunter2\n-----END PGP PRIVATE KEY BLOCK-----',
  'a list of headers': json([['Authorization', 'Acme hunter2']]),
  'a flat list of headers': json({ rawHeaders: ['Accept', '*/*', 'Cookie', 'sid=hunter2', 'X-Api-Key', 'hunter2'] }),
  'a list of headers among text': `got ${json([['Authorization', 'Acme hunter2']])} back`,
  'a digest': 'Authorization: Digest username="ann", realm="x", nonce="hunter2", response="hunter2"',
  'a digest in JSON': json({ sent: 'Digest username="ann", cnonce="hunter2", response="hunter2", opaque="hunter2"' }),
  'a column by its schema': json({
    schema: [{ name: 'user' }, { name: 'api_token' }],
    data: [
      ['ann', 'hunter2'],
      ['bob', 123],
    ],
  }),
  'a column by its names': json({ columns: ['user', 'password'], rows: [['ann', 'hunter2']] }),
  'a column by its schema in a tool result': json({
    toolCall: { result: json({ schema: [{ name: 'db_password', column_type: 'String' }], data: [['hunter2']] }) },
  }),
  'a short name': json({ db_pass: 'hunter2', DbPass: 'hunter2', otp: 'hunter2' }),
  'a key of an account': 'AccountName=x;AccountKey=hunter2==;EndpointSuffix=y',
  'a key of a subscription': 'Ocp-Apim-Subscription-Key: hunter2',
  'a cut line': '{"id":"a","state":{"accessToken":"hunter2',
};

const harmless = [
  '{"id":"1700000000000-message","usage":{"inputTokens":12,"totalTokens":"13"},"content":"the keys of api-led teams"}',
  'Basic knowledge of tokens: none is needed.',
  '{"token":null,"isSecret":true,"password":""}',
  '{"name":"revenue","value":"12"}',
  'SELECT status, count(*) FROM orders WHERE password_changed_at > 1',
  '{"n":12345678901234567890,"password":null}',
  'pay by invoice -u now: or later, bypass: 12, compass: 3',
  'GET /rows?country_code=de&code_list=1, then code: 12 and error code = 7',
  '{"schema":[{"name":"user"},{"name":"city"}],"data":[["ann","Rome"]],"columns":["a","b"]}',
  '["password","email","name"]',
  '<p>Password</p><b>token</b> <user name="ann" value="1"/>',
  'use --token-count 12 or --verbose',
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
    '--a ',
    '--token ',
    '-u a:',
    '-u a',
    '<a ',
    '<token>',
    '<token a',
    '<a key="token" ',
    'Digest a=',
    '"cookie",',
    '-----',
  ])('reads a megabyte of %j', (unit) => {
    const text = unit.repeat(1_048_576 / unit.length);
    expect(redactSecrets(text).length).toBeLessThan(text.length * 4);
  });
});
