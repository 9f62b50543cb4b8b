import { decodeNamedCharacterReference as decodeByTable } from 'decode-named-character-reference';
import { expect, it, vi } from 'vitest';
import { createDecoder, decodeNamedCharacterReference } from '../../../src/element/bundle/decodeNamedCharacterReference.js';

it.each(['amp', 'AMP', 'semi', 'lt', 'nbsp', 'ngE', 'NotEqualTilde', 'Afr', 'ampx', 'notit', 'nothing', 'constructor'])(
  'decodes &%s; like the table it replaces',
  (name) => {
    expect(decodeNamedCharacterReference(name)).toBe(decodeByTable(name));
  },
);

it('leaves names as they are on a page that allows no policy, and asks for one only once', () => {
  const createPolicy = vi.fn(() => {
    throw new TypeError('Policy disallowed.');
  });
  vi.stubGlobal('trustedTypes', { createPolicy });
  const decode = createDecoder();
  expect(decode('amp')).toBe(false);
  expect(decode('lt')).toBe(false);
  expect(createPolicy).toHaveBeenCalledOnce();
});
