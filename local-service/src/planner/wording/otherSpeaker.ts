import { answerChange } from '../answer/answerChange.js';
import { chartNote, undrawnMeasures } from '../notes/chartNote.js';
import { hasHours } from '../query/describePlan.js';
import { shareColumn } from '../query/writeSql.js';
import type { OtherLanguage } from '../words/Language.js';
import { answerIn } from './answerIn.js';
import { definitionIn } from './definitionIn.js';
import { localizePlan } from './localizePlan.js';
import { notesIn } from './notesIn.js';
import { abilitiesIn, refusalIn } from './refusalIn.js';
import type { Speaker } from './Speaker.js';
import { smallTalkIn } from './smallTalkIn.js';
import { titleIn } from './titleIn.js';
import { voices } from './voice.js';

/** Speaks a language by its catalogue. */
export function otherSpeaker(language: OtherLanguage): Speaker {
  const voice = voices[language];
  const { wording, formats } = voice;
  const { names, notes, thoughts, refusals, marks } = wording;
  const inItalics = (note: string) => (note === '' ? [] : [`*${note}*`]);
  return {
    smallTalk: (kind) => smallTalkIn(voice, kind),
    change: (english) => (answerChange(english) === undefined ? undefined : abilitiesIn(voice, refusals.readOnly)),
    definition: (english, lexicon) => definitionIn(voice, english, lexicon),
    denied: () => refusals.failed,
    leftOut: (asked, answered) => notes.leftOut(formats.count(asked), formats.count(answered)),
    brief: (answer) => answer.split(`\n\n${refusals.abilities}`)[0] ?? answer,
    partTitle: () => '',
    refusal: (english, reading, lexicon) => refusalIn(language, english, reading, lexicon),
    localize: (plan) => localizePlan(plan, voice),
    title: (plan) => titleIn(voice, plan),
    description(plan, timeZone) {
      const meanings = plan.listOf === undefined ? plan.measures.map(({ description }) => description).filter((text) => text !== '') : [];
      const clock = hasHours(plan) ? [thoughts.clock(timeZone)] : [];
      return [...meanings.map((meaning) => `${meaning}${marks.end}`), ...clock].join(marks.space);
    },
    answer(plan, { reading, lexicon, session, result, chart, isPlainer }) {
      const { before, after } = notesIn(voice, plan, { reading, lexicon, session });
      const isOtherChart = chartNote(plan, chart, result, []) !== undefined;
      const first = [before, isOtherChart ? notes.otherChart : '', isPlainer ? notes.plainer : ''];
      const undrawn = undrawnMeasures(plan, chart).map(({ title }) => title);
      const last = [after, undrawn.length === 0 ? '' : notes.undrawn(marks.list(undrawn))].filter((note) => note !== '').join(marks.space);
      return [...inItalics(first.filter((note) => note !== '').join(marks.space)), answerIn(voice, plan, result), ...inItalics(last)].join(
        '\n\n',
      );
    },
    chartTitles: {
      change: (measure, unit) => `${names.change}${marks.colon}${measure} (${unit === 'points' ? wording.facts.points : '%'})`,
      share: (measure) => `${names.share}${marks.colon}${measure} (%)`,
      computed: (computation, grain, measure) =>
        `${wording.title.computed(computation, names.grains[grain ?? 'month'][1])}${marks.colon}${measure}`,
      units: { euros: '€', percent: '%', count: names.amount, decimal: names.amount },
    },
    annotation({ grain, dimensions, measures, isShare }) {
      return {
        annotation: {
          measures: {
            ...Object.fromEntries(measures.map(({ name, title }) => [name, { title }])),
            ...(isShare === true && { [shareColumn]: { title: names.share } }),
          },
          dimensions: Object.fromEntries(dimensions.map(({ name, title }) => [name, { title }])),
          ...(grain !== undefined && { timeDimensions: { [grain]: { title: names.grains[grain][0] } } }),
        },
      };
    },
    chartLimit: () => '',
    thoughts: {
      search: thoughts.search,
      query: (plan) => thoughts.query(titleIn(voice, plan)),
      rows: (count) => thoughts.rows(formats.count(count)),
      nothingFound: () => thoughts.nothingFound,
    },
    failed: () => refusals.failed,
  };
}
