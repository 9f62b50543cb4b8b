/** A chunk of a completion's choice, as an OpenAI-compatible endpoint streams it. */
export type Delta = Readonly<Record<string, unknown>>;

/** A scripted OpenAI-compatible endpoint, with a list of deltas for each request. */
export function createScriptedModel(
  rounds: readonly (readonly Delta[] | Response)[],
  { chunkBytes = 64 }: { readonly chunkBytes?: number } = {},
) {
  const requests: ModelRequest[] = [];
  const signals: AbortSignal[] = [];
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (init?.signal) signals.push(init.signal);
    requests.push({
      url: request.url,
      authorization: request.headers.get('authorization'),
      body: (await request.json()) as CompletionRequest,
    });
    const round = rounds[Math.min(requests.length, rounds.length) - 1];
    if (round === undefined) throw new TypeError('fetch failed');
    return round instanceof Response ? round : streamed(round, chunkBytes);
  };
  return { fetch: answer, requests, signals };
}

export interface ModelRequest {
  readonly url: string;
  readonly authorization: string | null;
  readonly body: CompletionRequest;
}

/** The request of an agent, checked by the tests. */
interface CompletionRequest {
  readonly model?: string;
  readonly stream?: boolean;
  readonly messages: readonly CompletionMessage[];
  readonly tools?: readonly { readonly type: string; readonly function: { readonly name: string; readonly parameters: object } }[];
}

interface CompletionMessage {
  readonly role: string;
  readonly content?: string | null;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly ToolCall[];
}

interface ToolCall {
  readonly id: string;
  readonly type: string;
  readonly function: { readonly name: string; readonly arguments: string };
}

export const say = (content: string): Delta => ({ content });
export const think = (reasoning_content: string): Delta => ({ reasoning_content });

/** A call in a single chunk. */
export function call(name: string, input: unknown, id = 'call-a', index = 0): Delta {
  return { tool_calls: [{ index, id, function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) } }] };
}

/** A call whose arguments arrive character by character. */
export function callInPieces(name: string, input: unknown): readonly Delta[] {
  const [first, ...rest] = JSON.stringify(input);
  return [
    { tool_calls: [{ index: 0, id: 'call-a', function: { name, arguments: first } }] },
    ...rest.map((piece) => ({ tool_calls: [{ index: 0, function: { arguments: piece } }] })),
  ];
}

function streamed(deltas: readonly Delta[], chunkBytes: number): Response {
  const events = deltas.map((delta) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
  const bytes = new TextEncoder().encode([': keep-alive\n\n', ...events, 'data: [DONE]\n\n'].join(''));
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + chunkBytes));
      at += chunkBytes;
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}
