import type { Formats } from '../../../react/language/createFormats.js';
import type { ThreadSummary } from '../model/ThreadSummary.js';

/** Threads under one heading. */
export interface ThreadGroup {
  /** Such as `Today` or `May 2026`; `undefined` for threads without a time. */
  readonly heading: string | undefined;
  readonly threads: readonly ThreadSummary[];
}

/** Groups threads by day, then by month: pinned ones first, the others in their order, each group at the place of its first thread. */
export function groupThreads(threads: readonly ThreadSummary[], words: GroupWords, nowMs = Date.now()): readonly ThreadGroup[] {
  const pinned = threads.filter(({ isPinned }) => isPinned === true);
  const groups = new Map<string | undefined, ThreadSummary[]>();
  const headingOf = createHeadings(words.formats, nowMs);
  for (const thread of threads) {
    if (thread.isPinned === true) continue;
    const heading = thread.atMs === undefined ? undefined : headingOf(thread.atMs);
    const group = groups.get(heading) ?? [];
    groups.set(heading, group);
    group.push(thread);
  }
  const byTime = [...groups].map(([heading, grouped]) => ({ heading, threads: grouped }));
  return pinned.length === 0 ? byTime : [{ heading: words.pinned, threads: pinned }, ...byTime];
}

interface GroupWords {
  readonly pinned: string;
  readonly formats: Pick<Formats, 'locale' | 'timeZone'>;
}

/** `Intl` has words for today, yesterday, this month and last month; older months are shown by name. */
function createHeadings({ locale, timeZone }: GroupWords['formats'], nowMs: number): (atMs: number) => string {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone });
  const calendar = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone });
  const now = dayOf(calendar, nowMs);
  return (atMs) => {
    const day = dayOf(calendar, Math.min(atMs, nowMs));
    const days = Math.round((now.utcMs - day.utcMs) / dayMs);
    if (days < 2) return capitalized(relative.format(-days, 'day'), locale);
    const months = now.month - day.month;
    return capitalized(months < 2 ? relative.format(-months, 'month') : month.format(atMs), locale);
  };
}

function dayOf(calendar: Intl.DateTimeFormat, timeMs: number): { readonly utcMs: number; readonly month: number } {
  const parts = new Map(calendar.formatToParts(timeMs).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 0, day = 0] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return { utcMs: Date.UTC(year, month - 1, day), month: year * 12 + month };
}

function capitalized(text: string, locale: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
}

const dayMs = 86_400_000;
