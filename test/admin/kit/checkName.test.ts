import { expect, it } from 'vitest';
import { checkName, longestName } from '../../../src/admin/kit/checkName.js';

it('takes names of one character at least and 255 at most, without the spaces around them', () => {
  expect(checkName('   ')).toBe('missing');
  expect(checkName(`  ${'x'.repeat(longestName)} `)).toBeUndefined();
  expect(checkName('x'.repeat(longestName + 1))).toBe('too-long');
});
