import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textsOfValues, valuesOfTexts } from '../../../../src/admin/kit/form/filterValues.js';

const value = fc.oneof(
  fc.string(),
  fc.constantFrom(null, true, false, '', 'null', '∅', '“”', '“∅”', '“', 1, '1', 'true', '2025', '{"a":1}', 'Tokyo, Japan'),
  fc.integer(),
  fc.constant({ a: 1 }),
);

it('keeps every value of a filter as it is, in its order, when texts are added and removed', () => {
  fc.assert(
    fc.property(fc.array(value), fc.array(value), fc.infiniteStream(fc.boolean()), (values, saved, kept) => {
      const texts = textsOfValues(values);
      expect(valuesOfTexts(texts, [values, saved])).toEqual(values);
      const isKept = values.map(() => kept.next().value);
      const rest = texts.filter((_, index) => isKept[index]);
      expect(valuesOfTexts([...rest, 'new text'], [values, saved])).toEqual([...values.filter((_, index) => isKept[index]), 'new text']);
      // Removed first, and put back afterwards.
      const without = valuesOfTexts(rest, [values]);
      const removed = texts.filter((_, index) => !isKept[index]);
      if (rest.length === 0) expect(valuesOfTexts(removed, [without, values])).toEqual(values);
    }),
  );
});

it('writes different values as different texts', () => {
  fc.assert(
    fc.property(fc.uniqueArray(value, { selector: (each) => JSON.stringify(each) }), (values) => {
      expect(new Set(textsOfValues(values)).size).toBe(values.length);
    }),
  );
});

it('reads what is typed as text, unless the other values or the operator say otherwise', () => {
  expect(valuesOfTexts(['2025', '0123', 'Tokyo, Japan', '∅', '“”'], [])).toEqual(['2025', '0123', 'Tokyo, Japan', null, '']);
  expect(valuesOfTexts(['2026', 'x'], [[2025, null]])).toEqual([2026, 'x']);
  expect(valuesOfTexts(['false', 'x'], [[true]])).toEqual([false, 'x']);
  expect(valuesOfTexts(['2026', 'true'], [[2025, true, 'x']])).toEqual(['2026', true]);
  expect(valuesOfTexts(['700', '-1.5', '12345678901234567890'], [], { isCompared: true })).toEqual([700, -1.5, '12345678901234567890']);
});
