import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyThread } from '../../../src/chat/store/fold/emptyThread.js';
import { foldFrame } from '../../../src/chat/store/fold/foldFrame.js';
import type { Thread } from '../../../src/chat/store/fold/Thread.js';
import { createRedactor } from '../../../src/client/redaction/createRedactor.js';
import { runs } from '../../support/runs.js';

const secret = 'acme/live+7Qh2-xY9=';
const text = `It is ${secret}, and ${secret}.`;
const redactedText = 'It is [redacted], and [redacted].';

/** How a stream takes up a message that was cut (docs/contract/resuming.md#resubscribing). */
const joins = [
  'goes on',
  'repeats its last line',
  'starts over',
  'starts over at once',
  'sends a snapshot',
  'is read first',
  'skips',
] as const;
type Join = (typeof joins)[number];

const message = { id: 'a', role: 'assistant', graphPath: ['final'] };
const cutoff = { id: '__cutoff__', state: { chatId: 'thread', isStreaming: true } };
const state = { id: '__state__', state: { messages: [] } };

/** Lines that join the message behind so many of its pieces. */
const linesOf: Readonly<Record<Join, (pieces: Pieces, position: number) => readonly object[]>> = {
  'goes on': ({ deltas }, position) => deltas.slice(position),
  'repeats its last line': ({ deltas }, position) => deltas.slice(Math.max(0, position - 1)),
  'starts over': ({ start, deltas }) => [start, ...deltas],
  'starts over at once': ({ deltas }) => deltas,
  'sends a snapshot': ({ deltas, before }, position) => [before(position), ...deltas.slice(position)],
  'is read first': ({ before, deltas }, position) => [before(position), state, cutoff, ...deltas.slice(position)],
  skips: ({ deltas }, position) => deltas.slice(position + 1),
};

type Pieces = ReturnType<typeof piecesOf>;

function piecesOf(ends: readonly number[], field: 'content' | 'thinking') {
  const pieces = [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end));
  return {
    start: { ...message, content: '', thinking: '', isDelta: true, isInProcess: true },
    deltas: pieces.map((piece) => ({ ...message, [field]: piece, isDelta: true, isInProcess: true })),
    before: (position: number) => ({ ...message, [field]: pieces.slice(0, position).join(''), isInProcess: true }),
  };
}

const cuts = fc.uniqueArray(fc.integer({ min: 1, max: text.length - 1 }), { maxLength: 20 }).map((ends) => ends.toSorted((a, b) => a - b));
const stream = fc.record({ join: fc.constantFrom(...joins), taken: fc.nat(8), isBroken: fc.boolean() });

/** Reads streams, each with its own redactor, and returns what is shown after each line. */
function createReader() {
  const redactor = createRedactor([secret]);
  let thread: Thread = emptyThread;
  const shown: Pick<Thread['messages'][number], 'content' | 'thinking'>[] = [];
  return {
    shown,
    read(lines: readonly object[], { isBroken }: { readonly isBroken: boolean }) {
      const deltas = redactor.deltas();
      const received = lines.map((value) => redactor.redactLine(JSON.stringify(value)));
      const take = ({ value }: { readonly value: unknown }) => {
        thread = foldFrame(thread, value);
        shown.push(thread.messages.find(({ id }) => id === message.id) ?? { content: '', thinking: '' });
      };
      for (const line of received) deltas.push({ line, value: JSON.parse(line) }).forEach(take);
      if (!isBroken) deltas.end().forEach(take);
    },
  };
}

describe('an answer whose stream is cut', () => {
  it.each(['content', 'thinking'] as const)(
    'shows no part of a credential in its %s, wherever it is cut and however it continues',
    (field) => {
      fc.assert(
        fc.property(cuts, fc.boolean(), fc.array(stream, { minLength: 1, maxLength: 4 }), (ends, hasStart, streams) => {
          const pieces = piecesOf(ends, field);
          const reader = createReader();
          let position = 0;
          for (const [index, { join, taken, isBroken }] of streams.entries()) {
            const lines = index === 0 ? [...(hasStart ? [pieces.start] : []), ...pieces.deltas] : linesOf[join](pieces, position);
            const sent = lines.slice(0, lines.length - pieces.deltas.length + position + taken);
            reader.read([cutoff, ...sent], { isBroken });
            position = Math.min(pieces.deltas.length, position + taken);
          }
          expect(reader.shown.map((last) => longestPart(last[field])).filter((part) => part.length > 3)).toEqual([]);
          reader.read([cutoff, { ...message, [field]: text, isInProcess: false }, state], { isBroken: false });
          expect(reader.shown.at(-1)?.[field]).toBe(redactedText);
        }),
        { numRuns: runs(300, 2000) },
      );
    },
  );

  it('shows all of a final text that ends like a credential, even if its last line omits the text', () => {
    const whole = { ...message, content: 'It is acme/l', isInProcess: false };
    const snapshot = { ...whole, isInProcess: true };
    const delta = { ...snapshot, isDelta: true };
    for (const lines of [
      [whole],
      [delta, whole],
      [snapshot, { ...message, isInProcess: false }],
      [delta, state],
      [delta, { id: 'b', role: 'assistant', graphPath: ['final'], content: 'So.' }],
      [{ id: '__cutoff__', state: { isStreaming: false } }, snapshot, state],
      [delta, { error: 'The model failed.' }],
      [delta, { id: '__aborted__' }],
    ]) {
      const reader = createReader();
      reader.read(lines, { isBroken: false });
      expect(reader.shown.some(({ content }) => content === 'It is acme/l')).toBe(true);
    }
  });

  it('shows all thinking that ends like a credential before a text follows', () => {
    const reader = createReader();
    const thought = { ...message, thinking: 'acme/l', isDelta: true, isInProcess: true };
    reader.read([thought, { ...message, content: 'So.', thinking: '' }], { isBroken: false });
    expect(reader.shown.at(-1)).toMatchObject({ content: 'So.', thinking: 'acme/l' });
  });

  it.each([{ id: '__ping__' }, { id: '__usage__', usage: {} }, { id: '__suspended__' }, [1], { kind: 'note' }])(
    'keeps the held-back text after %j, because the text can continue',
    (line) => {
      const { start, deltas } = piecesOf([text.indexOf('live')], 'content');
      const reader = createReader();
      reader.read([start, ...deltas.flatMap((delta) => [delta, line]), state], { isBroken: false });
      expect(reader.shown.at(-1)?.content).toMatch(/^It is acm\[redacted\], and (?:acm)?\[redacted\]\.$/);
    },
  );

  it('passes on a joined text as soon as it is no part of a credential', () => {
    const deltas = createRedactor([secret]).deltas();
    const read = ['live', ' shows are popular'].map((content) => {
      const value = { ...message, content, isDelta: true, isInProcess: true };
      return deltas.push({ line: JSON.stringify(value), value }).map(({ line }) => JSON.parse(line).content);
    });
    expect(read).toEqual([[], ['live shows are popular']]);
  });
});

/** The longest part of the credential in a text. */
function longestPart(shown: string): string {
  let longest = '';
  for (let start = 0; start < secret.length; start += 1) {
    for (let end = start + longest.length + 1; end <= secret.length && shown.includes(secret.slice(start, end)); end += 1) {
      longest = secret.slice(start, end);
    }
  }
  return longest;
}
