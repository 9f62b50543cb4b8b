import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonLength } from '../../../src/chat/store/fold/commonLength.js';

const list = fc.array(fc.constantFrom('a', 'b'), { maxLength: 6 });

it('counts the common items of lists, whatever it compared before', () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), fc.array(fc.tuple(fc.nat(3), fc.nat(3))), (lists, questions) => {
      for (const [one, other] of questions) {
        const [items = [], others = []] = [lists[one], lists[other]];
        const different = items.findIndex((item, index) => index >= others.length || item !== others[index]);
        expect(commonLength(items, others)).toBe(different === -1 ? items.length : different);
      }
    }),
  );
});
