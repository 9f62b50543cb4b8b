import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../src/client/redaction/createRedactor.js';
import { createDeltaCutter } from '../../src/server/createDeltaCutter.js';
import { encodings, secret } from '../client/redaction/support/encodings.js';
import { runs } from '../support/runs.js';

/** What comes out of these bytes, split wherever the network likes. */
function cut(body: string, ends: readonly number[] = []): string {
  const cutter = createDeltaCutter(createRedactor([secret]), secret);
  const bytes = new TextEncoder().encode(body);
  const decoder = new TextDecoder();
  const chunks = [...ends, bytes.length].toSorted((a, b) => a - b).map((end, index, all) => bytes.subarray(all[index - 1] ?? 0, end));
  return [...chunks.map(cutter.push), cutter.flush()].map((chunk) => decoder.decode(chunk, { stream: true })).join('');
}

function linesOf(text: string): readonly Record<string, unknown>[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

const deltasOf = (pieces: readonly string[], field: string, id = 'a') =>
  pieces.map((piece) => `${JSON.stringify({ id, role: 'assistant', [field]: piece, isDelta: true, isInProcess: true })}\n`);

const piecesOf = (text: string) =>
  fc.uniqueArray(fc.nat(text.length), { maxLength: 20 }).map((cuts) => {
    const ends = [0, ...cuts.toSorted((a, b) => a - b), text.length];
    return ends.slice(1).map((end, index) => text.slice(ends[index], end));
  });

const network = fc.array(fc.nat(400), { maxLength: 8 });
const lastLine = '{"id":"__cutoff__"}\n';

describe('the deltas of a message', () => {
  it.each(Object.entries(encodings))('are passed on without the secret %s, wherever they split it', (_encoding, echo) => {
    const text = `It is ${echo} ü.`;
    fc.assert(
      fc.property(piecesOf(text), fc.constantFrom('content', 'thinking'), network, (pieces, field, ends) => {
        const shown = linesOf(cut(deltasOf(pieces, field).join('') + lastLine, ends));
        expect(shown.map((line) => line[field] ?? '').join('')).toMatch(/^It is [\w+/=-]*\[redacted\][\w+/=-]* ü\.$/);
        expect(shown.at(-1)).toEqual({ id: '__cutoff__' });
      }),
      { numRuns: runs(15, 50) },
    );
  });

  it('form every other text unchanged, for each message separately', () => {
    const words = fc.array(
      fc.oneof(
        fc.string(),
        fc.nat(secret.length - 1).map((length) => secret.slice(0, length)),
      ),
    );
    fc.assert(
      fc.property(words, network, (texts, ends) => {
        fc.pre(createRedactor([secret]).redact(texts.join('')) === texts.join(''));
        const body = texts.flatMap((text) => [...deltasOf([text], 'content', 'a'), ...deltasOf([text], 'content', 'b')]).join('');
        const shown = linesOf(cut(body + lastLine, ends));
        for (const id of ['a', 'b']) {
          const said = shown.filter((line) => line.id === id).map((line) => line.content);
          expect(said.join('')).toBe(texts.join(''));
        }
      }),
    );
  });
});

describe('an answer whose stream is cut', () => {
  const codes = ['as it is', 'in base64', 'in base64 for URLs', 'in hexadecimal', 'in upper-case hexadecimal'];

  it.each(codes)('continues without the rest of the secret %s', (encoding) => {
    const echo = encodings[encoding] ?? '';
    const text = `It is ${echo}, ü.`;
    const parts = Array.from({ length: echo.length - 7 }, (_, index) => echo.slice(index, index + 8));
    const shownOf = (pieces: readonly string[]) =>
      linesOf(cut(deltasOf(pieces, 'content').join('')))
        .map((line) => line.content)
        .join('');
    for (let position = 0; position <= text.length; position += 1) {
      for (const stream of [text.slice(0, position), text.slice(position)]) {
        for (const shown of [shownOf([stream]), shownOf([...stream])]) expect(parts.filter((part) => shown.includes(part))).toEqual([]);
      }
    }
  });
});

describe('every other line of a chat', () => {
  it('is unchanged, byte for byte, wherever the network splits it', () => {
    const long = 'x'.repeat(300_000);
    const body = `{"id": "a", "content": "So", "isDelta": true, "count": 12345678901234567890}\n\n no JSON \r\n{"id":"b","content":"${long}"}\n[1]\n${lastLine}{"id`;
    fc.assert(
      fc.property(fc.array(fc.nat(body.length), { maxLength: 8 }), (ends) => {
        expect(cut(body, ends) === body).toBe(true);
      }),
      { numRuns: runs(10, 20) },
    );
  });

  it('follows the held-back text, also if it is long', () => {
    const [begun = ''] = deltasOf([secret.slice(0, 9)], 'content');
    const long = `{"id":"b","content":"${'x'.repeat(300_000)}"}\n`;
    expect(linesOf(cut(begun + long, [begun.length, begun.length + 280_000])).map((line) => line.id)).toEqual(['a', 'b']);
  });
});
