'use client';
import { use } from 'react';
import { createFormats, type Formats } from './createFormats.js';
import { WordsContext } from './WordsContext.js';

/** Returns formatters for numbers, dates and durations in the locale and time zone of the nearest provider; English without one. */
export function useFormats(): Formats {
  const words = use(WordsContext);
  return createFormats(words?.locale ?? 'en', words?.timeZone);
}
