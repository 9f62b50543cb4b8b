import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyThread } from '../../src/chat/store/fold/emptyThread.js';
import { foldFrame } from '../../src/chat/store/fold/foldFrame.js';
import { compareThreads } from '../../src/devtools/steps/compareThreads.js';
import { createFoldSteps } from '../../src/devtools/steps/createFoldSteps.js';
import { splitChange } from '../../src/devtools/steps/splitChange.js';
import { cutoff, echo, final } from '../chat/store/lines.js';
import { runs } from '../support/runs.js';

const answerLine = fc
  .record({ id: fc.constantFrom('a', 'b', 'c'), content: fc.string(), isDelta: fc.boolean(), isInProcess: fc.boolean() })
  .map((line) => ({ role: 'assistant', ...line }));

it('returns the thread after any line, in whatever order they are viewed', () => {
  fc.assert(
    fc.property(fc.array(answerLine, { minLength: 1, maxLength: 400 }), fc.array(fc.nat(400), { maxLength: 8 }), (answer, looks) => {
      const values = [cutoff(), echo('1700000000000-message', 'How much?'), ...answer];
      const steps = createFoldSteps(values.map((value) => ({ line: JSON.stringify(value) })));
      for (const look of looks) {
        const count = Math.min(look, values.length);
        expect(steps.after(look)).toEqual(values.slice(0, count).reduce(foldFrame, emptyThread));
      }
    }),
    { numRuns: runs(15, 60) },
  );
});

it('marks what a line changed, and nothing else', () => {
  const lines = [cutoff(), echo('1700000000000-message', 'How much?'), final('f', '42')];
  const threads = lines.map((_, index) => lines.slice(0, index + 1).reduce(foldFrame, emptyThread));
  const [first = emptyThread, second = emptyThread, third = emptyThread] = threads;
  const changed = (before = emptyThread, after = emptyThread) =>
    compareThreads(before, after)
      .filter(({ isChanged }) => isChanged)
      .map(({ path, before: from, after: to }) => [path, from, to]);
  expect(changed(emptyThread, first)).toContainEqual(['chatId', '–', 'chat-1']);
  expect(changed(first, second)).toContainEqual(['messages[0].content', undefined, 'How much?']);
  expect(changed(second, third)).toContainEqual(['messages[1].content', undefined, '42']);
  expect(changed(second, third).some(([path]) => path?.startsWith('messages[0]'))).toBe(false);
  expect(changed(third, third)).toEqual([]);
});

it('finds the removed and the added part of any two texts', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (before, after) => {
      const { start, removed, added, end } = splitChange(before, after);
      expect(start + removed + end).toBe(before);
      expect(start + added + end).toBe(after);
    }),
  );
});

it('shows only the part of a long text near the change', () => {
  const { start, added } = splitChange('word '.repeat(200), `${'word '.repeat(200)}more`);
  expect(added).toBe('more');
  expect(start.length).toBeLessThan(200);
});
