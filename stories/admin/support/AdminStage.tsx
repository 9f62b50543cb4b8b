import { createLocalService, type LocalServiceOptions, type ServiceFaults } from '@parley/local-service';
import { type ReactNode, Suspense, use, useState } from 'react';
import { createServiceClient, type ServiceClient } from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { StoryDevtools } from '../../support/StoryDevtools.js';
import { faultyFetch } from './faultyFetch.js';

export interface AdminStageProps {
  /** The email of the signed-in user; the first admin by default. */
  readonly email?: string | undefined;
  /** The faults of a request; `count` is the number of earlier requests to its URL. */
  readonly faultsOf?: ((url: URL, count: number, method: string) => ServiceFaults | undefined) | undefined;
  /** Runs as the first admin before anything is rendered. */
  readonly prepare?: ((admin: ServiceClient) => Promise<unknown>) | undefined;
  /** The clock of the service. */
  readonly now?: (() => number) | undefined;
  /** Other options of the service. */
  readonly service?: LocalServiceOptions | undefined;
  /** True if the client also has a SCIM token. */
  readonly hasScim?: boolean | undefined;
  /** True if the client can also chat, as an external user. */
  readonly hasChat?: boolean | undefined;
  /** The host's way to sign in again. */
  readonly onSignIn?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Renders admin widgets with their own service, in the language of the toolbar. */
export function AdminStage({
  email,
  faultsOf,
  prepare,
  now,
  service: options,
  hasScim = false,
  hasChat = false,
  onSignIn,
  children,
}: AdminStageProps) {
  const [{ client, ready }] = useState(() => {
    const service = createLocalService({ ...options, ...(now !== undefined && { now }) });
    const managementCredentials = {
      kind: 'bearer',
      token: () => service.mintAccessToken(email === undefined ? {} : { email }),
    } as const;
    const client = createServiceClient({
      baseUrl: service.addresses.baseUrl,
      ...(hasChat
        ? {
            chatUrl: service.addresses.deploymentChatUrl,
            credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
            managementCredentials,
          }
        : { credentials: managementCredentials }),
      ...(hasScim && { scimCredentials: { kind: 'bearer', token: async () => service.scimToken } }),
      retry: false,
      fetch: faultyFetch(service, ({ url, method }, count) => faultsOf?.(new URL(url), count, method)),
    });
    const prepared = prepare?.(
      createServiceClient({
        baseUrl: service.addresses.baseUrl,
        credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
        fetch: service.fetch,
      }),
    );
    // The first question need not wait for the database then.
    return { client, ready: hasChat ? Promise.all([service.ready, prepared]) : prepared };
  });
  return (
    <ParleyProvider client={client} storage={null} onSignIn={onSignIn}>
      <div style={{ maxInlineSize: 880, marginInline: 'auto' }}>
        {ready === undefined ? (
          children
        ) : (
          <Suspense>
            <Prepared by={ready}>{children}</Prepared>
          </Suspense>
        )}
      </div>
      <StoryDevtools />
    </ParleyProvider>
  );
}

function Prepared({ by, children }: { by: Promise<unknown>; children: ReactNode }) {
  use(by);
  return children;
}

/** A delay longer than any story. */
export const neverMs = 86_400_000;
