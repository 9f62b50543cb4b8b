import { defaultMeasure, dimensionsIn, isRetail, measureNamed } from '../plan/members.js';
import type { PlanningModel } from '../plan/PlanningModel.js';
import { lowerFirst } from '../words/listText.js';
import { dimensionNames, measureName } from './memberNames.js';
import { dayName, monthsOfData } from './rangeName.js';
import type { Abilities } from './Topic.js';
import type { Voice } from './Wording.js';

/** What can be asked about a data model, in the words of a language. */
export function abilitiesOf({ wording }: Voice, model: PlanningModel): Abilities {
  const { locale, names, marks, retail } = wording;
  const inSentence = (titles: readonly string[]) => [...new Set(locale === 'de' ? titles : titles.map(lowerFirst))];
  const first = measureNamed(defaultMeasure(model), model);
  const measures = [...(first === undefined ? [] : [first]), ...model.views.flatMap((view) => view.measures)];
  const dimensions = dimensionsIn(model).filter(({ type }) => type !== 'time');
  const example = dimensions.find(({ name }) => name === 'store') ?? dimensions[0];
  const whole = isRetail(model)
    ? retail
    : {
        measures: marks.list(inSentence(measures.map((measure) => measureName(names, measure))).slice(0, maxNames)),
        dimensions: marks.choice(inSentence(dimensions.map((dimension) => dimensionNames(names, dimension)[0])).slice(0, maxNames)),
      };
  return {
    ...whole,
    isRetail: isRetail(model),
    example: example && dimensionNames(names, example)[0],
    months: monthsOfData(model, locale),
    lastDay: dayName(model.lastDay, locale),
    year: wholeYear(model),
  };
}

/** More would hide what matters. */
const maxNames = 10;

/** The last year that is over, if the data has one. */
function wholeYear({ firstDay, lastDay }: PlanningModel): string {
  const year = Number(lastDay.slice(0, 4));
  return String(Number(firstDay.slice(0, 4)) < year ? year - 1 : year);
}
