import { dataModel } from '../../warehouse/dataModel.js';
import { addedDimensions, computedMeasures } from '../plan/computedMeasures.js';
import type { PhraseTable } from '../words/Language.js';
import type { Names } from './Topic.js';

/** The names of measures and dimensions: the first by which questions call them. */
export function memberNames({ phrases }: PhraseTable): Pick<Names, 'measures' | 'dimensions'> {
  const nameOf = (english: readonly string[]) =>
    english.map((name) => phrases[name.toLowerCase()]?.split('|')[0]).find((name) => name !== undefined);
  const measures = [...dataModel.flatMap((view) => view.measures), ...computedMeasures];
  const dimensions = [...dataModel.flatMap((view) => view.dimensions), ...addedDimensions];
  return {
    measures: Object.fromEntries(measures.map(({ name, title, synonyms }) => [name, nameOf([title, ...synonyms]) ?? title])),
    dimensions: Object.fromEntries(
      dimensions.map(({ name, title, plural, synonyms }) => {
        const one = nameOf([title, ...synonyms]) ?? title;
        return [name, [one, nameOf([plural]) ?? one]];
      }),
    ),
  };
}
