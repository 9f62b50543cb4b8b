import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameOf, type RegexVerdicts } from '../scripts/regexes/judgeRegexes.js';
import { readRegexes } from '../scripts/regexes/readRegexes.js';
import { costlyTexts, textOf } from './support/regex/costlyTexts.js';
import { createCountingRegex, stepsOf } from './support/regex/countSteps.js';
import { isDeep } from './support/runs.js';

const { written, built } = readRegexes();
const verdicts: RegexVerdicts = JSON.parse(readFileSync('test/support/regexVerdicts.json', 'utf8'));
const examples = Object.values(verdicts.built).flatMap((call) => Object.entries(call.examples));

describe('the published regular expressions', () => {
  it('are found', () => {
    expect(written.length).toBeGreaterThan(300);
    expect(built.length).toBeGreaterThan(5);
  });

  it('are all assessed, and no others; `npm run check:regexes` does so', () => {
    expect(Object.keys(verdicts.written).toSorted()).toEqual(written.map(nameOf).toSorted());
  });

  it('have a recorded reason and examples if they are built at runtime', () => {
    expect(Object.keys(verdicts.built).toSorted()).toEqual(built.map(({ file, call }) => `${file}: ${call}`).toSorted());
    for (const { reason } of Object.values(verdicts.built)) expect(reason).toMatch(/^\S.{20,}\.$/);
  });

  it('take linear time', () => {
    const costly = [...Object.entries(verdicts.written), ...examples].filter(
      ([, verdict]) => verdict !== 'linear' && verdict !== 'no attack found',
    );
    expect(costly).toEqual([]);
  });

  // The judge proves nothing of what looks around itself, and takes each match alone, not all of them one after the other.
  it('take four times the steps for four times the text, for all matches together', () => {
    const counted = written.filter((regex) => isDeep || !isProvenLinear(regex));
    expect(counted.length).toBeGreaterThan(150);
    expect(counted.filter((regex) => growthOf(regex) > mostGrowth).map(nameOf)).toEqual([]);
  });
});

// Steps are counted by a matcher of our own, since no engine tells them. It backtracks like the engine, without its short cuts.
describe('the steps of a regular expression', () => {
  it('are counted by a matcher that finds what the engine finds', () => {
    for (const regex of written) {
      const counting = createCountingRegex(regex);
      const engine = new RegExp(regex.pattern, regex.flags);
      for (const text of costlyTexts(regex).map((costly) => textOf(costly, 40))) {
        engine.lastIndex = 0;
        const found = engine.exec(text);
        const expected = found === null ? undefined : [found.index, found.index + found[0].length];
        expect({ regex, text, match: counting.exec(text, 0).match }).toEqual({ regex, text, match: expected });
      }
    }
  });

  it.each([
    [String.raw`\s+$`, 'g'],
    [String.raw`[\w-]+\.eyJ`, 'g'],
    ['a(?:.*b)?', 'g'],
    ['(?<=-+)a', 'g'],
    ['"(?:[^"]|"")*";', ''],
    ['<a[^>]*>', 'g'],
    ['(a+)+$', ''],
    ['^(a|a)*$', ''],
    [String.raw`(\w+)\s\1!`, ''],
  ])('grow faster for /%s/%s, which is not linear', (pattern, flags) => {
    expect(growthOf({ pattern, flags })).toBeGreaterThan(2 * mostGrowth);
  });
});

/** True if the judge has proven all that is asked: a match is alone, and does not look around itself. */
function isProvenLinear(regex: (typeof written)[number]): boolean {
  return verdicts.written[nameOf(regex)] === 'linear' && !/[gy]/.test(regex.flags) && !/\(\?<?[=!]/.test(regex.pattern);
}

/** How often the steps multiply when the text is four times as long: the worst of many texts. */
function growthOf({ pattern, flags }: { readonly pattern: string; readonly flags: string }): number {
  const regex = createCountingRegex({ pattern, flags });
  const growths = costlyTexts({ pattern, flags }).map((costly) => {
    // Long beside whatever has a bound, up to which all costs grow faster.
    const length = Math.max(96, 5 * longestBound(pattern), 20 * costly.unit.length);
    const [steps, more] = [length, 4 * length].map((size) => stepsOf(regex, flags, textOf(costly, size), mostSteps));
    return (more ?? 0) / Math.min(steps ?? 1, mostSteps);
  });
  return Math.max(...growths);
}

function longestBound(pattern: string): number {
  return Math.max(0, ...[...pattern.matchAll(/\{(?:\d+,)?(\d+)\}/g)].map(([, bound]) => Number(bound)));
}

/** Four, and something for what is done once. */
const mostGrowth = 4.5;
const mostSteps = 2_000_000;
