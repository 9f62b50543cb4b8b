import { type AgentScript, createLocalService, createScriptedAgent, type LocalService } from '@parley/local-service';
import { createServiceClient } from '../../src/client/http/createServiceClient.js';
import type { ServiceClient } from '../../src/client/http/ServiceClient.js';
import { createVirtualEnvironment, type VirtualEnvironment } from './virtualEnvironment.js';

/** The local service behind a network with random delays from a seed. */
export interface JitterHarness {
  readonly service: LocalService;
  readonly environment: VirtualEnvironment;
  /** Requests in order, with time and purpose. */
  readonly sent: readonly SentRequest[];
  /** Questions in the order in which the service started to answer them. */
  readonly runs: readonly string[];
  /** A client for a separate page. */
  createClient(): ServiceClient;
  /** Removes all delays from now on. */
  calm(): void;
}

interface SentRequest {
  readonly atMs: number;
  readonly to: string;
  readonly input: unknown;
}

export async function createJitterHarness(seed: number): Promise<JitterHarness> {
  const random = createRandom(seed);
  const environment = createVirtualEnvironment({ random });
  const runs: string[] = [];
  const sent: SentRequest[] = [];
  let isCalm = false;

  const script: AgentScript = async function* (question) {
    runs.push(question.text);
    await lag();
    yield { kind: 'thinking', text: `On ${question.text}` };
    await lag();
    yield { kind: 'text', text: `Looking into ${question.text}` };
    await lag();
    yield { kind: 'answer', text: `Answer to ${question.text}` };
  };
  const service = createLocalService({ agent: createScriptedAgent(script), now: environment.now });
  const token = await service.mintToken({ externalId: 'ann', scope: ['chat'] });

  function createClient(): ServiceClient {
    return createServiceClient({
      chatUrl: service.addresses.agentChatUrl,
      credentials: {
        kind: 'service-token',
        token: async () => {
          await lag();
          return token;
        },
      },
      fetch: send,
    });
  }

  async function send(request: Request): Promise<Response> {
    const { signal } = request;
    const body: Readonly<Record<string, unknown>> = await request.clone().json();
    sent.push({ atMs: environment.nowMs, to: request.url.split('/').at(-1) ?? '', input: body.input });
    await orAborted(lag(), signal);
    const response = await environment.waitFor(service.fetch(request));
    await orAborted(lag(), signal);
    return new Response(response.body?.pipeThrough(lagging()) ?? null, response);
  }

  function lagging(): TransformStream<Uint8Array, Uint8Array> {
    return new TransformStream({
      async transform(chunk, controller) {
        await lag();
        controller.enqueue(chunk);
      },
    });
  }

  /** Most delays are zero or short; some exceed every timeout. */
  function lag(): Promise<void> {
    const delayMs = lagsMs[Math.floor(random() * lagsMs.length)] ?? 0;
    if (isCalm || delayMs === 0) return Promise.resolve();
    return new Promise((resolve) => environment.setTimeout(resolve, delayMs));
  }

  return {
    service,
    environment,
    sent,
    runs,
    createClient,
    calm() {
      isCalm = true;
    },
  };
}

const lagsMs = [0, 0, 0, 1, 5, 40, 40, 300, 300, 2_000];

function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject);
  });
}

/** Seeded random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
