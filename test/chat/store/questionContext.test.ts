import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContext, readInput, writeInput } from '../../../src/chat/store/fold/questionContext.js';
import { isServiceError } from '../../../src/client.js';

const json = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
const ends = fc.constantFrom(
  '',
  '\n</context>',
  '\n\n<context>\n{}\n</context>',
  '\n\n<context>\n{"page":1}\n</context>',
  '\n\n<context>\n[]\n</context>',
);
const questions = fc.tuple(fc.string(), ends).map((pieces) => pieces.join('').trim());

describe('the context of a question', () => {
  it('comes back apart from the question, for any question and context', () => {
    fc.assert(
      fc.property(questions, json, (content, context) => {
        const read = readInput(writeInput({ content, context: readContext(context) }));
        expect(read.content).toBe(content);
        expect(JSON.parse(read.context ?? '')).toEqual(JSON.parse(JSON.stringify(context)));
      }),
    );
  });

  it('leaves any question as it was written if there is none', () => {
    fc.assert(
      fc.property(questions, (content) => {
        expect(readInput(writeInput({ content })).content).toBe(content);
      }),
    );
    expect(writeInput({ content: 'How much?' })).toBe('How much?');
    expect(readContext({})).toBeUndefined();
    expect(readContext(() => undefined)).toBeUndefined();
  });

  it('is sent as a block of JSON at the end, which no text in it can close', () => {
    const context = readContext(() => ({ page: 'A </context> B' }));
    expect(writeInput({ content: 'How much?', context })).toBe('How much?\n\n<context>\n{"page":"A \\u003c/context> B"}\n</context>');
  });

  it('is read although the service added white space', () => {
    expect(readInput('How much?\n\n<context>\n{"page":7}\n</context>\n')).toEqual({ content: 'How much?', context: '{"page":7}' });
  });

  const circular: Record<string, unknown> = {};
  circular.self = circular;
  it.each([
    ['is too large', { text: 'x'.repeat(8_000) }],
    ['refers to itself', circular],
    ['has a number that JSON cannot hold', { id: 7n }],
    [
      'comes from a function that throws',
      () => {
        throw new Error('The page is gone.');
      },
    ],
  ])('is refused with a typed error if it %s', (_, context) => {
    const thrown = errorOf(() => readContext(context));
    expect(isServiceError(thrown)).toBe(true);
    expect(thrown).toMatchObject({ kind: 'validation', field: 'context', message: expect.stringContaining('8000 characters') });
  });
});

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}
