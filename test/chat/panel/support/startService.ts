import {
  type AgentScript,
  createLocalService,
  createScriptedAgent,
  type LocalService,
  type LocalServiceOptions,
} from '@parley/local-service';
import { createServiceClient, type ServiceClient } from '../../../../src/client.js';
import { wholeSalesRun } from './salesSteps.js';

export interface TestService {
  readonly service: LocalService;
  readonly client: ServiceClient;
  /** Bodies of the chat requests so far. */
  readonly requests: readonly ChatBody[];
  /** From now on nothing reaches the service, or everything again. */
  setReachable(isReachable: boolean): void;
}

export interface ChatBody {
  readonly path: string;
  readonly input?: string;
  readonly chatId?: string;
  readonly messageId?: string;
  readonly activeBranchName?: string;
  readonly isDefaultBranch?: boolean;
}

export interface TestServiceOptions extends Omit<LocalServiceOptions, 'agent'> {
  /** What the agent says; `planner` is the real one with its database. Default: a whole run about sales. */
  readonly script?: AgentScript | 'planner';
  readonly user?: string;
  /** Default true; see `setReachable`. */
  readonly isReachable?: boolean;
  /** Requests wait for it. */
  readonly delayed?: Promise<unknown>;
}

/** A local service with a scripted agent, and a client of it that remembers what was sent. */
export function startService({
  script = { '*': wholeSalesRun },
  user = 'ada',
  delayed,
  isReachable: isReachableAtFirst = true,
  ...options
}: TestServiceOptions = {}): TestService {
  const service = createLocalService({ ...options, ...(script !== 'planner' && { agent: createScriptedAgent(script) }) });
  const requests: ChatBody[] = [];
  let isReachable = isReachableAtFirst;
  const client = createServiceClient({
    chatUrl: service.addresses.deploymentChatUrl,
    dataUrl: service.addresses.dataUrl,
    credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: user }) },
    async fetch(request) {
      const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
      requests.push({ path, ...(await request.clone().json()) });
      await delayed;
      if (!isReachable) throw new TypeError('fetch failed');
      return service.fetch(request);
    },
  });
  return {
    service,
    client,
    requests,
    setReachable: (next) => {
      isReachable = next;
    },
  };
}
