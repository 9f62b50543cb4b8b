import { isMessageId } from '../client/chat-stream/chatRequest.js';
import type { SessionSettings } from '../client/http/sessionSettings.js';
import { type AdmittedCall, callService } from './callService.js';
import type { ChatIds } from './chatIds.js';
import { checkMethod } from './checkMethod.js';
import { createValueReplacer, type ValueReplacer } from './createValueReplacer.js';
import type { ProxyRules } from './proxyRules.js';
import { readJsonBody } from './readBody.js';
import { refuse } from './refuse.js';

/** Forwards a question, or the reading of a thread, to the agent, and returns its lines (docs/contract/chat.md#addresses). */
export async function answerChat(call: AdmittedCall, rules: ProxyRules): Promise<Response> {
  const { chatUrl = refuseWithoutChat(), chatIds } = rules;
  const { request, session } = call;
  checkMethod(request, 'POST');
  const body = await readJsonBody(request, rules.limits);
  const { messageId } = body;
  if (messageId !== undefined && !(typeof messageId === 'string' && isMessageId(messageId))) {
    refuse({ status: 400, code: 'bad-body', message: 'messageId must be a timestamp of 13 to 20 digits followed by -message.' });
  }
  const sealed = text(body, 'chatId');
  const chatId = sealed === undefined ? undefined : ((await chatIds?.open(sealed, session)) ?? sealed);
  const passed = { input: text(body, 'input'), messageId, ...readBranch(body, rules.branches), chatId };
  const replacer =
    chatIds && createValueReplacer('chatId', sealOnce(chatIds, session, sealed === undefined ? undefined : [chatId, sealed]));
  return send(call, { url: chatUrl, body: passed, replacer }, rules);
}

/** Stops a run (docs/contract/chat.md#stop). */
export async function answerStop(call: AdmittedCall, rules: ProxyRules): Promise<Response> {
  const { abortUrl = refuseWithoutChat(), chatIds } = rules;
  const { request, session } = call;
  checkMethod(request, 'POST');
  const sealed = text(await readJsonBody(request, rules.limits), 'chatId');
  if (sealed === undefined) refuse({ status: 400, code: 'bad-body', message: 'chatId is required.' });
  const chatId = (await chatIds?.open(sealed, session)) ?? sealed;
  return send(call, { url: abortUrl, body: { chatId } }, rules);
}

/** A thread keeps its first sealed id, because to the browser another id would be another thread. */
function sealOnce(chatIds: ChatIds, session: SessionSettings, known?: readonly [chatId: string | undefined, sealed: string]) {
  let [lastId, lastSealed] = known ?? [undefined, ''];
  return async (chatId: string) => {
    if (chatId !== lastId) [lastId, lastSealed] = [chatId, await chatIds.seal(chatId, session)];
    return lastSealed;
  };
}

async function send(call: AdmittedCall, { url, body, replacer }: ChatMessage, rules: ProxyRules): Promise<Response> {
  const { header, secret } = await rules.authorizer.authorize('chat');
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...(header && { [header[0]]: header[1] }) };
  // Only the host decides who the user is.
  const sent = JSON.stringify({ ...body, sessionSettings: call.session });
  return callService(call, { method: 'POST', url, headers, body: sent, secret, isLines: true, hasDeltas: true, replacer }, rules);
}

interface ChatMessage {
  readonly url: string;
  readonly body: object;
  readonly replacer?: ValueReplacer | undefined;
}

function readBranch(body: Body, branches: ProxyRules['branches'] = []): Body {
  const activeBranchName = text(body, 'activeBranchName');
  if (activeBranchName === undefined) return {};
  if (branches !== 'any' && !branches.includes(activeBranchName)) {
    refuse({
      status: 403,
      code: 'branch-not-allowed',
      message: 'This server does not allow this branch. Add it to `branches` of createServiceProxy.',
    });
  }
  const { isDefaultBranch } = body;
  return typeof isDefaultBranch === 'boolean' ? { activeBranchName, isDefaultBranch } : { activeBranchName };
}

function text(body: Body, field: string): string | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : refuse({ status: 400, code: 'bad-body', message: `${field} must be a string.` });
}

type Body = Readonly<Record<string, unknown>>;

function refuseWithoutChat(): never {
  refuse({ status: 404, code: 'no-such-path', message: 'This server does not forward chats: createServiceProxy has no `chatUrl`.' });
}
