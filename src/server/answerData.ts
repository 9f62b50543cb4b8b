import type { SessionSettings } from '../client/chat-stream/sessionSettings.js';
import { isSendable } from '../client/http/isSendable.js';
import { callService } from './callService.js';
import { checkMethod } from './checkMethod.js';
import type { ProxyRules } from './proxyRules.js';
import { readJsonBody } from './readBody.js';
import { refuse } from './refuse.js';

/** Passes a query on to the data query API, with a token of the person who asks (chat protocol, W11). */
export async function answerData(
  request: Request,
  session: SessionSettings,
  { mintDataToken, dataUrl, allowed, ...rules }: ProxyRules,
): Promise<Response> {
  if (!allowed.hasRunSql || dataUrl === undefined || mintDataToken === undefined) {
    refuse({
      status: 403,
      code: 'operation-not-allowed',
      message: "This server passes no queries on. Name 'runSql' in `allow` of createServiceProxy.",
    });
  }
  checkMethod(request, 'POST');
  const { query } = await readJsonBody(request, rules.limits);
  if (typeof query !== 'string') refuse({ status: 400, code: 'bad-body', message: 'query must be a text.' });
  const token = await mint(() => mintDataToken(session, request));
  const headers = { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query });
  return callService(request, { method: 'POST', url: dataUrl, headers, body, secret: token, readLines: async () => [] }, rules);
}

async function mint(mintToken: () => Promise<string>): Promise<string> {
  const token = await mintToken().catch((cause: unknown) => fail(cause));
  return isSendable(token) ? token : fail(undefined);
}

function fail(cause: unknown): never {
  refuse({
    status: 500,
    code: 'session-failed',
    message: 'No token could be made. The operator of this server has to look at `mintDataToken`.',
    cause,
  });
}
