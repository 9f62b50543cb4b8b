'use client';
import { useEffect } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { useLatest } from '../../../react/state/useLatest.js';
import type { WidgetErrorEvents, WidgetErrorSource } from './WidgetEvents.js';

/** Reports each failed read to the host once. */
export function useReadErrorEvent<Widget extends string>(
  error: ServiceError | null | undefined,
  source: WidgetErrorSource<Widget>,
  { onError }: WidgetErrorEvents<Widget>,
): void {
  const latest = useLatest({ onError, source });
  useEffect(() => {
    if (error != null) latest.current.onError?.(error, latest.current.source);
  }, [error, latest]);
}
