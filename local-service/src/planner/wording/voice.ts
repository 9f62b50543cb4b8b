import { currencyOf } from '../../data-model/ModelView.js';
import type { Grain } from '../plan/calendar.js';
import { currencySign } from '../plan/formatValue.js';
import type { TimeRange } from '../plan/timeRange.js';
import { titleOf } from '../query/describePlan.js';
import type { ChartTitles } from '../query/writeSpec.js';
import type { OtherLanguage } from '../words/Language.js';
import { arabic } from './ar.js';
import { german } from './de.js';
import { english, englishChartTitles, type Wording } from './en.js';
import { spanish } from './es.js';
import { createFormats, type Formats } from './formats.js';
import { japanese } from './ja.js';
import { localizePlan } from './localizePlan.js';
import { dayName, monthName, nameOfRange, quarterOf, type RangeName } from './rangeName.js';
import { titleIn } from './titleIn.js';
import type { OtherVoice, OtherWording, Voice } from './Wording.js';

export const voices: { readonly en: Voice } & Readonly<Record<OtherLanguage, OtherVoice>> = {
  en: { ...voiceOf(english), formats: englishFormats(), localize: (plan) => plan, chartTitles: englishChartTitles, title: titleOf },
  de: otherVoice('de', german),
  es: otherVoice('es', spanish),
  ja: otherVoice('ja', japanese),
  ar: otherVoice('ar', arabic),
};

function otherVoice(language: OtherLanguage, wording: OtherWording): OtherVoice {
  const voice: OtherVoice = {
    ...voiceOf(wording),
    language,
    wording,
    localize: (plan) => localizePlan(plan, voice),
    chartTitles: chartTitlesIn(wording),
    title: (plan, without = {}) => titleIn(voice, plan, without),
  };
  return voice;
}

/** Changes are written in words, and numbers of rows without separators. */
function englishFormats(): Formats {
  const formats = createFormats(english, 'nothing');
  return {
    ...formats,
    size: String,
    change(change, format) {
      const signed = formats.change(change, format);
      if (signed.startsWith('+')) return `up ${signed.slice(1)}`;
      return signed.startsWith('-') ? `down ${signed.slice(1)}` : 'unchanged';
    },
  };
}

function chartTitlesIn({ names, marks, facts, title, locale }: OtherWording): ChartTitles {
  return {
    change: (measure, unit) => `${names.change}${marks.colon}${measure} (${unit === 'points' ? facts.points : '%'})`,
    share: (measure) => `${names.share}${marks.colon}${measure} (%)`,
    computed: (computation, grain, measure) => `${title.computed(computation, names.grains[grain ?? 'month'][1])}${marks.colon}${measure}`,
    unit(format) {
      const currency = currencyOf(format);
      if (currency !== undefined) return currencySign(currency, locale);
      return format === 'percent' ? '%' : names.amount;
    },
  };
}

function voiceOf(wording: Wording): Pick<Voice, 'wording' | 'formats' | 'rowNames' | 'range' | 'rangeName'> {
  const { locale, times, names } = wording;
  const written = (range: TimeRange | undefined, write: (name: RangeName, label: string) => string) => {
    const name = range && nameOfRange(range, locale);
    return name === undefined ? '' : write(name, range?.label ?? '');
  };
  return {
    wording,
    formats: createFormats(wording, names.none),
    rowNames: { nameBucket: (time, grain) => bucketName(time.slice(0, 10), grain, wording), none: names.none },
    range: (range) => written(range, times.range),
    rangeName: (range) => written(range, times.name),
  };
}

function bucketName(day: string, grain: Grain, { locale, times }: Wording): string {
  const year = day.slice(0, 4);
  switch (grain) {
    case 'day':
      return dayName(day, locale);
    case 'week':
      return times.week(dayName(day, locale));
    case 'month':
      return monthName(day, locale);
    case 'quarter':
      return times.name({ kind: 'quarter', quarter: quarterOf(day), year }, undefined);
    case 'year':
      return times.name({ kind: 'year', year }, undefined);
  }
}
