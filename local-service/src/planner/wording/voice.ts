import type { RowNames } from '../answer/answerRows.js';
import type { Grain } from '../plan/calendar.js';
import type { TimeRange } from '../plan/timeRange.js';
import type { OtherLanguage } from '../words/Language.js';
import { arabic } from './ar.js';
import { german } from './de.js';
import { spanish } from './es.js';
import { createFormats, type Formats } from './formats.js';
import { japanese } from './ja.js';
import { dayName, monthName, nameOfRange, quarterOf } from './rangeName.js';
import type { Wording } from './Wording.js';

/** The words and numbers of a language, ready to write answers. */
export interface Voice {
  readonly wording: Wording;
  readonly formats: Formats;
  readonly rowNames: RowNames;
  /** "im Jahr 2025". */
  range(range: TimeRange | undefined): string;
  /** "2025". */
  rangeName(range: TimeRange | undefined): string;
}

export const voices: Readonly<Record<OtherLanguage, Voice>> = {
  de: createVoice(german),
  es: createVoice(spanish),
  ja: createVoice(japanese),
  ar: createVoice(arabic),
};

function createVoice(wording: Wording): Voice {
  const { locale, title, names } = wording;
  const written = (range: TimeRange | undefined, write: Wording['title']['range']) => {
    const name = range && nameOfRange(range, locale);
    return name === undefined ? '' : write(name);
  };
  return {
    wording,
    formats: createFormats(wording),
    rowNames: { nameBucket: (time, grain) => bucketName(time.slice(0, 10), grain, wording), none: names.none },
    range: (range) => written(range, title.range),
    rangeName: (range) => written(range, title.rangeName),
  };
}

function bucketName(day: string, grain: Grain, { locale, title }: Wording): string {
  const year = day.slice(0, 4);
  switch (grain) {
    case 'day':
      return dayName(day, locale);
    case 'week':
      return title.week(dayName(day, locale));
    case 'month':
      return monthName(day, locale);
    case 'quarter':
      return title.rangeName({ kind: 'quarter', quarter: quarterOf(day), year });
    case 'year':
      return title.rangeName({ kind: 'year', year });
  }
}
