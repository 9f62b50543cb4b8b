'use client';
import { useMemo } from 'react';
import { useFormats } from '../../react/language/useFormats.js';

/** Formats times of a log in the locale and time zone of the nearest provider. */
export interface LogTimes {
  day(isoText: string): string;
  time(isoText: string): string;
  exact(isoText: string): string;
}

export function useLogTimes(): LogTimes {
  const { locale, timeZone } = useFormats();
  return useMemo(() => {
    const zone = timeZone === undefined ? {} : { timeZone };
    const day = new Intl.DateTimeFormat(locale, { ...zone, month: 'short', day: 'numeric' });
    const time = new Intl.DateTimeFormat(locale, { ...zone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
    const exact = new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'full', timeStyle: 'long' });
    const formatting = (format: Intl.DateTimeFormat) => (isoText: string) => {
      const at = Date.parse(isoText);
      return Number.isNaN(at) ? isoText : format.format(at);
    };
    return { day: formatting(day), time: formatting(time), exact: formatting(exact) };
  }, [locale, timeZone]);
}
