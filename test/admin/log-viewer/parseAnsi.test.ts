import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnsi, stripAnsi } from '../../../src/admin/log-viewer/model/parseAnsi.js';

const esc = '\u001b';
const bell = '\u0007';

function piecesOf(text: string): readonly string[] {
  return parseAnsi(text).segments.map((segment) => `${segment.text} ${JSON.stringify(segment.style)}`);
}

describe('the colours of a line', () => {
  it('are named after their codes', () => {
    expect(piecesOf(`${esc}[31mred${esc}[39m no ${esc}[1;92mbright${esc}[0m`)).toEqual([
      'red {"color":"red"}',
      ' no  {}',
      'bright {"color":"green","isBold":true}',
    ]);
  });

  it.each([
    ['38;5;1', { color: 'red' }],
    ['38;5;220', { color: 'yellow' }],
    ['38;5;21', { color: 'blue' }],
    ['38;5;245', { color: 'gray' }],
    ['38;5;231', {}],
    ['38;2;10;200;60', { color: 'green' }],
    ['38;2;255;255;255', {}],
    ['48;5;9', { background: 'red' }],
    ['48;2;0;0;200;1', { background: 'blue', isBold: true }],
    ['44;37', { background: 'blue' }],
    ['90', { color: 'gray' }],
    ['31;7', { background: 'red' }],
    ['7', { background: 'gray' }],
    ['2;3;4;9', { isDim: true, isItalic: true, isUnderlined: true, isStruck: true }],
    ['1;22;31;39;4;24', {}],
    ['', {}],
    ['999', {}],
    ['38;5', {}],
  ])('include %s', (codes, style) => {
    expect(JSON.parse(JSON.stringify(parseAnsi(`${esc}[${codes}mx`).segments[0]?.style))).toEqual(style);
  });

  it('continue in the next line until they are reset', () => {
    const first = parseAnsi(`${esc}[31mone`);
    expect(parseAnsi('two', first.end).segments).toEqual([{ text: 'two', style: { color: 'red' } }]);
  });
});

describe('the text of a line', () => {
  it.each([
    ['cursor moves', `a${esc}[2J${esc}[1;1Hb${esc}[?25lc`, 'abc'],
    ['titles', `a${esc}]0;title${bell}b${esc}]0;title${esc}\\c`, 'abc'],
    ['links', `${esc}]8;;https://example.com${bell}a${esc}]8;;${bell}`, 'a'],
    ['device strings', `a${esc}Pq#0;2${esc}\\b${esc}_x${esc}\\c${esc}^x${esc}\\d`, 'abcd'],
    ['two-letter sequences', `a${esc}Mb${esc}7c${esc}(Bd`, 'abcd'],
    ['single-byte sequences', 'a\u009b31mb\u009d0;x\u009cc', 'abc'],
    ['control characters', 'a\u0000\u0008b\u007f\u0085c', 'abc'],
    ['truncated sequences', `a${esc}[38;5`, 'a38;5'],
    ['unterminated sequences', `a${esc}]0;title`, 'a0;title'],
    ['a lone escape', `a${esc}`, 'a'],
    ['an escape before a non-ASCII letter', `a${esc}é`, 'aé'],
  ])('contains no %s', (_, text, visible) => {
    expect(stripAnsi(text)).toBe(visible);
  });

  it('keeps tabs', () => expect(stripAnsi('a\tb')).toBe('a\tb'));

  it('is kept if it contains no sequences', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: texts without them
        const visible = text.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
        expect(stripAnsi(visible)).toBe(visible);
        expect(parseAnsi(visible).segments).toEqual(visible === '' ? [] : [{ text: visible, style: {} }]);
      }),
    );
  });

  it('is the text without its colours', () => {
    const code = fc.array(fc.integer({ min: 0, max: 110 }), { maxLength: 4 }).map((codes) => `${esc}[${codes.join(';')}m`);
    const word = fc.stringMatching(/^[a-z ]{0,6}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(code, word)), (pairs) => {
        expect(stripAnsi(pairs.flat().join(''))).toBe(pairs.map(([, text]) => text).join(''));
      }),
    );
  });

  it('contains no control characters, for any input', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(esc, '[', ']', 'P', '\\', bell, '\u009b', '\u009c', ';', '3', 'm', '(', ' ', 'é', '\u0000'),
    });
    fc.assert(
      fc.property(hostile, (text) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be left
        expect(stripAnsi(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
        expect(stripAnsi(stripAnsi(text))).toBe(stripAnsi(text));
      }),
    );
  });

  it('is parsed in linear time', () => {
    const parts = [
      esc,
      `${esc}[`,
      `${esc}]`,
      `${esc}P;`,
      `${esc}[31m`,
      `${esc}[1;`,
      `${esc}]x${esc}[`,
      '\u009b',
      '\u009d',
      ';',
      'x',
      `x${esc}[3${bell}`,
    ];
    for (const part of parts) {
      const before = process.cpuUsage();
      parseAnsi(part.repeat(500_000 / part.length));
      parseAnsi(`${esc}[${part.repeat(500_000 / part.length)}`);
      expect(process.cpuUsage(before).user / 1_000, JSON.stringify(part)).toBeLessThan(2_000);
    }
  });
});
