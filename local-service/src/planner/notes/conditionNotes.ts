import { currencyOfModel } from '../../data-model/ModelView.js';
import { type Placement, placeConditions } from '../ask/placeConditions.js';
import { dividedByGroups } from '../ask/settleAsk.js';
import { agesOf } from '../plan/ageGroups.js';
import { currencyName } from '../plan/formatValue.js';
import { dimensionNamed } from '../plan/members.js';
import type { Ask, Filter, Plan } from '../plan/Plan.js';
import type { Problem } from '../plan/Problem.js';
import type { Lexicon } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';
import type { Doubt } from '../wording/Doubt.js';
import { listText } from '../words/listText.js';

/** Why a condition cannot be put into a query, with what may be meant; `undefined` if all can. */
export function conditionProblem(reading: Reading, ask: Ask, readings: () => readonly string[]): Problem | undefined {
  if (reading.absences.length > 0 && reading.ranges.length > 1)
    return {
      lead: 'I can look for what did not happen in one period at a time, and you named several.',
      offers: ['Customers who did not order in 2025', 'Products not sold in 2025'],
    };
  const placed = placeConditions(reading, ask);
  for (const place of placed) {
    const problem = problemOf(place, readings, reading.lexicon);
    if (problem !== undefined) return problem;
  }
  const thresholds = placed.filter((place) => place.kind === 'threshold');
  const isOnSeveral = thresholds.some(({ threshold, row }) => row === undefined && threshold.measure !== thresholds[0]?.threshold.measure);
  return isOnSeveral
    ? {
        lead: 'I can apply a condition on one measure at a time.',
        offers: ['Stores with revenue above 300000', 'Stores with more than 1000 orders'],
      }
    : undefined;
}

function problemOf(place: Placement, readings: () => readonly string[], lexicon: Lexicon): Problem | undefined {
  switch (place.kind) {
    case 'other-currency':
      return otherCurrencyProblem(place.text, currencyOfModel(lexicon.model));
    case 'ages-between':
      return agesProblem(place, lexicon.valuesOf('age_group'));
    case 'unclear': {
      const near = place.text.includes('%') ? readings() : [];
      return {
        lead: `I am not sure what “${place.text}” is a condition on, so I would rather not guess.`,
        offers:
          near.length > 1
            ? near
            : ['Orders above 500 euros', 'Stores with revenue above 300000', 'Products with a list price over 100 euros'],
      };
    }
    default:
      return undefined;
  }
}

function otherCurrencyProblem(text: string, currency: string | undefined): Problem {
  if (currency === undefined) return { lead: `The data does not say its currency, so I cannot apply “${text}”.`, offers: [] };
  const name = currencyName(currency);
  return {
    lead: `All amounts in the data are in ${name}, so I cannot apply “${text}”.`,
    offers: [`Orders above 500 ${name}`, `Products over 100 ${name}`],
  };
}

function agesProblem({ ages, text }: Extract<Placement, { kind: 'ages-between' }>, all: readonly string[]): Problem {
  const { inside, cut } = ages;
  const readings = [inside, [...cut, ...inside].sort()].filter((groups) => groups.length > 0);
  return {
    lead: `The data has age groups, not single ages, and “${text}” ${cut.length === 0 ? 'fits none of them' : `divides the group ${listText(cut)}`}.`,
    offers:
      readings.length === 0 ? ['Customers by age group'] : readings.map((groups) => `How many customers are ${agesText(groups, all)}?`),
  };
}

/** "Aged 50 or more", "younger than 35", "between 25 and 49 years old". */
function agesText(groups: readonly string[], all: readonly string[]): string {
  const [from = 0] = agesOf(groups[0]);
  const [, to] = agesOf(groups.at(-1));
  if (to === undefined) return `aged ${from} or more`;
  return groups[0] === all[0] ? `younger than ${to + 1}` : `between ${from} and ${to} years old`;
}

/** The parts of a question that may be meant otherwise, and wrong facts mentioned in it. */
export function doubtsAbout(reading: Reading, plan: Plan, lexicon: Lexicon): readonly Doubt[] {
  const assumed = placeConditions(reading, plan.ask).flatMap((place, index): readonly Doubt[] =>
    place.kind === 'row' && place.isAssumed
      ? [{ kind: 'condition', text: reading.conditions[index]?.text ?? '', condition: place.condition }]
      : [],
  );
  const parts: readonly Doubt[] = dividedPart(plan) === undefined ? [] : [{ kind: 'parts' }];
  return [...parts, ...assumed, ...groupDoubts(reading), ...partDoubts(reading, lexicon), ...countDoubts(reading, lexicon)];
}

/** The filter of a share that may be meant as the part itself: "the share of online orders by country". */
function dividedPart({ isShare, focus, filters, dimensions, ranking }: Plan): Filter | undefined {
  if (isShare !== true || focus !== undefined || ranking !== undefined || dimensions.length === 0) return undefined;
  return filters.find(({ dimension }) => partDimensions.has(dimension));
}

const partDimensions: ReadonlySet<string> = new Set(['promotion', 'channel', 'payment_method', 'segment', 'age_group']);

function groupDoubts(reading: Reading): readonly Doubt[] {
  const dimension = dividedByGroups(reading);
  const labels = reading.filters.filter((filter) => filter.dimension === dimension).map(({ label }) => label ?? '');
  return dimension === undefined ? [] : [{ kind: 'groups', labels, dimension }];
}

function partDoubts({ filters }: Reading, lexicon: Lexicon): readonly Doubt[] {
  return filters
    .filter(({ isPart }) => isPart === true)
    .flatMap(({ dimension, values, isExcluded }) =>
      values.map((value): Doubt => {
        const count = lexicon.valuesOf(dimension).filter((name) => name.toLowerCase().includes(value.toLowerCase())).length;
        return { kind: 'part-of-name', value, dimension, count, isExcluded };
      }),
    );
}

function countDoubts({ described, rank, filters }: Reading, lexicon: Lexicon): readonly Doubt[] {
  if (rank !== undefined || filters.length > 0) return [];
  return described.flatMap(({ dimension, count }): readonly Doubt[] => {
    const actual = lexicon.valuesOf(dimension).length;
    const member = dimensionNamed(dimension, lexicon.model);
    return actual === 0 || actual === count || member === undefined ? [] : [{ kind: 'count', member, actual, described: count }];
  });
}
