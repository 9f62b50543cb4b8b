import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/client/redaction/createRedactor.js';

const secret = 'k9/Qz+7_a-"B\\%2.x=';

const escapedAll = (write: (code: number) => string) => Array.from(secret, (character) => write(character.charCodeAt(0))).join('');
const hex = (digits: number) => (code: number) => code.toString(16).padStart(digits, '0');

/** Ways in which a service, a gateway or an error page may write a value down. */
const encodings: Readonly<Record<string, string>> = {
  'as it is': secret,
  'percent-encoded': encodeURIComponent(secret),
  'percent-encoded to the last character': escapedAll((code) => `%${hex(2)(code)}`),
  'percent-encoded twice': encodeURIComponent(encodeURIComponent(secret)),
  'in JSON': JSON.stringify(secret).slice(1, -1),
  'in JSON in JSON': JSON.stringify(JSON.stringify(secret)).slice(3, -3),
  'in JSON with escaped slashes': JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  'in JSON by codes': escapedAll((code) => `\\u${hex(4)(code)}`),
  'in a script by codes': escapedAll((code) => `\\x${hex(2)(code).toUpperCase()}`),
  'in HTML': secret.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('/', '&#x2F;'),
  'in HTML by codes': escapedAll((code) => `&#${code};`),
  'in HTML twice': escapedAll((code) => `&amp;#${code};`),
  'in base64': Buffer.from(secret).toString('base64'),
  'in base64 behind a user': Buffer.from(`user:${secret}`).toString('base64'),
  'in base64 between other things': Buffer.from(`user1:${secret}:more`).toString('base64'),
  'in base64 for URLs': Buffer.from(`u:${secret}`).toString('base64url'),
  'in base64, percent-encoded': encodeURIComponent(Buffer.from(secret).toString('base64')),
  'in hexadecimal': Buffer.from(secret).toString('hex'),
  'in large hexadecimal': Buffer.from(secret).toString('hex').toUpperCase(),
  'broken over lines': `${secret.slice(0, 7)}\r\n ${secret.slice(7)}`,
  'broken by an escape': `${secret.slice(0, 7)}\\n${secret.slice(7)}`,
  'with invisible characters': secret.split('').join('\u200b'),
};

describe('createRedactor', () => {
  it.each(Object.entries(encodings))('cuts a credential out %s', (_encoding, text) => {
    const redacted = createRedactor([secret]).redact(`The key <${text}> is wrong, <${text}>!`);
    expect(redacted).toBe('The key <[redacted]> is wrong, <[redacted]>!');
  });

  it('cuts out any credential in any of these encodings, wherever it stands', () => {
    const visible = fc
      .string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), minLength: 12 })
      .filter((value) => /^\w.*\w$/.test(value));
    const encode = fc.constantFrom<(text: string) => string>(
      (text) => text,
      encodeURIComponent,
      (text) => JSON.stringify(text).slice(1, -1),
      (text) => JSON.stringify(JSON.stringify(text)).slice(3, -3),
      (text) => Buffer.from(text).toString('base64'),
      (text) => Buffer.from(`a:${text}`).toString('base64url'),
      (text) => Buffer.from(text).toString('hex'),
    );
    fc.assert(
      fc.property(visible, encode, (value, write) => {
        const encoded = write(value);
        expect(createRedactor([value]).redact(`<p> ${encoded} </p>`)).toBe('<p> [redacted] </p>');
      }),
    );
  });

  it('keeps JSON what it is', () => {
    const line = JSON.stringify({ error: `The key "${secret}" is wrong`, inner: JSON.stringify({ key: secret }), path: 'C:\\temp\n' });
    expect(JSON.parse(createRedactor([secret]).redact(line))).toEqual({
      error: 'The key "[redacted]" is wrong',
      inner: '{"key":"[redacted]"}',
      path: 'C:\\temp\n',
    });
  });

  it('leaves everything else as it is', () => {
    const redactor = createRedactor([secret, 'short']);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => redactor.redact(text) === text));
    expect(redactor.redact('in short')).toBe('in short');
  });

  it('knows the latest four', () => {
    const redactor = createRedactor(['secret-1', 'secret-2', 'secret-3', 'secret-4', 'secret-5']);
    expect(redactor.redact('secret-1 secret-2 secret-5')).toBe('secret-1 [redacted] [redacted]');
  });

  it.each(['k9/Qz+7_a-', '%25', '\\', '&amp;#', ' ', 'azkv', '[redacted]', `${secret.slice(0, -1)}!`, encodeURIComponent(secret)])(
    'reads 4 MiB of %j',
    (unit) => {
      const text = unit.repeat(4_194_304 / unit.length);
      expect(createRedactor([secret]).redact(text)).not.toContain(secret);
    },
  );
});
