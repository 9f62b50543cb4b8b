import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/client/redaction/createRedactor.js';
import { runs } from '../../support/runs.js';
import { encodings, secret } from './support/encodings.js';

describe('createRedactor', () => {
  it.each(Object.entries(encodings))('removes a credential %s', (_encoding, text) => {
    const redacted = createRedactor([secret]).redact(`The key <${text}> is wrong, <${text}>!`);
    expect(redacted).toBe('The key <[redacted]> is wrong, <[redacted]>!');
  });

  it('removes any credential in any of these encodings, at any position', () => {
    const anyVisible = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));
    const escapesOrNearly = fc.constantFrom(...'\\%&nru0x5C!a"#;');
    const visible = fc
      .oneof(fc.string({ unit: anyVisible, minLength: 12 }), fc.string({ unit: escapesOrNearly, minLength: 12 }))
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

  it.each(['\\r', '\\n\\n', '\\\\t'])('removes a credential that ends with %j, however it is escaped', (end) => {
    const value = `sk-4f9a-77c1${end}`;
    const once = JSON.stringify(value).slice(1, -1);
    const twice = JSON.stringify(JSON.stringify(value)).slice(3, -3);
    const written = [value, once, twice, encodeURIComponent(value), encodeURIComponent(encodeURIComponent(value))];
    for (const text of written) expect(createRedactor([value]).redact(`<p> ${text} </p>`)).toBe('<p> [redacted] </p>');
  });

  const inLines = Object.entries(encodings).filter(([encoding]) => !/^broken|invisible|(upper|lower) case$/.test(encoding));
  it.each(inLines)('removes a credential %s from an answer and a tool result', (_encoding, text) => {
    const redactor = createRedactor([secret]);
    const result = JSON.stringify({ data: [[`<${text}>`]], rows: 1 });
    const line = JSON.stringify({ id: 'm', content: `The key <${text}> is it`, toolCall: { name: 't', result } });
    expect(redactor.redactLine(line)).toBe(
      JSON.stringify({
        id: 'm',
        content: 'The key <[redacted]> is it',
        toolCall: { name: 't', result: JSON.stringify({ data: [['<[redacted]>']], rows: 1 }) },
      }),
    );
  });

  it.each(['', 'as it is', 'in JSON', 'in base64', 'in hexadecimal'])(
    'removes a credential %s from a line of more than 256 KiB',
    (encoding) => {
      const line = JSON.stringify({ content: `${'a%20b '.repeat(50_000)}${encodings[encoding] ?? ''}` });
      const redacted = createRedactor([secret]).redactLine(line);
      expect(redacted.endsWith(encoding === '' ? 'b "}' : '[redacted]"}')).toBe(true);
    },
  );

  it('keeps JSON valid', () => {
    const line = JSON.stringify({ error: `The key "${secret}" is wrong`, inner: JSON.stringify({ key: secret }), path: 'C:\\temp\n' });
    expect(JSON.parse(createRedactor([secret]).redact(line))).toEqual({
      error: 'The key "[redacted]" is wrong',
      inner: '{"key":"[redacted]"}',
      path: 'C:\\temp\n',
    });
  });

  it('leaves everything else unchanged', () => {
    const redactor = createRedactor([secret, 'short']);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => redactor.redact(text) === text));
    expect(redactor.redact('in short')).toBe('in short');
  });

  it('removes the latest four', () => {
    const redactor = createRedactor(['secret-1', 'secret-2', 'secret-3', 'secret-4', 'secret-5']);
    expect(redactor.redact('secret-1 secret-2 secret-5')).toBe('secret-1 [redacted] [redacted]');
  });

  it.each(['k9/Qz+7_a-', '%25', '\\', '&amp;#', ' ', 'azkv', '[redacted]', `${secret.slice(0, -1)}!`, encodeURIComponent(secret)])(
    'reads a text of %j that is megabytes long',
    (unit) => {
      const text = unit.repeat(runs(1_048_576, 4_194_304) / unit.length);
      expect(createRedactor([secret]).redact(text)).not.toContain(secret);
    },
  );
});
