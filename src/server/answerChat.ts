import { isMessageId } from '../client/chat-stream/chatRequest.js';
import type { SessionSettings } from '../client/chat-stream/sessionSettings.js';
import { isJsonObject } from '../client/http/isJsonObject.js';
import { callService } from './callService.js';
import type { ChatIds } from './chatIds.js';
import { checkMethod } from './checkMethod.js';
import type { ProxyRules } from './proxyRules.js';
import { readJsonBody } from './readBody.js';
import type { FirstLine } from './readFirstLine.js';
import { refuse } from './refuse.js';

/** Passes a question, or the reading of a thread, on to the agent, and its lines back (interface, section 4.2). */
export async function answerChat(request: Request, session: SessionSettings, rules: ProxyRules): Promise<Response> {
  const { chatUrl = refuseWithoutChat(), chatIds } = rules;
  checkMethod(request, 'POST');
  const body = await readJsonBody(request, rules.limits);
  const { messageId } = body;
  if (messageId !== undefined && !(typeof messageId === 'string' && isMessageId(messageId))) {
    refuse({ status: 400, code: 'bad-body', message: 'messageId must be a timestamp of 13 or more digits followed by -message.' });
  }
  const passed = {
    input: text(body, 'input'),
    messageId,
    ...readBranch(body, rules.branches),
    chatId: await readChatId(body, session, chatIds),
  };
  return send(request, { url: chatUrl, body: passed, session, rules, readLines: (first) => sealChatId(first, session, chatIds) });
}

/** Stops a run (interface, section 4.4). */
export async function answerStop(request: Request, session: SessionSettings, rules: ProxyRules): Promise<Response> {
  const { abortUrl = refuseWithoutChat(), chatIds } = rules;
  checkMethod(request, 'POST');
  const chatId = await readChatId(await readJsonBody(request, rules.limits), session, chatIds);
  if (chatId === undefined) refuse({ status: 400, code: 'bad-body', message: 'chatId is required.' });
  return send(request, { url: abortUrl, body: { chatId }, session, rules, readLines: async () => [] });
}

async function send(request: Request, { url, body, session, rules, readLines }: ChatCall): Promise<Response> {
  const { header, secret } = await rules.authorizer.authorize('chat');
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...(header && { [header[0]]: header[1] }) };
  // Who asks comes from the host alone.
  const sent = JSON.stringify({ ...body, sessionSettings: session });
  return callService(request, { method: 'POST', url, headers, body: sent, secret, readLines }, rules);
}

interface ChatCall {
  readonly url: string;
  readonly body: object;
  readonly session: SessionSettings;
  readonly rules: ProxyRules;
  readonly readLines: (first: FirstLine) => Promise<readonly (readonly [string, string])[]>;
}

async function readChatId(body: Body, session: SessionSettings, chatIds: ChatIds): Promise<string | undefined> {
  const chatId = text(body, 'chatId');
  return chatId === undefined ? undefined : chatIds.open(chatId, session);
}

function readBranch(body: Body, branches: ProxyRules['branches'] = []): Body {
  const activeBranchName = text(body, 'activeBranchName');
  if (activeBranchName === undefined) return {};
  if (branches !== 'any' && !branches.includes(activeBranchName)) {
    refuse({
      status: 403,
      code: 'branch-not-allowed',
      message: 'This server does not let this branch through. Name it in `branches` of createServiceProxy.',
    });
  }
  const { isDefaultBranch } = body;
  return typeof isDefaultBranch === 'boolean' ? { activeBranchName, isDefaultBranch } : { activeBranchName };
}

/** The id of the thread stands in the first line, and wherever else the service repeats it in the same words. */
async function sealChatId({ text: line, value }: FirstLine, session: SessionSettings, chatIds: ChatIds) {
  const state = isJsonObject(value) ? value.state : undefined;
  const chatId = isJsonObject(state) ? state.chatId : undefined;
  if (typeof chatId !== 'string') return [];
  const sealed = await chatIds.seal(chatId, session);
  const written = [...line.matchAll(/("chatId"\s*:\s*)("(?:[^"\\]|\\.)*")/g)].find(([, , quoted = '']) => JSON.parse(quoted) === chatId);
  if (written === undefined) {
    return refuse({ status: 502, code: 'service-answer', message: 'The service names the chat in a way that cannot be read.' });
  }
  return [[written[0], `${written[1]}${JSON.stringify(sealed)}`]] as const;
}

function text(body: Body, field: string): string | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : refuse({ status: 400, code: 'bad-body', message: `${field} must be a text.` });
}

type Body = Readonly<Record<string, unknown>>;

function refuseWithoutChat(): never {
  refuse({ status: 404, code: 'no-such-path', message: 'This server passes no chat on: createServiceProxy has no `chatUrl`.' });
}
