'use client';
import { useEffect } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { useLatest } from '../../../react/state/useLatest.js';
import { useErrorEvents } from './useErrorEvents.js';
import type { WidgetErrorEvents, WidgetErrorSource } from './WidgetEvents.js';

/** Reports each failed read to the host once. */
export function useReadErrorEvent<Widget extends string>(
  error: ServiceError | null | undefined,
  source: WidgetErrorSource<Widget>,
  events: WidgetErrorEvents<Widget>,
): void {
  const latest = useLatest(source);
  const report = useErrorEvents(events);
  useEffect(() => {
    if (error != null) report(error, latest.current);
  }, [error, latest, report]);
}
