import type { SmallTalkKind } from '../ask/smallTalk.js';
import { type Answered, notesAfter, notesBefore, notesOnResult } from '../notes/notesOn.js';
import { answeredOf, startersFor } from '../notes/offers.js';
import { isRetail } from '../plan/members.js';
import type { Plan } from '../plan/Plan.js';
import type { Problem } from '../plan/Problem.js';
import { undrawnMeasures } from '../query/chooseChart.js';
import { descriptionOf, hasHours } from '../query/describePlan.js';
import { shareColumn } from '../query/writeSql.js';
import type { Lexicon } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';
import { abilitiesOf } from '../wording/abilitiesOf.js';
import { offeredQuestions } from '../wording/offeredQuestions.js';
import { abilitiesIn, listOf, refusalIn } from '../wording/refusalIn.js';
import { voices } from '../wording/voice.js';
import type { Language } from '../words/Language.js';
import { capital } from '../words/listText.js';
import { answerDefinition } from './answerDefinition.js';
import { definitionIn } from './definitionIn.js';
import { offersInsteadOfChange } from './offersInsteadOfChange.js';
import { inItalics } from './paragraphs.js';
import { writeAnswer } from './writeAnswer.js';

/** Says everything that the planner says, in one language. */
export type Speaker = ReturnType<typeof createSpeaker>;

function createSpeaker(language: Language) {
  const voice = voices[language];
  const other = language === 'en' ? undefined : voices[language];
  const { wording, formats } = voice;
  const { names, marks, notes, thoughts, refusals, starters } = wording;
  const startersOf = (lexicon: Lexicon) => {
    if (isRetail(lexicon.model)) return starters;
    return other === undefined ? startersFor(lexicon) : offeredQuestions(other, startersFor(lexicon), lexicon);
  };
  const abilitiesOfData = (lexicon: Lexicon) => abilitiesIn(voice, lexicon.model, startersOf(lexicon));
  const withAbilities = (lead: string, lexicon: Lexicon) => `${lead}\n\n${abilitiesOfData(lexicon)}`;
  return {
    voice,
    smallTalk(kind: SmallTalkKind, mayAuthor: boolean, lexicon: Lexicon): string {
      if (kind === 'save') return mayAuthor ? refusals.save : refusals.mayNotSave;
      if (kind === 'help') return withAbilities(refusals.help, lexicon);
      const about = abilitiesOf(voice, lexicon.model);
      if (kind !== 'thanks') return withAbilities(refusals[kind](about), lexicon);
      const thanks = refusals.thanks(about);
      return about.example === undefined && about.months === undefined ? (/^.*?[.!。]/.exec(thanks)?.[0] ?? thanks) : thanks;
    },
    /** Says that data is only read, to a message that wants it changed; `undefined` for any other. */
    change(english: string, lexicon: Lexicon): string | undefined {
      const offers = offersInsteadOfChange(english, lexicon);
      if (offers === undefined) return undefined;
      return other === undefined
        ? `${refusals.readOnly} I can show it, for example:\n\n${listOf(offers)}`
        : withAbilities(refusals.readOnly, lexicon);
    },
    /** Explains what a measure or the data model is, if that is asked. */
    definition(english: string, lexicon: Lexicon): string | undefined {
      if (other === undefined) return answerDefinition(english, lexicon);
      return definitionIn(voice, english, lexicon, () => withAbilities(refusals.help, lexicon));
    },
    /** Says why the user's rows could not be determined. */
    denied: (reason: string) => (other === undefined ? reason : refusals.failed('')),
    /** Says how many of several requests are answered. */
    leftOut: (asked: number, answered: number) => notes.leftOut(formats.count(asked), formats.count(answered)),
    /** An answer without what can be asked, for a place among others. */
    brief: (answer: string, { model }: Lexicon) => answer.split(`\n\n${refusals.abilities(abilitiesOf(voice, model))}`)[0] ?? answer,
    /** The heading of a part without a result. */
    partTitle: (english: string) => (other === undefined ? english : ''),
    /** Says why there is no answer, and what can be asked instead. */
    refusal({ lead, offers }: Problem, reading: Reading): string {
      const { lexicon } = reading;
      const answered = answeredOf(offers ?? [], lexicon);
      if (other !== undefined) return refusalIn(other, answered, reading, abilitiesOfData(lexicon));
      if (offers === undefined) return lead;
      return answered.length < 2 ? withAbilities(lead, lexicon) : `${lead} ${refusals.didYouMean}\n\n${listOf(answered)}`;
    },
    description(plan: Plan, timeZone: string): string {
      const meanings = other === undefined ? [descriptionOf(plan)] : plan.measures.map(({ description }) => description);
      const clock = hasHours(plan) ? [thoughts.clock(timeZone)] : [];
      const isList = other !== undefined && plan.listOf !== undefined;
      const said = isList ? [] : meanings.filter((meaning) => meaning !== '').map((meaning) => `${meaning}${marks.end}`);
      return [...said, ...clock].join(marks.space);
    },
    /** The answer, with notes on how the question was read. */
    answer(plan: Plan, answered: Answered): string {
      const text = writeAnswer(voice, plan, answered.result, answered.chart !== undefined);
      const undrawn = undrawnMeasures(plan, answered.chart).map(({ title }) => title);
      const before = [...notesBefore(voice, plan, answered), ...notesOnResult(voice, plan, answered)];
      const after = [...notesAfter(voice, plan, answered), ...(undrawn.length > 0 ? [notes.undrawn(undrawn)] : [])];
      return [...inItalics(voice, before), text, ...inItalics(voice, after)].join('\n\n');
    },
    /** Titles of the columns that the data model does not have, or has in English. */
    annotation({ grain, dimensions, measures, isShare }: Plan): object {
      const timeDimensions = grain === undefined ? {} : { timeDimensions: { [grain]: { title: capital(names.grains[grain][0]) } } };
      if (other === undefined) return grain === undefined ? {} : { annotation: timeDimensions };
      const share = isShare === true ? { [shareColumn]: { title: names.share } } : {};
      const titles = (members: Plan['measures'] | Plan['dimensions']) =>
        Object.fromEntries(members.map(({ name, title }) => [name, { title }]));
      return { annotation: { measures: { ...titles(measures), ...share }, dimensions: titles(dimensions), ...timeDimensions } };
    },
    thoughts: {
      search: thoughts.search,
      query: (plan: Plan) => thoughts.query(voice.title(plan), plan),
      rows: (count: number) => thoughts.rows(formats.count(count), count),
      nothingFound: ({ missing, unused }: Reading) => thoughts.nothingFound([...missing, ...unused]),
    },
    failed: refusals.failed,
  };
}

const speakers: Readonly<Record<Language, Speaker>> = {
  en: createSpeaker('en'),
  de: createSpeaker('de'),
  es: createSpeaker('es'),
  ja: createSpeaker('ja'),
  ar: createSpeaker('ar'),
};

/** Who answers a question in a language. */
export function speakerOf(language: Language): Speaker {
  return speakers[language];
}
