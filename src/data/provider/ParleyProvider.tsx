'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useMemo, useState } from 'react';
import type { AdminLabels } from '../../labels/admin/AdminLabels.js';
import { AdminLabelsContext } from '../../react/AdminLabelsContext.js';
import { ServiceProvider, type ServiceProviderProps } from './ServiceProvider.js';
import { useSetupReports } from './useSetupReports.js';

export interface ParleyProviderProps extends ServiceProviderProps {
  /** The application's own query client. Default: the provider creates one. */
  readonly queryClient?: QueryClient | undefined;
  /**
   * The texts of the admin widgets that you use, such as `{ common: germanCommon, reports: germanReports }`, or of all, such as
   * `germanAdmin`. Default of each: that of an outer provider, or else English. Memoize your own catalogue.
   */
  readonly adminLabels?: Partial<AdminLabels> | undefined;
}

/** Provides everything that Parley's components and hooks need. Wrap the application in it once. */
export function ParleyProvider({ queryClient, adminLabels, ...props }: ParleyProviderProps) {
  const [ownQueryClient] = useState(() => queryClient ?? new QueryClient());
  const outer = use(AdminLabelsContext);
  const ofBoth = useMemo(() => (adminLabels === undefined ? outer : { ...outer, ...adminLabels }), [adminLabels, outer]);
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
