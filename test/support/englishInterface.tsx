import type { ReactNode } from 'react';
import { createServiceClient } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';

const client = createServiceClient({ credentials: { kind: 'service-token', token: 'none' } });

/** A provider for parts without requests. */
export function englishInterface({ children }: { children: ReactNode }): ReactNode {
  return (
    <ParleyProvider client={client} storage={null}>
      {children}
    </ParleyProvider>
  );
}
