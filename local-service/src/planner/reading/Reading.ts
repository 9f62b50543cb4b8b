import type { Grain } from '../plan/calendar.js';
import type { Computation, Entity, Filter } from '../plan/Plan.js';
import type { TimeRange } from '../plan/timeRange.js';
import type { Word } from '../words/words.js';
import type { Lexicon } from './lexicon.js';
import type { Cue, RankCue } from './phrases.js';
import type { AbsenceReading } from './readAbsence.js';
import type { ConditionReading } from './readCondition.js';
import { noWishes, type WishDraft, type Wishes } from './wishes.js';

/** The words of a question, interpreted one by one. `makeAsk` decides what they mean together. */
export interface Reading extends Wishes {
  /** The names that it was read by. */
  readonly lexicon: Lexicon;
  readonly measures: readonly string[];
  readonly dimensions: readonly DimensionMention[];
  readonly filters: readonly Filter[];
  readonly ranges: readonly TimeRange[];
  readonly grain: Grain | undefined;
  readonly isOverTime: boolean;
  readonly rank: RankCue | undefined;
  readonly compare: Extract<Cue, { kind: 'compare' }> | undefined;
  /** The range named right after "compared to". */
  readonly comparedRange: TimeRange | undefined;
  readonly isShare: boolean;
  /** The number of filters that describe the whole. */
  readonly wholeFilters: number;
  readonly conditions: readonly SubjectCondition[];
  /** Things that did not happen: "never sold", "who did not order". */
  readonly absences: readonly AbsenceReading[];
  /** Counts mentioned in passing: "each of the 28 stores". */
  readonly described: readonly { readonly dimension: string; readonly count: number }[];
  readonly computation: Computation | undefined;
  /** "On average" as it was written; the average is over periods. */
  readonly averageText: string;
  /** Computations that the planner does not do: "correlation". */
  readonly unsupported: readonly string[];
  readonly isCount: boolean;
  readonly isList: boolean;
  readonly isSelling: boolean;
  readonly isAddition: boolean;
  /** The dimension that "where" or "who" asks for. */
  readonly askedFor: string | undefined;
  readonly isBeginning: boolean;
  /** A number that stands by itself: "the 20 customers with …". */
  readonly wantedCount: number | undefined;
  /** Said as a change of the question before: "now …", "what about …", "only …". */
  readonly isGoingOn: boolean;
  /** Three words or fewer, unless they ask for a total, which is a whole question. */
  readonly isShort: boolean;
  readonly forgets: readonly Extract<Cue, { kind: 'forget' }>['what'][];
  /** Words taken for others that are spelt nearly alike. */
  readonly corrections: readonly { readonly written: string; readonly taken: string }[];
  /** "There", "in those": words for what was found before. */
  readonly pointers: readonly string[];
  /** Words that should name something in the data, and do not. */
  readonly missing: readonly string[];
  /** Other words that were of no use. */
  readonly unused: readonly string[];
  /** Other unknown words that change nothing, so that the rest can be answered. */
  readonly ignored: readonly string[];
  /** Negations that exclude nothing, and words for a direction that contradict the one applied. */
  readonly unsettled: readonly string[];
  /** The direction as it was written. */
  readonly rankText: string;
  /** The last negation as it was written. */
  readonly exclusionText: string;
  /** The comparison as it was written. */
  readonly compareText: string;
  /** "More", "fewer" and the like, without what they compare with. */
  readonly comparatives: readonly { readonly word: string; readonly written: string }[];
}

export interface DimensionMention {
  readonly name: string;
  /** True after "by", "per" or "which": it is certainly a breakdown. */
  readonly isBreakdown: boolean;
  /** True after "how many": the question asks for the number of its values. */
  readonly isCounted: boolean;
  /** True right after "per". */
  readonly isPer?: boolean;
}

/** A condition with what stood before it. */
export interface SubjectCondition extends ConditionReading {
  /** Orders, products, stores or customers, the last of them that was named. */
  readonly subject: Entity | undefined;
  /** The last measure before it, if no other noun came after that. */
  readonly measureBefore: string | undefined;
}

/** An unknown word. */
export interface StrangeWord {
  readonly written: string;
  readonly index: number;
  /** True if it may qualify the known word after it: "lefthanded revenue". */
  isTelling: boolean;
}

/** A reading in progress, with what the words so far mean for the next one. */
export type Draft = WishDraft & {
  -readonly [Key in Exclude<keyof Reading, keyof Wishes>]: Reading[Key] extends readonly (infer Item)[] ? Item[] : Reading[Key];
} & {
  lastCue: Cue['kind'] | undefined;
  /** The place right after the last cue. */
  cueEnd: number;
  /** The place right after the last time. */
  timeEnd: number;
  /** The place right after the last name of the data. */
  nameEnd: number;
  /** Unknown words with their places, until all words are read. */
  strange: StrangeWord[];
  /** "Second", "third": the place of a ranking, if there is one. */
  ordinals: { readonly place: number; readonly written: string }[];
  /** A negation that has not excluded anything so far. */
  exclusion: string | undefined;
  /** A noun such as "month", which a direction may come to rank. */
  grainNoun: Grain | undefined;
  isOften: boolean;
  isExcluding: boolean;
  /** Nothing was between the last two names. */
  isAfterName: boolean;
  isComparing: boolean;
  isNameExpected: boolean;
  /** True after "where" or a threshold: an unknown word here belongs to a condition. */
  isCondition: boolean;
  /** Unknown words since the last measure: the condition of a threshold may be about them. */
  unknownSinceMeasure: string[];
  /** Orders, products, stores or customers: the last of them that was named. */
  subject: Entity | undefined;
  /** The last measure, until a dimension is named. */
  measureBefore: string | undefined;
  /** "Orders" in "revenue of orders above 500" says which ones are meant, not what to count. */
  isScope: boolean;
  /** The last measure was named after the subject: "orders with revenue above 500". */
  isMeasureOfSubject: boolean;
  /** Another dimension was named since. */
  isDividedSince: boolean;
};

/** Nothing is read yet. */
export function emptyDraft(words: readonly Word[], lexicon: Lexicon): Draft {
  const [first, second] = words.map(({ text }) => text);
  return {
    lexicon,
    measures: [],
    dimensions: [],
    filters: [],
    ranges: [],
    grain: undefined,
    isOverTime: false,
    rank: undefined,
    compare: undefined,
    comparedRange: undefined,
    isShare: false,
    wholeFilters: 0,
    conditions: [],
    absences: [],
    described: [],
    computation: undefined,
    averageText: '',
    unsupported: [],
    ...noWishes(),
    isCount: false,
    isList: false,
    isSelling: false,
    askedFor: undefined,
    isBeginning: false,
    isAddition: first === 'and' && (second === 'by' || second === 'per'),
    isGoingOn: first === 'and' || first === 'but' || first === 'or',
    isShort: words.length <= 3 && first !== 'total',
    forgets: [],
    corrections: [],
    pointers: [],
    missing: [],
    unused: [],
    ignored: [],
    unsettled: [],
    rankText: '',
    compareText: '',
    comparatives: [],
    lastCue: undefined,
    cueEnd: -1,
    timeEnd: -1,
    nameEnd: -1,
    strange: [],
    ordinals: [],
    exclusion: undefined,
    exclusionText: '',
    isAfterName: false,
    grainNoun: undefined,
    isOften: false,
    isExcluding: false,
    isComparing: false,
    wantedCount: undefined,
    isNameExpected: false,
    isCondition: false,
    unknownSinceMeasure: [],
    subject: undefined,
    measureBefore: undefined,
    isScope: false,
    isMeasureOfSubject: false,
    isDividedSince: false,
  };
}
