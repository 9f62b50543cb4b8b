import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentParts } from '../../../src/admin/comment-threads/CommentText.js';

const linksOf = (body: string) => commentParts(body, []).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('the text of a comment', () => {
  it('is rendered completely, whatever it contains', () => {
    const pieces = fc.constantFrom(
      'https://a.example/x',
      'http://',
      '@',
      '(',
      ')',
      '.',
      ' ',
      '\n',
      '<b>',
      '\u202e',
      'x',
      'https://u@b.example',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 15 }), (parts) => {
        const body = parts.join('');
        expect(
          commentParts(body, [])
            .map(({ text }) => text)
            .join(''),
        ).toBe(body);
      }),
    );
  });

  it.each([
    ['See https://a.example/x.', 'https://a.example/x'],
    ['(https://a.example/b_(c))', 'https://a.example/b_(c)'],
    ['「https://a.example/」', 'https://a.example/'],
    ['https://a.example/guide。次に進む', 'https://a.example/guide'],
    ['https://a.example/guide、または', 'https://a.example/guide'],
    ['参照（https://a.example/guide）ください', 'https://a.example/guide'],
    ['请看“https://a.example/guide”。', 'https://a.example/guide'],
    ['HTTPS://A.EXAMPLE', 'https://a.example/'],
  ])('links the address in %s', (body, href) => {
    expect(linksOf(body)).toEqual([href]);
  });

  it('links each address between Japanese punctuation', () => {
    expect(linksOf('https://a.example/x。https://b.example/y')).toEqual(['https://a.example/x', 'https://b.example/y']);
  });

  it.each([['javascript:alert(1)'], ['https://bank.example@evil.example'], ['xhttps://a.example'], ['data:text/html,<b>'], ['https://']])(
    'links nothing in %s',
    (body) => {
      expect(linksOf(body)).toEqual([]);
    },
  );

  it('excludes any number of unmatched closing brackets from a link', () => {
    expect(linksOf(`https://a.example/b_(c)${')].}'.repeat(20_000)}`)).toEqual(['https://a.example/b_(c)']);
  });

  it('ends a link before a bidirectional control character', () => {
    expect(linksOf('https://a.example/\u202egnp.exe')).toEqual(['https://a.example/']);
  });

  it('resolves the names of mentioned people', () => {
    expect(commentParts('Ask @user-1!', [{ username: 'user-1', firstName: 'Aiko' }])).toEqual([
      { kind: 'text', text: 'Ask ' },
      { kind: 'mention', text: '@Aiko', username: 'user-1' },
      { kind: 'text', text: '!' },
    ]);
  });
});
