/** A service that answers by a script and remembers what it was asked. */
export interface FakeService {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly requests: readonly RecordedRequest[];
}

interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Gives the answers in turn; the last one for all further requests. */
export function fakeService(...answers: readonly ((request: Request) => Response | Promise<Response>)[]): FakeService {
  const requests: RecordedRequest[] = [];
  return {
    requests,
    async fetch(request) {
      const text = await request.clone().text();
      requests.push({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: text === '' ? undefined : JSON.parse(text),
      });
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (answer === undefined) throw new TypeError('nothing to answer with');
      return answer(request);
    },
  };
}

export const agentUrl = 'https://ai.example.com/api/v1/public/acme/agents/7/chat/stream-chat-state';
export const deploymentUrl = 'https://ai.example.com/api/v1/public/acme/deployments/3/chat/stream-chat-state';
export const dataUrl = 'https://data.example.com/query';

export function lines(...values: readonly unknown[]): Response {
  return new Response(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
}

export const unauthorized = () => Response.json({ error: 'token expired' }, { status: 401 });
export const jsonRpcRefusal = () => lines({ jsonrpc: '2.0', id: null, error: { code: -32001, message: 'Token is not valid' } });

/** An unsigned token: the client reads claims, it does not verify them. */
export function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.signature`;
}
