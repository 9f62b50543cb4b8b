'use client';
import { use, useEffect } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { ErrorReportContext } from '../../../data/provider/ErrorReportContext.js';
import { useLatest } from '../../../react/state/useLatest.js';
import type { WidgetErrorEvents, WidgetErrorSource } from './WidgetEvents.js';

/** Reports each failed read to the host once. */
export function useReadErrorEvent<Widget extends string>(
  error: ServiceError | null | undefined,
  source: WidgetErrorSource<Widget>,
  { onError }: WidgetErrorEvents<Widget>,
): void {
  const report = use(ErrorReportContext);
  const latest = useLatest({ onError, source, report });
  useEffect(() => {
    if (error == null) return;
    latest.current.onError?.(error, latest.current.source);
    latest.current.report?.(error, latest.current.source);
  }, [error, latest]);
}
