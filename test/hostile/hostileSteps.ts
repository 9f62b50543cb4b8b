import type { ScriptStep } from '../../src/local-service.js';
import { hostileTexts } from './hostileTexts.js';

/** What the agent says when it is asked for a hostile answer by its name. */
export function hostileSteps(name: string): readonly ScriptStep[] {
  const entry = Object.values(hostileTexts)
    .map((texts) => texts[name])
    .find((found) => found !== undefined);
  if (entry === undefined) throw new Error(`There is no hostile answer "${name}".`);
  return [{ kind: 'answer', text: `${wordsBefore}\n\n${entry.text}\n\n${wordsAfter}` }];
}

/** Honest words around each hostile answer: whatever stands between them, a reader must see both. */
export const wordsBefore = 'Revenue grew in spring.';
export const wordsAfter = 'Costs fell in autumn.';

export const hostileNames: readonly string[] = Object.values(hostileTexts).flatMap((texts) => Object.keys(texts));
