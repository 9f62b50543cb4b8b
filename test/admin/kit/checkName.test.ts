import { expect, it } from 'vitest';
import { checkName, longestName } from '../../../src/admin/kit/dialog/checkName.js';

it('accepts names of 1 to 255 characters after trimming', () => {
  expect(checkName('   ')).toBe('missing');
  expect(checkName(`  ${'x'.repeat(longestName)} `)).toBeUndefined();
  expect(checkName('x'.repeat(longestName + 1))).toBe('too-long');
});
