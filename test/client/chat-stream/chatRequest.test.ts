import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMessageId, isMessageId } from '../../../src/client/chat-stream/chatRequest.js';

describe('createMessageId', () => {
  it('increases strictly, even if the clock does not', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 4e12, noNaN: true }), { minLength: 2 }), (times) => {
        const ids = times.map((time) => createMessageId(time));
        const stamps = ids.map((id) => Number.parseInt(id, 10));
        expect(ids.every(isMessageId)).toBe(true);
        expect(stamps.every((stamp, index) => index === 0 || stamp > (stamps[index - 1] ?? 0))).toBe(true);
      }),
    );
  });

  it('contains its creation time', () => {
    const now = 5_000_000_000_000;
    expect(createMessageId(now)).toBe(`${now}-message`);
  });
});
