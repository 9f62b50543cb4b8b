import type { AgentRefusal, ScriptStep } from '@parley/local-service';
import { sqlSteps } from '../e2e/support/sqlSteps.js';
import type { HostileSpec } from './HostileSpec.js';
import type { HostileText } from './HostileText.js';
import type { HostileTurn } from './HostileTurn.js';
import { hostileSpecs } from './hostileSpecs.js';
import { hostileTexts } from './hostileTexts.js';
import { hostileTurns } from './hostileTurns.js';

/** What the agent says when it is asked for a hostile answer, turn or chart by its name. */
export function hostileSteps(name: string): readonly ScriptStep[] {
  const text = texts.get(name);
  if (text !== undefined) return [{ kind: 'answer', text: `${wordsBefore}\n\n${text.text}\n\n${wordsAfter}` }];
  const turn = turns.get(name);
  if (turn !== undefined) return [...turn.steps(), { kind: 'answer', text: wordsAfter }];
  const chart = specs.get(name);
  if (chart === undefined) throw new Error(`There is no hostile answer, turn or chart "${name}".`);
  return sqlSteps({ vegaSpec: chart.spec, answer: wordsAfter, ...(chart.result && { result: chart.result }) });
}

/** What stands in place of an answer where the turn of this name is a refused request. */
export function hostileRefusal(name: string): AgentRefusal | undefined {
  const [first] = turns.get(name)?.steps() ?? [];
  return first?.kind === 'refuse' ? first : undefined;
}

/** Honest words around each hostile answer: whatever stands between them, a reader must see both. */
export const wordsBefore = 'Revenue grew in spring.';
export const wordsAfter = 'Costs fell in autumn.';

const texts: ReadonlyMap<string, HostileText> = new Map(Object.values(hostileTexts).flatMap((group) => Object.entries(group)));
const specs: ReadonlyMap<string, HostileSpec> = new Map(Object.values(hostileSpecs).flatMap((group) => Object.entries(group)));
const turns: ReadonlyMap<string, HostileTurn> = new Map(Object.values(hostileTurns).flatMap((group) => Object.entries(group)));
