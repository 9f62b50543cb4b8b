import type { Entity } from '../plan/Plan.js';
import { matchRule, wordRule as rule, type WordRule, wordPattern } from '../words/wordRule.js';

/** The absence of sales, orders or returns. */
export interface AbsenceReading {
  readonly of: 'sales' | 'returns';
  readonly entity: Exclude<Entity, 'order'>;
}

/** Reads an absence at the start of a text, after the word for those that are meant: "never sold", "who did not order". */
export function readAbsence(text: string, subject: Entity | undefined): (AbsenceReading & { readonly wordCount: number }) | undefined {
  if (unsold.test(text)) return { of: 'sales', entity: 'product', wordCount: 1 };
  if (subject === undefined || subject === 'order') return undefined;
  const found = matchRule(rules, text);
  return found && { of: found.value, entity: subject, wordCount: found.wordCount };
}

const unsold = wordPattern('unsold');

const negated =
  '(?:(?:that|which|who) )?(?:(?:have|has|had|were|was|are|is|did|do|does) (?:never|not|nt)|havent|hasnt|hadnt|werent|wasnt|arent|isnt|didnt|dont|doesnt|never|not)(?: yet| ever)?';
const none =
  '(?:(?:that|which|who) )?(?:without|with no|with zero|with 0|(?:have|has|had|having|got) (?:no|zero|0))(?: any| a| an| single)*';
const bought =
  '(?:been |be )?(?:sold|sell|order(?:ed)?|bought|buy|purchased?|(?:placed?|made|make) (?:any |an? )?(?:orders?|purchases?)|have any (?:sales|orders))';

const nobody = '(?:(?:that|which) )?(?:nobody|no one|no customers?|none of (?:our |the )?customers)(?: has| have| ever)*';

const rules: readonly WordRule<AbsenceReading['of']>[] = [
  rule(
    `${negated} (?:(?:been |be )?return(?:ed)?(?: anything| any items?)?|(?:had|have|got) (?:an? |any )?returns?)|${none} returns?`,
    () => 'returns',
  ),
  rule(
    `${negated} ${bought}(?: anything| any| at all)?|${nobody} ${bought}|(?:(?:that|which|who) )?(?:have |has |had )?(?:placed|made|ordered|bought) (?:no (?:orders?|purchases?)|nothing)|${none} (?:sales?|orders?|purchases?|revenue|transactions?)`,
    () => 'sales',
  ),
];
