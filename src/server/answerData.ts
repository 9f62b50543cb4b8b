import { isSendable } from '../client/http/isSendable.js';
import { shortestSecret } from '../client/redaction/redactPlain.js';
import { callHost, failHost } from './callHost.js';
import { type AdmittedCall, callService } from './callService.js';
import { checkMethod } from './checkMethod.js';
import type { ProxyRules } from './proxyRules.js';
import { readJsonBody } from './readBody.js';
import { refuse } from './refuse.js';

/** Forwards a query to the data query API, with a token of the user (docs/contract/chat.md#data-query-api). */
export async function answerData(call: AdmittedCall, { mintDataToken, dataUrl, allowed, ...rules }: ProxyRules): Promise<Response> {
  const { request, session } = call;
  if (!allowed.hasRunSql || dataUrl === undefined || mintDataToken === undefined) {
    refuse({
      status: 403,
      code: 'operation-not-allowed',
      message: "This server does not forward queries. Add 'runSql' to `allow` of createServiceProxy.",
    });
  }
  checkMethod(request, 'POST');
  const { query } = await readJsonBody(request, rules.limits);
  if (typeof query !== 'string') refuse({ status: 400, code: 'bad-body', message: 'query must be a string.' });
  const token = await callHost('mintDataToken', () => mintDataToken(session, request), rules.limits);
  if (!isSendable(token) || token.length < shortestSecret) {
    failHost('mintDataToken', new TypeError(`It must return a token of at least ${shortestSecret} characters without spaces.`));
  }
  const headers = { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query });
  return callService(call, { method: 'POST', url: dataUrl, headers, body, secret: token, isLines: true }, rules);
}
