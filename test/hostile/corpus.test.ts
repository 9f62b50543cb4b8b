import { describe, expect, it } from 'vitest';
import type { HostileSpecs } from './HostileSpec.js';
import type { HostileTexts } from './HostileText.js';
import { hostileSpecs } from './hostileSpecs.js';
import { hostileTexts } from './hostileTexts.js';

const texts = Object.values<HostileTexts>(hostileTexts).flatMap((group) => Object.entries(group));
const specs = Object.values<HostileSpecs>(hostileSpecs).flatMap((group) => Object.entries(group));

describe('the hostile corpus', () => {
  it('has a name for each entry that no other has', () => {
    const names = [...texts, ...specs].map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(specs.length).toBeGreaterThanOrEqual(40);
  });

  it('says of each entry in one line what it tries', () => {
    for (const [, { tries }] of [...texts, ...specs]) expect(tries).toMatch(/^\S.{4,}$/);
  });
});
