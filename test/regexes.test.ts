import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameOf, type RegexVerdicts } from '../scripts/regexes/judgeRegexes.js';
import { readRegexes } from '../scripts/regexes/readRegexes.js';

const { written, built } = readRegexes();
const verdicts: RegexVerdicts = JSON.parse(readFileSync('test/support/regexVerdicts.json', 'utf8'));
const lookingAround = written.filter((regex) => verdicts.written[nameOf(regex)] !== 'linear');
const examples = Object.values(verdicts.built).flatMap((call) => Object.entries(call.examples));

describe('the regular expressions of what is published', () => {
  it('are found', () => {
    expect(written.length).toBeGreaterThan(300);
    expect(built.length).toBeGreaterThan(5);
  });

  it('are judged, all of them and nothing else; `npm run check:regexes` does so', () => {
    expect(Object.keys(verdicts.written).toSorted()).toEqual(written.map(nameOf).toSorted());
  });

  it('have a reason and examples beside them where they are put together', () => {
    expect(Object.keys(verdicts.built).toSorted()).toEqual(built.map(({ file, call }) => `${file}: ${call}`).toSorted());
    for (const { reason } of Object.values(verdicts.built)) expect(reason).toMatch(/^\S.{20,}\.$/);
  });

  it('cost no more than the length of the text', () => {
    const costly = [...Object.entries(verdicts.written), ...examples].filter(
      ([, verdict]) => verdict !== 'linear' && verdict !== 'no attack found',
    );
    expect(costly).toEqual([]);
  });

  // The judge proves nothing of what looks around itself, and takes each match alone, not all of them one after the other.
  it.each(lookingAround)('take a long text in one go: /$pattern/$flags', ({ pattern, flags }) => {
    const regex = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
    for (const unit of unitsOf(pattern)) {
      const text = `${unit.repeat(Math.ceil(length / unit.length))}\u0000`;
      expect(text.replace(regex, '').length).toBeLessThanOrEqual(text.length);
    }
  });
});

/** What a pattern may take for very long: each sign that stands in it, beside white space, letters and digits. */
function unitsOf(pattern: string): readonly string[] {
  const signs = new Set(pattern.replaceAll(/\\[pPdDsSwWbBukx]/g, ''));
  return [...new Set([...signs, ' ', '\t', '\n', 'a', 'A', '0', 'é', '-eyJa', 'a ', '0,', '[\n'])];
}

/** Long enough that whatever grows with its square takes longer than a test may. */
const length = 256 * 1024;
