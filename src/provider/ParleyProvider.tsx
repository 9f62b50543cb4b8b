'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import type { ServiceError } from '../client/errors/ServiceError.js';
import { EmitContext } from '../data/events/EmitContext.js';
import type { EventOptions } from '../data/events/ParleyEvent.js';
import { useEmit } from '../data/events/useEmit.js';
import { ErrorReportContext, type ErrorSource } from '../data/provider/ErrorReportContext.js';
import { useQueryErrorReports, useReportError } from '../data/provider/useErrorReports.js';
import type { AdminLabels } from '../labels/admin/AdminLabels.js';
import { type DeepPartial, mergeLabels } from '../react/labels/mergeLabels.js';
import { AdminLabelsContext, type WidgetLabels } from '../react/language/AdminLabelsContext.js';
import { useSameLabels } from '../react/language/useSameLabels.js';
import { useSchemeOfPage } from '../react/theme/useSchemeOfPage.js';
import { useStyleSheetWarning } from '../react/theme/useStyleSheetWarning.js';
import { ServiceProvider, type ServiceProviderProps } from './ServiceProvider.js';

export interface ParleyProviderProps extends ServiceProviderProps, EventOptions {
  /** The application's own query client. Default: the provider creates one. */
  readonly queryClient?: QueryClient | undefined;
  /**
   * The texts of the admin widgets: all of them, such as `germanAdmin`, those of the widgets that you use, such as
   * `{ common: germanCommon, reports: germanReports }`, or single ones, such as `{ reports: { caption: 'Drafts' } }`. Default of each: that
   * of an outer provider, or else English. An equal object in the next render changes nothing; define functions outside your component.
   */
  readonly adminLabels?: DeepPartial<AdminLabels> | undefined;
  /**
   * Called once for each error of the chat, widgets, charts, queries and mutations below, also if a component has its own `onError`: the
   * place for your error log. Errors that your own queries throw are not reported. Default: that of an outer provider.
   */
  readonly onError?: ((error: ServiceError, source: ErrorSource) => void) | undefined;
}

/** Provides everything that Parley's components and hooks need. Wrap the application in it once. */
export function ParleyProvider({ queryClient, adminLabels, onError, onEvent, includeText, includeValues, ...props }: ParleyProviderProps) {
  const [ownQueryClient] = useState(() => queryClient ?? new QueryClient());
  const outer = use(AdminLabelsContext);
  useSchemeOfPage();
  useStyleSheetWarning();
  const report = useReportError(onError);
  const emit = useEmit({ onEvent, includeText, includeValues });
  const own = useSameLabels(adminLabels);
  const ofBoth = outer === undefined ? own : mergeLabels<WidgetLabels>(outer, own);
  return (
    <QueryClientProvider client={queryClient ?? ownQueryClient}>
      <AdminLabelsContext value={ofBoth}>
        <ErrorReportContext value={report}>
          <EmitContext value={emit}>
            <ServiceProvider {...props} />
            <ErrorReports client={props.client} />
          </EmitContext>
        </ErrorReportContext>
      </AdminLabelsContext>
    </QueryClientProvider>
  );
}

/** Renders nothing. */
function ErrorReports({ client }: Pick<ServiceProviderProps, 'client'>) {
  useQueryErrorReports(client);
  return null;
}
