import { describe, expect, it } from 'vitest';
import { runSql } from '../../../src/client/chat-stream/runSql.js';
import { streamChat } from '../../../src/client/chat-stream/streamChat.js';
import { limitText } from '../../../src/client/errors/limitText.js';
import { readErrorLine } from '../../../src/client/errors/readErrorLine.js';
import { readFault } from '../../../src/client/errors/readFault.js';
import { isServiceError, type ServiceError } from '../../../src/client/errors/ServiceError.js';
import { createServiceClient } from '../../../src/client/http/createServiceClient.js';
import { agentUrl, dataUrl } from '../support/fakeService.js';

const long = 'out of order '.repeat(40_000);

function clientOf(answer: object, status = 200) {
  return createServiceClient({
    baseUrl: 'https://acme.example.com',
    chatUrl: agentUrl,
    dataUrl,
    credentials: { kind: 'bearer', token: 'token-1234567' },
    retry: false,
    fetch: async () => Response.json(answer, { status }),
  });
}

async function errorOf(work: Promise<unknown>): Promise<ServiceError> {
  const failure = await work.catch((error: unknown) => error);
  if (!isServiceError(failure)) throw new Error(`no ServiceError: ${String(failure)}`);
  return failure;
}

async function firstError(client: ReturnType<typeof clientOf>): Promise<unknown> {
  for await (const frame of streamChat(client, {})) if (frame.kind === 'error') throw frame.error;
  return undefined;
}

const shapes: readonly (readonly [string, object])[] = [
  ['one text', { message: long }],
  ['a list of texts', { message: Array.from({ length: 10_000 }, () => 'out of order, and for long. Ask later.') }],
  ['long details', { message: 'no', data: { stack: long, more: [long, { again: long }] } }],
  ['many details', { message: 'no', data: Array.from({ length: 40_000 }, (_, index) => index) }],
  ['many names', { message: 'no', data: Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`name${index}`, index])) }],
];

describe('an error of hundreds of kilobytes', () => {
  const sources: readonly (readonly [string, (error: object) => Promise<unknown>])[] = [
    ['JSON-RPC inside a success', (error) => clientOf({ jsonrpc: '2.0', error }).get('/x')],
    ['a line of the chat', (error) => firstError(clientOf({ error }))],
    ['a line of rows', (error) => runSql(clientOf({ error }), { query: 'SELECT 1' })],
    ['a failure', (error) => clientOf({ error }, 500).get('/x')],
  ];
  it.each(sources.flatMap(([source, call]) => shapes.map(([shape, error]) => [source, shape, call, error] as const)))(
    'keeps little of its message and body: %s, %s',
    async (_source, _shape, call, error) => {
      const { message, body } = await errorOf(call(error));
      expect(message.length).toBeLessThan(2_100);
      expect((JSON.stringify(body) ?? '').length).toBeLessThan(300_000);
    },
  );
});

describe('a text that is too long', () => {
  it('says how much of it was cut', () => {
    expect(readFault({ message: long }).message).toMatch(
      /^out of order .* … \(1298\d{3} more characters\)$|^out of order .*… \(\d+ more characters\)$/,
    );
    expect(limitText('one two three', 9)).toBe('one two … (5 more characters)');
    expect(limitText('one two', 7)).toBe('one two');
    expect(limitText('一二三四五', 3)).toBe('一二三… (2 more characters)');
  });

  it('is never cut inside a credential', () => {
    const secret = 'Sg7+/%3D-._~tokens';
    for (let at = 1; at < 40; at += 1) expect(limitText(`a "${secret}" and "${secret}"`, at)).not.toMatch(/Sg7(?!.*tokens)/);
  });

  it('is cut in the body where it is, and what comes after it is counted', () => {
    const error = readErrorLine({ error: { message: 'no', data: ['x '.repeat(200_000), 1, 2] } });
    expect(error?.body).toEqual({
      error: { message: 'no', data: [expect.stringMatching(/^x .*… \(\d+ more characters\)$/), '… (2 more)'] },
    });
  });
});
