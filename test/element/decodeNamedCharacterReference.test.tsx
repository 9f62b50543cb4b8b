import { decodeNamedCharacterReference as decodeByTable } from 'decode-named-character-reference';
import { expect, it } from 'vitest';
import { decodeNamedCharacterReference } from '../../src/element/decodeNamedCharacterReference.js';

it.each(['amp', 'AMP', 'semi', 'lt', 'nbsp', 'ngE', 'NotEqualTilde', 'Afr', 'ampx', 'notit', 'nothing', 'constructor'])(
  'decodes &%s; like the table it replaces',
  (name) => {
    expect(decodeNamedCharacterReference(name)).toBe(decodeByTable(name));
  },
);
