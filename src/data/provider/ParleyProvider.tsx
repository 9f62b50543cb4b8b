'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { use, useState } from 'react';
import type { AdminLabels } from '../../labels/admin/AdminLabels.js';
import { AdminLabelsContext } from '../../react/AdminLabelsContext.js';
import { ServiceProvider, type ServiceProviderProps } from './ServiceProvider.js';
import { useSetupReports } from './useSetupReports.js';

export interface ParleyProviderProps extends ServiceProviderProps {
  /** The application's own query client; without it the provider makes one. */
  readonly queryClient?: QueryClient | undefined;
  /** All words of the admin widgets; those of a provider around this one by default, else English. Memoize a catalogue of your own. */
  readonly adminLabels?: AdminLabels | undefined;
}

/** Everything Parley's components and hooks need. Wrap the application in it once. */
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
