import {
  type AgentEvent,
  type AgentScript,
  createLocalService,
  createScriptedAgent,
  type LocalService,
  type ServiceFaults,
} from '@parley/local-service';
import type { ChatStore, ChatStoreOptions } from '../../src/chat/store/ChatStore.js';
import { createChatStore } from '../../src/chat/store/createChatStore.js';
import type { ChatTurn } from '../../src/chat/store/fold/Thread.js';
import { createServiceClient } from '../../src/client/http/createServiceClient.js';
import type { ServiceClient } from '../../src/client/http/ServiceClient.js';
import { createVirtualEnvironment, type VirtualEnvironment } from './virtualEnvironment.js';

/** The local service with a scripted agent, a client that records its requests, and virtual time. */
export interface ChatHarness {
  readonly service: LocalService;
  readonly environment: VirtualEnvironment;
  readonly client: ServiceClient;
  /** Every request, in order: the last part of its path and its body. */
  readonly sent: readonly SentRequest[];
  createStore(options?: Partial<ChatStoreOptions>): ChatStore;
  /** Intercepts each request before the service; can respond or fail in its place. */
  intercept: ((request: SentRequest) => Response | undefined | Promise<Response | undefined>) | undefined;
  /** Intercepts each response of the service before the client, and returns its replacement. */
  replaceAnswer: ((response: Response) => Response) | undefined;
}

interface SentRequest {
  readonly to: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function createChatHarness(script: AgentScript, faults: ServiceFaults = {}): Promise<ChatHarness> {
  const environment = createVirtualEnvironment();
  const service = createLocalService({ agent: createScriptedAgent(script), now: environment.now, faults, branches: ['next'] });
  const token = await service.mintToken({ externalId: 'ann', scope: ['chat'] });
  const sent: SentRequest[] = [];
  const client = createServiceClient({
    chatUrl: service.addresses.agentChatUrl,
    credentials: { kind: 'service-token', token },
    fetch: async (request) => {
      const body: Readonly<Record<string, unknown>> = await request.clone().json();
      const note = { to: request.url.split('/').at(-1) ?? '', body };
      sent.push(note);
      const intercepted = await harness.intercept?.(note);
      if (intercepted !== undefined) return intercepted;
      const response = await environment.waitFor(service.fetch(request));
      return harness.replaceAnswer?.(response) ?? response;
    },
  });
  const harness: ChatHarness = {
    service,
    environment,
    client,
    sent,
    intercept: undefined,
    replaceAnswer: undefined,
    createStore: (options) => createChatStore({ client, environment, ...options }),
  };
  return harness;
}

/** Yields events one by one after a pause of virtual time each, like a working agent. */
export function paced(environment: () => VirtualEnvironment, events: readonly AgentEvent[], pauseMs = 400): AgentScript {
  return async function* () {
    for (const event of events) {
      await new Promise<void>((resolve) => environment().setTimeout(resolve, pauseMs));
      yield event;
    }
  };
}

/** The visible content of turns: texts, steps and states, without ids and internal state. */
export function visible(turns: readonly ChatTurn[]) {
  return turns.map(({ question, steps, answer, state, error }) => ({
    question: question?.content,
    steps: steps.map(({ content, thinking, toolCall }) => ({ content, thinking, toolCall })),
    answer: answer?.content,
    state,
    error: error?.kind,
  }));
}

/** A response with these lines; `isCut` breaks the connection after them, `isHeldOpen` keeps it open silently. */
export function lineResponse(lines: readonly unknown[], { isCut = false, isHeldOpen = false } = {}): Response {
  const encoder = new TextEncoder();
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (next < lines.length) controller.enqueue(encoder.encode(`${JSON.stringify(lines[next++])}\n`));
      else if (isCut) controller.error(new TypeError('Load failed'));
      else if (!isHeldOpen) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
