'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import type { AdminLabels } from '../../labels/admin/AdminLabels.js';
import { AdminLabelsContext } from '../../react/AdminLabelsContext.js';
import { ServiceProvider, type ServiceProviderProps } from './ServiceProvider.js';
import { useSetupReports } from './useSetupReports.js';

export interface ParleyProviderProps extends ServiceProviderProps {
  /** The application's own query client. Default: the provider creates one. */
  readonly queryClient?: QueryClient | undefined;
  /** All texts of the admin widgets. Default: those of an outer provider, or else English. Memoize your own catalogue. */
  readonly adminLabels?: AdminLabels | undefined;
}

/** Provides everything that Parley's components and hooks need. Wrap the application in it once. */
export function ParleyProvider({ queryClient, adminLabels, ...props }: ParleyProviderProps) {
  const [ownQueryClient] = useState(() => queryClient ?? new QueryClient());
  const outerAdminLabels = use(AdminLabelsContext);
  return (
    <QueryClientProvider client={queryClient ?? ownQueryClient}>
      <AdminLabelsContext value={adminLabels ?? outerAdminLabels}>
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
