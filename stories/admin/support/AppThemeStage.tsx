import { createLocalService, type ServiceFaults } from '@parley/local-service';
import { type ReactNode, useState } from 'react';
import { type AppThemeResponse, createServiceClient } from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { StoryDevtools } from '../../support/StoryDevtools.js';

export interface AppThemeStageProps {
  /** The settings of the account that differ from the seed. */
  readonly change?: ((theme: AppThemeResponse) => object) | undefined;
  /** The faults of each request that can return the theme. */
  readonly faults?: ServiceFaults | undefined;
}

/** Renders an account with its own theme and service. */
export function AppThemeStage({ change, faults, children }: AppThemeStageProps & { readonly children: ReactNode }) {
  const [client] = useState(() => {
    const service = createLocalService();
    return createServiceClient({
      baseUrl: service.addresses.baseUrl,
      credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
      retry: false,
      async fetch(request) {
        const isTheme = request.url.endsWith('/app-theme');
        // The config has the theme as well.
        service.faults = isTheme || request.url.endsWith('/app-config') ? (faults ?? {}) : {};
        const answer = await service.fetch(request);
        return isTheme && answer.ok && change !== undefined ? Response.json(change(await answer.json())) : answer;
      },
    });
  });
  return (
    <ParleyProvider client={client} storage={null}>
      {children}
      <StoryDevtools />
    </ParleyProvider>
  );
}
