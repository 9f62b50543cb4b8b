import { answerChange } from '../answer/answerChange.js';
import { answerDefinition } from '../answer/answerDefinition.js';
import { inItalics } from '../answer/sentences.js';
import { writeAnswer } from '../answer/writeAnswer.js';
import { answerOf, withoutAbilities } from '../ask/smallTalk.js';
import { chartNote, undrawnMeasures } from '../notes/chartNote.js';
import { notesOn } from '../notes/notes.js';
import { descriptionOf, thoughtsOf, titleOf } from '../query/describePlan.js';
import { englishChartTitles } from '../query/writeSpec.js';
import { capital, listText, lowerFirst } from '../words/listText.js';
import type { Speaker } from './Speaker.js';

export const englishSpeaker: Speaker = {
  smallTalk: answerOf,
  change: answerChange,
  definition: answerDefinition,
  denied: (reason) => reason,
  leftOut: (asked, answered) => `You asked for ${asked} things; these are the first ${answered}.`,
  brief: withoutAbilities,
  partTitle: (english) => english,
  refusal: (english) => english,
  localize: (plan) => plan,
  title: titleOf,
  description: descriptionOf,
  answer(plan, { reading, lexicon, session, result, chart, isPlainer }) {
    const { before, after } = notesOn(reading, plan, lexicon, session);
    const plainer = isPlainer ? ['The full question failed, so this leaves out the comparison, the share and the condition.'] : [];
    const drawing = chartNote(plan, chart, result, reading.unknownCharts);
    const first = [...before, ...plainer, ...(drawing === undefined ? [] : [drawing])];
    const undrawn = undrawnMeasures(plan, chart).map(({ title }) => lowerFirst(title));
    const last = undrawn.length === 0 ? after : [...after, `The chart leaves out ${listText(undrawn)}, which the table has.`];
    const parts = [inItalics(first), writeAnswer(plan, result, chart !== undefined), inItalics(last)];
    return parts.filter((part) => part !== undefined).join('\n\n');
  },
  chartTitles: englishChartTitles,
  annotation: ({ grain }) => (grain === undefined ? {} : { annotation: { timeDimensions: { [grain]: { title: capital(grain) } } } }),
  chartLimit: (count) => ` The chart shows the first ${count}.`,
  thoughts: {
    search: 'First I look up which parts of the data model the question is about.',
    query: thoughtsOf,
    rows: (count) => `The query gave ${count === 1 ? 'one row' : `${count} rows`}. I read the answer from ${count === 1 ? 'it' : 'them'}.`,
    nothingFound({ missing, unused }) {
      const named = [...missing, ...unused].map((word) => `"${word}"`);
      return named.length > 0 ? `Nothing in the data model is called ${named.join(' or ')}.` : 'No part of the data model is named here.';
    },
  },
  failed: (error) => `The query could not be run: ${error}`,
};
