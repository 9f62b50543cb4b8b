'use client';
import { use } from 'react';
import { english } from '../labels/en.js';
import { createFormats, type Formats } from './createFormats.js';
import { ServiceContext } from './ServiceContext.js';

/** Numbers, dates and durations in the locale and time zone of the nearest provider; English without one. */
export function useFormats(): Formats {
  const service = use(ServiceContext);
  return createFormats(service?.locale ?? english.locale, service?.timeZone);
}
