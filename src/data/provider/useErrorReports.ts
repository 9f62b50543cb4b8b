'use client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { isServiceError, type ServiceError } from '../../client/errors/ServiceError.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { useLatest } from '../../react/state/useLatest.js';
import { reportSetupError } from '../reportSetupError.js';
import { ErrorReportContext, type ReportError } from './ErrorReportContext.js';

/** Returns a function that calls `onError` once for each error; without `onError`, that of the outer provider. */
export function useReportError(onError: ReportError | undefined): ReportError | undefined {
  const outer = use(ErrorReportContext);
  const latest = useLatest(onError);
  const [report] = useState((): ReportError => {
    const reported = new WeakSet<ServiceError>();
    return (error, source) => {
      if (reported.has(error)) return;
      reported.add(error);
      latest.current?.(error, source);
    };
  });
  return onError === undefined ? outer : report;
}

/** Reports errors of queries and mutations to the host, and those caused by the client's set-up in the console. */
export function useQueryErrorReports(client: ServiceClient): void {
  const queryClient = useQueryClient();
  const report = use(ErrorReportContext);
  useEffect(() => watchQueryErrors(queryClient, (error) => reportSetupError(client, error)), [queryClient, client]);
  useEffect(() => {
    if (report === undefined) return;
    return watchQueryErrors(queryClient, (error) => {
      const { operation = 'unknown' } = error;
      // The widget that shows the error reports it with its name.
      if (error.kind !== 'aborted') setTimeout(() => report(error, { operation }), afterWidgetsMs);
    });
  }, [queryClient, report]);
}

const afterWidgetsMs = 500;

function watchQueryErrors(queryClient: QueryClient, onError: (error: ServiceError) => void): () => void {
  const unwatch = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
    cache.subscribe(({ type, ...event }: { type: string; action?: { type: string; error?: unknown } }) => {
      const { action } = event;
      if (type === 'updated' && action?.type === 'error' && isServiceError(action.error)) onError(action.error);
    }),
  );
  return () => {
    for (const stop of unwatch) stop();
  };
}
