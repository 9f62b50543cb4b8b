/** Returns the month with this name, from 0, in the reader's language or one of the languages that results come in. */
export function monthOf(name: string, locale: string): number | undefined {
  const plain = plainName(name);
  for (const language of languagesFor(locale)) {
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
    for (const language of languagesFor(locale)) {
      const places = plain.map((name) => calendarOf(language)[kind].get(name));
      if (!places.every((place) => place !== undefined)) continue;
      // If the rows start on Sunday, so does the week.
      return kind === 'days' && places[0] === 6 ? places.map((place) => (place + 1) % 7) : places;
    }
  }
  return undefined;
}

function languagesFor(locale: string): readonly string[] {
  return [locale, ...languages];
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

const calendars = new Map<string, Calendar>();
const languages = 'en de fr es it pt nl pl tr ja ko zh-Hans hi ar he'.split(' ');
