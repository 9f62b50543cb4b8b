'use client';
import { use, useMemo } from 'react';
import { ServiceContext, type ServiceContextValue } from '../hooks/ServiceContext.js';
import { english } from '../labels/en.js';

/** What the tools hand to the parts inside them: English words, since they have no others. */
export function useEnglish(): ServiceContextValue | undefined {
  const page = use(ServiceContext);
  return useMemo(() => page && { ...page, labels: english, locale: english.locale }, [page]);
}
