import type { LocalService } from '@parley/local-service';

/** A thread as the service holds it, read by the rules of the protocol alone: no code of the client is in it. */
export interface ThreadRecord {
  readonly isStreaming: boolean;
  readonly turns: readonly RecordedTurn[];
}

export interface RecordedTurn {
  readonly question: string;
  /** As it should be rendered, with single spaces. */
  readonly answer: string;
  readonly steps: number;
  /** All that was said on the way and at the end, rendered alike. */
  readonly texts: readonly string[];
}

/** Reads a thread past every fault. */
export async function readRecord(service: LocalService, chatId: string): Promise<ThreadRecord> {
  const token = await service.mintToken({ externalId: 'ada', scope: ['chat'] });
  const response = await service.fetch(
    new Request(service.addresses.deploymentChatUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-auth-token': token },
      body: JSON.stringify({ chatId }),
    }),
  );
  const lines: RecordLine[] = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (lines[0]?.id !== '__cutoff__') throw new Error(`The service does not tell of thread ${chatId}: ${JSON.stringify(lines[0])}`);
  return { isStreaming: lines[0].state?.isStreaming === true, turns: turnsOf(lines) };
}

function turnsOf(lines: readonly RecordLine[]): RecordedTurn[] {
  const turns: RecordLine[][] = [];
  for (const line of lines) {
    if (line.role === 'user') turns.push([line]);
    else if (line.role === 'assistant') turns.at(-1)?.push(line);
  }
  return turns.map(([question, ...messages]) => {
    const final = messages.findLast(({ graphPath, content }) => graphPath?.[0] === 'final' && content !== '');
    const answer = final ?? messages.findLast(({ toolCall, content }) => toolCall === undefined && content?.trim());
    const steps = messages.filter((message) => message !== answer && isStep(message));
    const texts = messages.map(({ content = '' }) => rendered(content));
    return { question: question?.content ?? '', answer: rendered(answer?.content ?? ''), steps: steps.length, texts };
  });
}

function isStep({ content = '', thinking = '', toolCall }: RecordLine): boolean {
  return content !== '' || thinking !== '' || toolCall !== undefined;
}

/** What is left of the markdown that the agent writes. */
function rendered(markdown: string): string {
  return markdown.replace(/\*\*/g, '').replace(/^- /gm, '').replace(/\s+/g, ' ').trim();
}

interface RecordLine {
  readonly id: string;
  readonly role?: 'user' | 'assistant';
  readonly content?: string;
  readonly thinking?: string;
  readonly toolCall?: object;
  readonly graphPath?: readonly string[];
  readonly state?: { readonly isStreaming?: boolean };
}
