import { describe, expect, it } from 'vitest';
import { withoutTokens } from '../../../src/client/errors/withoutTokens.js';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

describe('withoutTokens', () => {
  it.each([
    ['in a sentence', `Token ${token} is expired`, 'Token [token] is expired'],
    ['in a parameter', `?token=${token}&a=1`, '?token=[token]&a=1'],
    ['after an encoded sign', `%3D${token}`, '%3D[token]'],
    ['after a word', `my_${token}`, 'my_[token]'],
    ['without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', '[token]'],
    ['with five parts', `${token}.eHl6.dGFn`, '[token]'],
    ['after words with dots', `a.b.c.d.${token}`, 'a.b.c.d.[token]'],
    ['with a space in its header', 'eyAiYWxnIjoibm9uZSJ9.e30.', '[token]'],
    ['twice', `${token} ${token}`, '[token] [token]'],
    ['after a similar prefix', `eyJa.${token}`, 'eyJa.[token]'],
  ])('removes a token %s', (_place, text, expected) => {
    expect(withoutTokens(text)).toBe(expected);
  });

  it.each(['eyJhbGci.', 'eyJhbGci', 'hey, just words.', 'www.example.com/a.b.c', 'keyJar.x', 'eyJhbGci..'])(
    'leaves %j unchanged',
    (text) => {
      expect(withoutTokens(text)).toBe(text);
    },
  );

  it.each(['-eyJaaaa', 'eyJaaaa-', 'eyJ', 'a.b.eyJaaaa-', '.eyJ.', 'ey'])('reads 8 MiB of %j', (unit) => {
    const text = unit.repeat(8_388_608 / unit.length);
    expect(withoutTokens(text).length).toBeLessThanOrEqual(text.length);
  });
});
