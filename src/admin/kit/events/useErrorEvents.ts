'use client';
import { use, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { EmitContext } from '../../../data/events/EmitContext.js';
import { ErrorReportContext } from '../../../data/provider/ErrorReportContext.js';
import { useLatest } from '../../../react/state/useLatest.js';
import type { WidgetErrorEvents, WidgetErrorSource } from './WidgetEvents.js';

/** Returns a stable function that reports an error to the host, both through `onError` and as an event. */
export function useErrorEvents<Widget extends string>({ onError }: WidgetErrorEvents<Widget>) {
  const report = use(ErrorReportContext);
  const emit = use(EmitContext);
  const latest = useLatest({ onError, report, emit });
  const [reportToHost] = useState(() => (error: ServiceError, source: WidgetErrorSource<Widget>): void => {
    latest.current.onError?.(error, source);
    latest.current.report?.(error, source);
    latest.current.emit?.({ type: 'admin.failed', ...source, kind: error.kind, reason: error.reason });
  });
  return reportToHost;
}
