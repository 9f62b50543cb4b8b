'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ServiceProvider, type ServiceProviderProps } from './ServiceProvider.js';

export interface ParleyProviderProps extends ServiceProviderProps {
  /** The application's own query client; without it the provider makes one. */
  readonly queryClient?: QueryClient | undefined;
}

/** Everything Parley's components and hooks need. Wrap the application in it once. */
export function ParleyProvider({ queryClient, ...props }: ParleyProviderProps) {
  const [ownQueryClient] = useState(() => queryClient ?? new QueryClient());
  return (
    <QueryClientProvider client={queryClient ?? ownQueryClient}>
      <ServiceProvider {...props} />
    </QueryClientProvider>
  );
}
