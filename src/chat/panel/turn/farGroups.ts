import type { TurnGroup } from '../model/groupTurns.js';

/** The turns of each group that is not rendered yet. */
export const turnsOfFarGroup = new WeakMap<Element, TurnGroup>();
