import { Hono } from 'hono';
import { accountName, agentId, deploymentId } from '../addresses.js';
import type { Agent, AgentRefusal, AgentSession } from '../agent/Agent.js';
import type { FaultBox } from '../faults.js';
import { busyCode, jsonRpcError } from '../http/failureResponse.js';
import { invalid, type JsonObject, optionalString, readBody } from '../http/fields.js';
import { lineResponse } from '../http/lineResponse.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { Sessions } from '../session/sessions.js';
import type { Chat } from './createChat.js';
import { readChatRequest } from './readChatRequest.js';

/** `stream-chat-state` and `abort`, in the agent form and the deployment form (docs/contract/chat.md#addresses). */
export function chatRoutes({ chat, sessions, faults, refuse }: ChatRoutesOptions): Hono {
  const routes = new Hono();

  routes.post('/:account/:form{agents|deployments}/:target/chat/stream-chat-state', async ({ req }) => {
    const { body, session } = await admit(req.raw, req.param());
    const asked = readChatRequest(body);
    const refusal = asked.kind === 'question' ? refuse?.(asked.input) : undefined;
    if (refusal !== undefined) return refusalResponse(refusal);
    const lines = chat.stream(asked, session);
    if (lines === 'busy') return busyResponse(req.raw);
    return lineResponse(req.raw, lines, {
      chunkBytes: faults.current.chunkBytes,
      cutAfterLines: faults.take('cutAfterLinesOnce'),
      cutAfterBytes: faults.take('cutAfterBytesOnce'),
    });
  });

  routes.post('/:account/:form{agents|deployments}/:target/chat/abort', async ({ req }) => {
    const { body, session } = await admit(req.raw, req.param());
    const chatId = optionalString(body, 'chatId');
    if (chatId === undefined) throw invalid('chatId', 'is required');
    if (chat.abort(chatId, session) === 'nothing-to-stop') throw new ServiceFailure(404, 'No answer is in progress on the chat thread.');
    return new Response(null, { status: 204 });
  });

  return routes;

  async function admit(request: Request, address: Address): Promise<{ body: JsonObject; session: AgentSession }> {
    const form = address.form === 'agents' ? 'agents' : 'deployments';
    refuseUnknown(address);
    const caller = await sessions.authenticate(request, form);
    const body = await readBody(request);
    return { body, session: await caller(body.sessionSettings) };
  }

  function busyResponse(request: Request): Response {
    switch (faults.current.busyThread) {
      case 'line':
        return lineResponse(request, async function* () {
          yield { error: busyText };
        });
      case 'json-rpc':
        return jsonRpcError(busyCode, busyText);
      default:
        throw new ServiceFailure(409, busyText);
    }
  }
}

function refuseUnknown({ account, form, target }: Address): void {
  if (account !== accountName) throw new ServiceFailure(404, 'The account was not found.');
  if (form === 'agents' && target !== agentId) throw new ServiceFailure(404, 'The agent was not found.');
  if (form === 'deployments' && target !== deploymentId) throw new ServiceFailure(404, 'The deployment was not found.');
}

interface Address {
  readonly account: string;
  readonly form: string;
  readonly target: string;
}

interface ChatRoutesOptions {
  readonly chat: Chat;
  readonly sessions: Sessions;
  readonly faults: FaultBox;
  /** Refuses a question before it reaches the chat. */
  readonly refuse?: Agent['refuse'] | undefined;
}

function refusalResponse({ status, body }: AgentRefusal): Response {
  return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
}

const busyText = 'Streaming for thread is in progress';
