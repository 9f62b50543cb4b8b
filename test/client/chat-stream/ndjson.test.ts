import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readJsonLines } from '../../../src/client/chat-stream/ndjson.js';
import { maxLineLength } from '../../../src/client/chat-stream/UnfinishedLine.js';
import type { JsonLine } from '../../../src/client/json/JsonLine.js';
import { parseExactJson } from '../../../src/client/json/parseExactJson.js';
import { byteStream, cutAt, openStream, utf8 } from '../support/byteStream.js';
import { collect } from '../support/collect.js';

const read = (body: ReadableStream<Uint8Array>, signal?: AbortSignal) => collect(linesOf(body, signal));
const values = async (...pieces: readonly Uint8Array[]) => (await read(byteStream(pieces))).map(({ value }) => value);

describe('readJsonLines', () => {
  it('yields the same values for any split of the bytes', async () => {
    const document = fc.array(fc.tuple(fc.jsonValue(), fc.constantFrom('\n', '\r\n', '\n\n', '\n \r\n')), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(document, fc.array(fc.nat(), { maxLength: 30 }), async (entries, places) => {
        const bytes = utf8(entries.map(([value, end]) => JSON.stringify(value) + end).join(''));
        expect(await values(...cutAt(bytes, places))).toEqual(entries.map(([value]) => parseExactJson(JSON.stringify(value), String)));
      }),
    );
  });

  it('reads NaN and Infinity as gaps, and keeps all digits of long numbers', async () => {
    expect(await values(utf8('{"data":[[NaN,-Infinity,90071992547409.93]]}\n'))).toEqual([{ data: [[null, null, '90071992547409.93']] }]);
  });

  it('decodes multi-byte characters that arrive byte by byte', async () => {
    const bytes = utf8('{"a":"Größe 東京 😀 \u{10FFFF}"}\n');
    expect(await values(...cutAt(bytes, [...bytes.keys()]))).toEqual([{ a: 'Größe 東京 😀 \u{10FFFF}' }]);
  });

  it('reads a last line without a newline', async () => {
    expect(await values(utf8('1\n{"a":2}'))).toEqual([1, { a: 2 }]);
  });

  it('skips a byte order mark, empty lines and carriage returns', async () => {
    expect(await values(new Uint8Array([0xef, 0xbb]), new Uint8Array([0xbf]), utf8('1\r'), utf8('\n\r\n\n2\r\n  \n'))).toEqual([1, 2]);
  });

  it('yields each line as text, without its line break', async () => {
    expect((await read(byteStream([utf8('{"a": 1}\r\n[ ]')]))).map(({ line }) => line)).toEqual(['{"a": 1}', '[ ]']);
  });

  it('survives invalid UTF-8', async () => {
    expect(await values(utf8('"a'), new Uint8Array([0xff]), utf8('b"\n'))).toEqual(['a\ufffdb']);
  });

  it.each([
    ['at once', [maxLineLength + 1]],
    ['in chunks', [maxLineLength, 1]],
  ])('refuses a line over 8 MiB that arrives %s', async (_how, sizes) => {
    const pieces = sizes.map((size) => utf8('1'.repeat(size)));
    await expect(read(byteStream(pieces))).rejects.toMatchObject({ kind: 'protocol', message: expect.stringContaining('8 MiB') });
  });

  it('accepts a line of exactly 8 MiB', async () => {
    const text = `"${'x'.repeat(maxLineLength - 2)}"`;
    expect((await values(utf8(text), utf8('\n"next"')))[1]).toBe('next');
  });

  it('quotes a short excerpt of a line that is not JSON, without a token in it', async () => {
    const page = `<!doctype html>\n<p>${'x'.repeat(500)}`;
    await expect(values(utf8(page))).rejects.toMatchObject({
      kind: 'protocol',
      message: expect.stringMatching(/not JSON: <!doctype html>$/),
    });
    const error = await values(utf8('Bearer eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl is wrong')).catch((reason: Error) => reason);
    expect(String(error)).not.toContain('eyJ');
  });

  it('treats an end inside an object as a cut, not as an invalid line', async () => {
    await expect(values(utf8('{"id":"a"}\n{"id":"b","con'))).rejects.toMatchObject({ kind: 'network' });
    await expect(values(utf8('{"id":"b","con\n'))).rejects.toMatchObject({ kind: 'protocol' });
  });

  it('yields the lines from before the connection broke', async () => {
    const received: unknown[] = [];
    const reading = (async () => {
      const body = byteStream([utf8('1\n2\n3')], new TypeError('Load failed'));
      for await (const { value } of linesOf(body)) received.push(value);
    })();
    await expect(reading).rejects.toMatchObject({ kind: 'network', operation: 'test' });
    expect(received).toEqual([1, 2]);
  });

  it('rejects with aborted and closes the body when the signal is aborted while it waits for bytes', async () => {
    const { body, cancelled } = openStream('1\n');
    const controller = new AbortController();
    const reading = linesOf(body, controller.signal);
    await reading.next();
    const next = reading.next();
    controller.abort();
    await expect(next).rejects.toMatchObject({ kind: 'aborted' });
    await cancelled;
  });

  it('does not wait for bytes if it was cancelled before', async () => {
    const { body, cancelled } = openStream('');
    await expect(read(body, AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
    await cancelled;
  });

  it('closes the body when the consumer leaves the loop', async () => {
    const { body, cancelled } = openStream('1\n2\n');
    for await (const _ of linesOf(body)) break;
    await cancelled;
  });

  it('copies a line that arrives in small chunks once, when it ends', async () => {
    const chunks = 4000;
    const join = vi.spyOn(Array.prototype, 'join');
    await read(byteStream([utf8('"'), ...Array.from({ length: chunks }, () => utf8('x'.repeat(1024))), utf8('"')]));
    const copied = join.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
    join.mockRestore();
    expect(copied).toBe(chunks * 1024 + 2);
  });
});

async function* linesOf(body: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<JsonLine> {
  for await (const lines of readJsonLines(body, { operation: 'test', signal })) yield* lines;
}
