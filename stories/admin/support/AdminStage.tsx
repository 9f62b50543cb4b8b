import { type ReactNode, useState } from 'react';
import { createServiceClient } from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { createLocalService, type ServiceFaults } from '../../../src/local-service.js';

export interface AdminStageProps {
  /** The email of who is signed in; the first admin by default. */
  readonly email?: string | undefined;
  /** The faults that meet a request; `count` is how many were sent to its address before. */
  readonly faultsOf?: ((url: URL, count: number) => ServiceFaults | undefined) | undefined;
  readonly children: ReactNode;
}

/** A place for admin widgets with a service of its own behind it, in the words of the toolbar. */
export function AdminStage({ email, faultsOf, children }: AdminStageProps) {
  const [client] = useState(() => {
    const service = createLocalService();
    const counts = new Map<string, number>();
    return createServiceClient({
      baseUrl: service.addresses.baseUrl,
      credentials: { kind: 'bearer', token: () => service.mintAccessToken(email === undefined ? {} : { email }) },
      retry: false,
      fetch(request) {
        const count = counts.get(request.url) ?? 0;
        counts.set(request.url, count + 1);
        service.faults = faultsOf?.(new URL(request.url), count) ?? {};
        return service.fetch(request);
      },
    });
  });
  return (
    <ParleyProvider client={client} storage={null}>
      <div style={{ maxInlineSize: 880, marginInline: 'auto' }}>{children}</div>
    </ParleyProvider>
  );
}

/** So long that nobody waits for it. */
export const neverMs = 86_400_000;
