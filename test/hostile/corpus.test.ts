import { describe, expect, it } from 'vitest';
import type { HostileSpecs } from './HostileSpec.js';
import type { HostileTexts } from './HostileText.js';
import type { HostileTurns } from './HostileTurn.js';
import { hostileSpecs } from './hostileSpecs.js';
import { hostileTexts } from './hostileTexts.js';
import { hostileTurns } from './hostileTurns.js';

const texts = Object.values<HostileTexts>(hostileTexts).flatMap((group) => Object.entries(group));
const specs = Object.values<HostileSpecs>(hostileSpecs).flatMap((group) => Object.entries(group));
const turns = Object.values<HostileTurns>(hostileTurns).flatMap((group) => Object.entries(group));

describe('the hostile corpus', () => {
  it('has a unique name for each entry', () => {
    const names = [...texts, ...turns, ...specs].map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(turns.length).toBeGreaterThanOrEqual(30);
    expect(specs.length).toBeGreaterThanOrEqual(40);
  });

  it('describes in one line what each entry attempts', () => {
    for (const [, { tries }] of [...texts, ...turns, ...specs]) expect(tries).toMatch(/^\S.{4,}$/);
  });
});
