import { createLocalService } from '@parley/local-service';
import { type ReactNode, useEffect, useState } from 'react';
import {
  type AppConfigResponse,
  createDashboardComment,
  createServiceClient,
  generateSession,
  listEmbedTenantWorkbooks,
  postTokenBySessionId,
  type ServiceClient,
  setDashboardCommentResolved,
} from '../../../src/client.js';
import { ParleyProvider } from '../../../src/index.js';
import { StoryDevtools } from '../../support/StoryDevtools.js';
import type { AdminStageProps } from './AdminStage.js';
import { faultyFetch } from './faultyFetch.js';

export interface CommentStageProps {
  /** The user of the session in the first embed tenant; `nobody` for a session without one. */
  readonly who?: 'user-1' | 'user-2' | 'nobody' | undefined;
  readonly dashboard?: 'Daily trading' | 'Company scorecard' | 'Revenue overview' | undefined;
  /** Comments to write before the page opens, in addition to the seed. */
  readonly remarks?: readonly Remark[] | undefined;
  readonly faultsOf?: AdminStageProps['faultsOf'];
  /** True if the account has turned off dashboard comments. */
  readonly isOff?: boolean | undefined;
}

export interface Remark {
  readonly by: string;
  readonly body: string;
  readonly isResolved?: boolean | undefined;
  readonly replies?: readonly { readonly by: string; readonly body: string }[] | undefined;
}

interface CommentStageOwnProps extends CommentStageProps {
  readonly children: (place: { readonly publicId: string; readonly commentIds: readonly number[] }) => ReactNode;
}

/** Renders comments in an embed session with its own service. */
export function CommentStage({ children, ...stage }: CommentStageOwnProps) {
  const [world] = useState(() => startService(stage));
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    void world.prepare().then(setPlace);
  }, [world]);
  if (place === undefined) return null;
  return (
    <ParleyProvider client={world.client} storage={null}>
      <div style={{ maxInlineSize: 720, marginInline: 'auto' }}>{children(place)}</div>
      <StoryDevtools />
    </ParleyProvider>
  );
}

interface Place {
  readonly publicId: string;
  /** The first comments of the threads that `remarks` started. */
  readonly commentIds: readonly number[];
}

function startService({ who = 'user-1', dashboard = 'Daily trading', remarks = [], faultsOf, isOff = false }: CommentStageProps) {
  const service = createLocalService();
  const { baseUrl } = service.addresses;
  const clientOf = (credentials: Parameters<typeof createServiceClient>[0]['credentials']) =>
    createServiceClient({ baseUrl, fetch: service.fetch, credentials });
  const admin = clientOf({ kind: 'bearer', token: () => service.mintAccessToken() });
  const reach = faultyFetch(service, ({ url, method }, count) => faultsOf?.(new URL(url), count, method));
  const client = createServiceClient({
    baseUrl,
    retry: false,
    credentials: { kind: 'embed-token', token: () => embedToken(admin, who) },
    async fetch(request) {
      const response = await reach(request);
      if (!isOff || !request.url.endsWith('/api/v1/app-config')) return response;
      const config: AppConfigResponse = await response.json();
      return Response.json({ ...config, embedding: { ...config.embedding, enableDashboardComments: false } });
    },
  });

  async function prepare(): Promise<Place> {
    const { items } = await listEmbedTenantWorkbooks(admin, { deploymentId: 1, embedTenantName: tenant });
    const publicId = items.find(({ name }) => name === dashboard)?.publishedDashboard?.publicId ?? '';
    const clients = new Map<string, ServiceClient>();
    const write = async (by: string, body: string, parentId?: number) => {
      const author = clients.get(by) ?? clientOf({ kind: 'embed-token', token: () => embedToken(admin, by) });
      clients.set(by, author);
      const { id } = await createDashboardComment(author, { publicId, body, parentId });
      return { id, author };
    };
    const commentIds: number[] = [];
    for (const { by, body, isResolved, replies = [] } of remarks) {
      const { id, author } = await write(by, body);
      for (const reply of replies) await write(reply.by, reply.body, id);
      if (isResolved === true) await setDashboardCommentResolved(author, { publicId, commentId: id, resolved: true });
      commentIds.push(id);
    }
    return { publicId, commentIds };
  }

  return { client, prepare };
}

async function embedToken(admin: ServiceClient, externalId: string): Promise<string> {
  const embedTenantName = externalId === 'nobody' ? null : tenant;
  const { sessionId } = await generateSession(admin, { deploymentId: 1, externalId, embedTenantName });
  return (await postTokenBySessionId(admin, { sessionId })).token;
}

const tenant = 'harbor-goods';
