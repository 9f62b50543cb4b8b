import {
  type Agent,
  createLocalService,
  createScriptedAgent,
  type LocalServiceOptions,
  type ScriptStep,
  type TokenClaims,
} from '../../src/index.js';

/** Sends plain `fetch` requests to a service, as Ada by default. */
export function startTalk({ agent = createScriptedAgent({ '*': defaultSteps }), ...options }: LocalServiceOptions = {}) {
  const service = createLocalService({ agent, ...options });
  const { agentChatUrl, deploymentChatUrl, dataUrl } = service.addresses;

  async function tokenHeaders(claims: TokenClaims = { externalId: 'ada' }): Promise<Record<string, string>> {
    return { 'X-Service-Auth-Token': await service.mintToken(claims) };
  }

  function post(url: string, body: unknown, headers: Record<string, string>, signal?: AbortSignal): Promise<Response> {
    return service.fetch(new Request(url, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) }));
  }

  return {
    service,
    post,
    tokenHeaders,
    /** The deployment form with a service token. */
    chat: async (body: object, claims?: TokenClaims, signal?: AbortSignal) =>
      post(deploymentChatUrl, body, await tokenHeaders(claims), signal),
    /** The agent form with the API key. */
    chatByKey: (body: object) => post(agentChatUrl, body, { Authorization: `Api-Key ${service.apiKey}` }),
    abort: async (body: object, claims?: TokenClaims) => post(abortUrl(deploymentChatUrl), body, await tokenHeaders(claims)),
    query: async (body: object, claims?: TokenClaims) => post(dataUrl, body, await tokenHeaders(claims)),
  };
}

export function abortUrl(chatUrl: string): string {
  return chatUrl.replace(/stream-chat-state$/, 'abort');
}

/** A line as the service sent it. Tests read fields that earlier checks guarantee. */
// biome-ignore lint/suspicious/noExplicitAny: lines are JSON of any shape, judged by each test.
export type Line = any;

export async function linesOf(response: Promise<Response> | Response): Promise<Line[]> {
  return parseLines(await (await response).text());
}

export function parseLines(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Reads a stream line by line; `leave` closes the connection. */
export function readerOf(response: Response) {
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  let pending = '';

  async function next(): Promise<Line | undefined> {
    for (;;) {
      const end = pending.indexOf('\n');
      if (end >= 0) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 1);
        return JSON.parse(line);
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      pending += decoder.decode(value, { stream: true });
    }
  }

  return {
    next,
    leave: () => reader.cancel(),
    async take(count: number): Promise<Line[]> {
      const lines: Line[] = [];
      while (lines.length < count) lines.push(await next());
      return lines;
    },
    async until(isLast: (line: Line) => boolean): Promise<Line[]> {
      const lines: Line[] = [];
      for (let line = await next(); line !== undefined; line = await next()) {
        lines.push(line);
        if (isLast(line)) return lines;
      }
      throw new Error('The stream ended before the line came.');
    },
    async rest(): Promise<Line[]> {
      const lines: Line[] = [];
      for (let line = await next(); line !== undefined; line = await next()) lines.push(line);
      return lines;
    },
  };
}

/** The text of each message after these lines, by the rules of the stream. */
export function fold(lines: readonly Line[]): Record<string, { content: string; thinking: string; result?: string; isInProcess: boolean }> {
  const messages: ReturnType<typeof fold> = {};
  for (const { id, content, thinking = '', isDelta, isInProcess, toolCall, role } of lines) {
    if (role === undefined) continue;
    // An empty delta is the start line: it resets a message.
    const known = isDelta && (content !== '' || thinking !== '') ? messages[id] : undefined;
    messages[id] = {
      content: (known?.content ?? '') + content,
      thinking: (known?.thinking ?? '') + thinking,
      isInProcess,
      ...(toolCall && { result: toolCall.result }),
    };
  }
  return messages;
}

export function ids(lines: readonly Line[]): string[] {
  return lines.map((line) => line.id);
}

export function chatIdOf(lines: readonly Line[]): string {
  return lines[0].state.chatId;
}

/** An agent that pauses in the middle of its answer until resumed. */
export function createPausedAgent(before: readonly ScriptStep[] = workingSteps, after: readonly ScriptStep[] = closingSteps) {
  let resume = (): void => {};
  const promise = new Promise<void>((resolve) => {
    resume = resolve;
  });
  let runCount = 0;
  const agent: Agent = createScriptedAgent(() => {
    runCount += 1;
    return [...before, { kind: 'pause', until: promise }, ...after];
  });
  return { agent, resume: () => resume(), runCount: () => runCount };
}

/** True for the last line before a paused agent pauses. */
export function isBeforePause(line: Line): boolean {
  return line.content?.endsWith('the stores.') === true;
}

export const workingSteps: readonly ScriptStep[] = [
  { kind: 'thinking', text: 'The question is about stores, so I look for them in the data model.' },
  { kind: 'text', text: 'Let me look at the stores.' },
];

export const closingSteps: readonly ScriptStep[] = [
  { kind: 'tool-start', callId: 'a', name: 'serviceMeta', input: { searchQuery: 'stores' } },
  { kind: 'tool-end', callId: 'a', result: { cubes: [], searchQuery: 'stores' } },
  { kind: 'answer', text: 'There are **12 stores**, and 5 of them are in the north of the country.' },
];

export const defaultSteps = [...workingSteps, ...closingSteps];

export const firstId = '1700000000000-message';
export const secondId = '1700000000001-message';
