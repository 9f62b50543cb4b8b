import { createLocalService, type ServiceFaults } from '@parley/local-service';
import { type ReactNode, useEffect, useState } from 'react';
import {
  createServiceClient,
  generateSession,
  getWorkbooks,
  postTokenBySessionId,
  type ServiceClient,
  updateWorkbook,
} from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { StoryDevtools } from '../../support/StoryDevtools.js';
import { faultyFetch } from './faultyFetch.js';
import { promoteToNewDeployments } from './promoteToNewDeployments.js';

export interface PromotionStageProps {
  /** The name of the workbook, in staging by default. */
  readonly name?: string | undefined;
  readonly deploymentId?: number | undefined;
  /** The signed-in user: the admin, a user without access, or an embedded page. */
  readonly who?: 'admin' | 'analyst' | 'embedded' | undefined;
  /** The faults of a request; `count` is the number of earlier requests to its URL. */
  readonly faultsOf?: ((url: URL, count: number, method: string) => ServiceFaults | undefined) | undefined;
  /** Names of new deployments that the workbook is promoted to first. */
  readonly promotedTo?: readonly string[] | undefined;
  /** True if someone edits the workbook between preview and promotion. */
  readonly isEditedMeanwhile?: boolean | undefined;
}

export interface PromotionStageOwnProps extends PromotionStageProps {
  readonly children: (workbook: { readonly deploymentId: number; readonly workbookId: number }) => ReactNode;
}

/** Renders promotions with their own service. */
export function PromotionStage({ name = 'Daily trading', deploymentId = 2, children, ...stage }: PromotionStageOwnProps) {
  const [{ client, promoted }] = useState(() => startService({ deploymentId, name, ...stage }));
  const [workbookId, setWorkbookId] = useState<number>();
  useEffect(() => {
    void promoted.then(setWorkbookId);
  }, [promoted]);
  if (workbookId === undefined) return null;
  return (
    <ParleyProvider client={client} storage={null}>
      <div style={{ maxInlineSize: 880, marginInline: 'auto' }}>{children({ deploymentId, workbookId })}</div>
      <StoryDevtools />
    </ParleyProvider>
  );
}

function startService({
  who = 'admin',
  faultsOf,
  isEditedMeanwhile = false,
  promotedTo = [],
  ...source
}: PromotionStageProps & WorkbookName) {
  const service = createLocalService();
  const { baseUrl } = service.addresses;
  const admin = createServiceClient({
    baseUrl,
    fetch: service.fetch,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
  });
  const fetch = faultyFetch(service, ({ url, method }, count) => faultsOf?.(new URL(url), count, method));
  let isEdited = !isEditedMeanwhile;
  const client = createServiceClient({
    baseUrl,
    retry: false,
    credentials:
      who === 'embedded'
        ? { kind: 'embed-token', token: () => embedToken(admin) }
        : { kind: 'bearer', token: () => service.mintAccessToken(who === 'analyst' ? { email: 'analyst@parley.example' } : {}) },
    async fetch(request) {
      if (!isEdited && request.method === 'POST' && request.url.endsWith('/promotions')) {
        isEdited = true;
        const { deploymentId } = source;
        await updateWorkbook(admin, { deploymentId, workbookId: (await idOf(admin, source)) ?? 0, meta: { edited: true } });
      }
      return fetch(request);
    },
  });
  return { client, promoted: promoteBefore(admin, source, promotedTo) };
}

/** Returns the id of the workbook once it is promoted to all of these deployments. */
async function promoteBefore(admin: ServiceClient, source: WorkbookName, promotedTo: readonly string[]): Promise<number | undefined> {
  const workbookId = await idOf(admin, source);
  if (workbookId !== undefined) await promoteToNewDeployments(admin, { deploymentId: source.deploymentId, workbookId }, promotedTo);
  return workbookId;
}

interface WorkbookName {
  readonly deploymentId: number;
  readonly name: string;
}

async function idOf(client: ServiceClient, { deploymentId, name }: WorkbookName): Promise<number | undefined> {
  const { items } = await getWorkbooks(client, { deploymentId });
  return items.find((workbook) => workbook.name === name)?.id;
}

async function embedToken(admin: ServiceClient): Promise<string> {
  const { sessionId } = await generateSession(admin, { deploymentId: 1, externalId: 'user-1', embedTenantName: 'harbor-goods' });
  return (await postTokenBySessionId(admin, { sessionId })).token;
}
