import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pauseMs, TextPacer } from '../../../../src/chat/markdown/parse/TextPacer.js';

/** What comes, and how long after what came before. */
const arrivals = fc.array(fc.record({ delta: fc.string({ minLength: 1 }), afterMs: fc.integer({ min: 0, max: 2 * pauseMs }) }));

describe('the pacing of streamed text', () => {
  it('shows new text at once after a pause, and the previous text otherwise', () => {
    fc.assert(
      fc.property(arrivals, (all) => {
        const pacer = new TextPacer();
        let [text, shown, now, shownAt] = ['', '', 0, -pauseMs];
        for (const { delta, afterMs } of all) {
          text += delta;
          now += afterMs;
          const isDue = now - shownAt >= pauseMs;
          if (isDue) [shown, shownAt] = [text, now];
          expect(pacer.pass(text, true, now)).toBe(shown);
        }
      }),
    );
  });

  it('shows all of a text as soon as it is finished', () => {
    fc.assert(
      fc.property(arrivals, fc.string(), (all, end) => {
        const pacer = new TextPacer();
        let text = '';
        for (const { delta } of all) {
          text += delta;
          pacer.pass(text, true, 0);
        }
        expect(pacer.pass(text + end, false, 0)).toBe(text + end);
      }),
    );
  });

  it('shows a different text at once', () => {
    const pacer = new TextPacer();
    pacer.pass('Revenue', true, 0);
    expect(pacer.pass('Revenue by region', true, 1)).toBe('Revenue');
    expect(pacer.pass('Orders by region', true, 2)).toBe('Orders by region');
  });
});
