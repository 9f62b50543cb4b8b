import { errorTurns } from './errorTurns.js';
import type { HostileTurns } from './HostileTurn.js';
import { stepTurns } from './stepTurns.js';
import { tableTurns } from './tableTurns.js';

/** All hostile tool results and error lines by what they are about; the names differ over all groups, those of texts and specs too. */
export const hostileTurns = {
  tables: tableTurns,
  steps: stepTurns,
  errors: errorTurns,
} satisfies Readonly<Record<string, HostileTurns>>;

/** Turns that are hostile by their length alone. All of them are tested without a browser (`test/chat/panel/hostileSteps.test.tsx`). */
export function isMerelyLong(name: string): boolean {
  return /of (4|1) MB|never ends|digits|quotes|names|lists/.test(name);
}
