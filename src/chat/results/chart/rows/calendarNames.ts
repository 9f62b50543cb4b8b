/** Returns the month with this name, from 0, in the reader's language or one of the languages that results come in. */
export function monthOf(name: string, locale: string): number | undefined {
  const plain = plainName(name);
  for (const language of languagesFor([plain], locale)) {
    const month = calendarOf(language).months.get(plain);
    if (month !== undefined) return month;
  }
  return undefined;
}

/** Returns the position of each name in the year or the week; `undefined` unless all are months, or all are weekdays, in one language. */
export function calendarPlaces(names: readonly string[], locale: string): readonly number[] | undefined {
  if (names.length < 2 || names.length > 31) return undefined;
  const plain = names.map(plainName);
  for (const kind of ['months', 'days'] as const) {
    for (const language of languagesFor(plain, locale)) {
      const places = plain.map((name) => calendarOf(language)[kind].get(name));
      if (!places.every((place) => place !== undefined)) continue;
      // If the rows start on Sunday, so does the week.
      return kind === 'days' && places[0] === 6 ? places.map((place) => (place + 1) % 7) : places;
    }
  }
  return undefined;
}

/** The languages that may have these names. Most names of charts are in no calendar, and a calendar takes a while to write. */
function languagesFor(names: readonly string[], locale: string): readonly string[] {
  if (names.every((name) => beginnings.has(beginningOf(name)))) return [locale, ...languages];
  return languages.includes(locale) ? [] : [locale];
}

interface Calendar {
  readonly months: ReadonlyMap<string, number>;
  /** Monday is 0. */
  readonly days: ReadonlyMap<string, number>;
}

function calendarOf(language: string): Calendar {
  const known = calendars.get(language);
  if (known !== undefined) return known;
  const months = new Map<string, number>();
  const days = new Map<string, number>();
  for (const style of ['long', 'short'] as const) {
    // In some languages the name changes next to a day: "stycznia" instead of "styczeń".
    for (const options of [{ month: style }, { month: style, day: 'numeric' }] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) addName(months, partOf(format, Date.UTC(2024, month, 1), 'month'), month);
    }
    const format = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
    // 1 January 2024 was a Monday.
    for (let day = 0; day < 7; day += 1) addName(days, partOf(format, Date.UTC(2024, 0, 1 + day), 'weekday'), day);
  }
  if (language.startsWith('en')) {
    months.set('sept', 8);
    days.set('tues', 1).set('weds', 2).set('thur', 3).set('thurs', 3);
  }
  const calendar = { months, days };
  calendars.set(language, calendar);
  return calendar;
}

function partOf(format: Intl.DateTimeFormat, time: number, type: 'month' | 'weekday'): string {
  return format.formatToParts(time).find((part) => part.type === type)?.value ?? '';
}

function addName(places: Map<string, number>, name: string, place: number): void {
  const plain = plainName(name);
  if (/\p{L}/u.test(plain) && !places.has(plain)) places.set(plain, place);
}

function plainName(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replace(/\.$/, '');
}

function beginningOf(name: string): string {
  return Array.from(name.slice(0, 4)).slice(0, 2).join('');
}

const calendars = new Map<string, Calendar>();
/** How the months and days of all `languages` begin. */
const beginnings = new Set(
  (
    '10 11 12 1月 1월 2月 2월 3月 3월 4月 4월 5月 5월 6月 6월 7月 7월 8月 8월 9月 9월 ab ag ao ap ar au av ağ cm cu cz de di do dé ek en ey ' +
    'fe fr fé ge gi gr ha ja je ju ka kw li lu ma me mi mo mr mä ni no oc ok ot ou pa pe pi po pt pz qu sa se si so st su ' +
    'sá te th tu ve vi vr we wo wr wt za zo ça śr şu או אפ דצ יו ינ מא מר נו ספ פב שב أب أغ أك ال دي سب فب ما نو ين يو अक ' +
    'अग अप गु जन जु जू दि नव फ़ बु मं मई मा रव शन शु सि सो 一月 七月 三月 九月 二月 五月 八月 六月 十一 十二 十月 周一 周三 周二 周五 周六 周四 周日 四月 土 土曜 日 ' +
    '日曜 星期 月 月曜 木 木曜 水 水曜 火 火曜 金 金曜 금 금요 목 목요 수 수요 월 월요 일 일요 토 토요 화 화요'
  ).split(' '),
);
const languages = 'en de fr es it pt nl pl tr ja ko zh-Hans hi ar he'.split(' ');
