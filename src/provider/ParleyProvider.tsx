'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useSetupReports } from '../data/provider/useSetupReports.js';
import type { AdminLabels } from '../labels/admin/AdminLabels.js';
import { type DeepPartial, mergeLabels } from '../react/labels/mergeLabels.js';
import { AdminLabelsContext, type WidgetLabels } from '../react/language/AdminLabelsContext.js';
import { useSameLabels } from '../react/language/useSameLabels.js';
import { useSchemeOfPage } from '../react/theme/useSchemeOfPage.js';
import { ServiceProvider, type ServiceProviderProps } from './ServiceProvider.js';

export interface ParleyProviderProps extends ServiceProviderProps {
  /** The application's own query client. Default: the provider creates one. */
  readonly queryClient?: QueryClient | undefined;
  /**
   * The texts of the admin widgets: all of them, such as `germanAdmin`, those of the widgets that you use, such as
   * `{ common: germanCommon, reports: germanReports }`, or single ones, such as `{ reports: { caption: 'Drafts' } }`. Default of each: that
   * of an outer provider, or else English. An equal object in the next render changes nothing; define functions outside your component.
   */
  readonly adminLabels?: DeepPartial<AdminLabels> | undefined;
}

/** Provides everything that Parley's components and hooks need. Wrap the application in it once. */
export function ParleyProvider({ queryClient, adminLabels, ...props }: ParleyProviderProps) {
  const [ownQueryClient] = useState(() => queryClient ?? new QueryClient());
  const outer = use(AdminLabelsContext);
  useSchemeOfPage();
  const own = useSameLabels(adminLabels);
  const ofBoth = outer === undefined ? own : mergeLabels<WidgetLabels>(outer, own);
  return (
    <QueryClientProvider client={queryClient ?? ownQueryClient}>
      <AdminLabelsContext value={ofBoth}>
        <ServiceProvider {...props} />
        <SetupReports client={props.client} />
      </AdminLabelsContext>
    </QueryClientProvider>
  );
}

/** Renders nothing. */
function SetupReports({ client }: Pick<ServiceProviderProps, 'client'>) {
  useSetupReports(client);
  return null;
}
