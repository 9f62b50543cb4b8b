import { describe, expect, it, vi } from 'vitest';
import { createServiceClient, getDeployments, isServiceError, type ServiceError, streamChat } from '../../../src/client.js';
import { collect } from '../support/collect.js';

const chatUrl = 'https://parley.test/api/v1/public/shop/agents/1/chat/stream-chat-state';

type Make = () => Response;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => Response.json(body, { status, headers });
const body =
  (status: number, value: unknown, headers?: Record<string, string>): Make =>
  () =>
    json(status, value, headers);
const says = (status: number, message: string, headers?: Record<string, string>) => body(status, { error: message }, headers);
const line =
  (...values: unknown[]): Make =>
  () =>
    new Response(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
const rpc = (error: object): Make => line({ jsonrpc: '2.0', id: null, error });
const cutoff = { id: '__cutoff__', sort: 0, state: { chatId: 'thread-1', isStreaming: true } };

function startWith(make: Make) {
  const fetch = vi.fn(async () => make());
  const credentials = { kind: 'api-key', key: 'sk-1' } as const;
  const sessionSettings = { externalId: 'ada' };
  const client = createServiceClient({ baseUrl: 'https://parley.test', chatUrl, credentials, sessionSettings, fetch });
  return { client, fetch };
}

/** The error of a question, whether it is thrown or a line. */
async function errorOf(make: Make): Promise<ServiceError> {
  try {
    const frames = await collect(streamChat(startWith(make).client, { input: 'Revenue?', chatId: 'thread-1' }));
    for (const frame of frames) if (frame.kind === 'error') return frame.error;
  } catch (thrown) {
    if (isServiceError(thrown)) return thrown;
  }
  throw new Error('Expected a ServiceError.');
}

const openAi = 'You exceeded your current quota, please check your plan and billing details. For more information, read the docs.';
const anthropic =
  'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.';
const contextLength =
  "This model's maximum context length is 8192 tokens. However, you requested 9410 tokens in the messages. Please reduce the length.";

const quotas: Readonly<Record<string, Make>> = {
  'a 402 without a body': () => new Response(null, { status: 402 }),
  'a 402 with a web page': () => new Response('<!doctype html><title>Pay</title>', { status: 402 }),
  'a 402 with any words': says(402, 'The AI agent is not part of this workspace.'),
  'a payment that is required': body(402, { statusCode: 402, message: 'Payment Required' }),
  'a plain body': () => new Response('Monthly question limit reached', { status: 403 }),
  'the quota of OpenAI': body(429, { error: { message: openAi, type: 'insufficient_quota', param: null, code: 'insufficient_quota' } }),
  'the words of OpenAI alone': says(429, openAi),
  'the credit balance of Anthropic': body(400, { type: 'error', error: { type: 'invalid_request_error', message: anthropic } }),
  'the quota of Azure': body(429, { error: { code: 'QuotaExceeded', message: 'Quota exceeded' } }),
  'a paywall by its code': body(403, { error: 'ai_paywalled', message: 'The AI agent needs another subscription.' }),
  'a code of a payment': body(403, { error: { code: 'payment_required', message: 'Denied.' } }),
  'a quota by its code': body(403, { code: 'quota_exceeded', message: 'No.' }),
  'a limit by its code': body(429, { code: 'limit_reached', message: 'No.' }),
  'a usage limit': says(429, 'You’ve hit your usage limit. Upgrade to a paid plan to continue.'),
  'a limit of a month': says(403, 'You have reached the limit of 100 questions this month.'),
  'a limit of tokens in a month': says(429, 'The monthly token limit of your account was exceeded.'),
  'a limit for users of a plan': says(403, 'Users of the free plan have reached their limit of 20 questions.'),
  'questions that are used up': says(403, 'You have used up all your questions.'),
  'no questions left': says(403, 'You have no questions left.'),
  'credits that ran out': says(403, 'You ran out of credits.'),
  'insufficient credits': body(403, { error: { code: 'insufficient_credits' } }),
  'a budget of a billing account': body(400, {
    error: { code: 'billing_hard_limit_reached', message: 'Billing hard limit has been reached' },
  }),
  'a plan without the agent': says(403, 'The agent is not included in your current plan.'),
  'a JSON-RPC error in words': rpc({ code: -32_000, message: 'Monthly question limit reached' }),
  'a JSON-RPC error with a status as its code': rpc({ code: 402, message: 'No.' }),
  'a JSON-RPC error with a status in its data': rpc({ code: -32_000, message: 'No.', data: { status: 402 } }),
  'a JSON-RPC error with a code in its data': rpc({ code: -32_000, message: 'No.', data: { code: 'quota_exceeded' } }),
  'an error line': line(cutoff, { error: 'You exceeded your current quota, please check your plan and billing details.' }),
  'an error line with a code': line(cutoff, { error: { code: 'insufficient_quota', message: 'No.' } }),
  'an error line that is a code': line(cutoff, { error: 'quota_exceeded' }),
};

const others: Readonly<Record<string, readonly [Make, Partial<ServiceError>]>> = {
  'too many requests': [says(429, 'Too many requests'), { kind: 'rate-limited' }],
  'a quota that asks to wait': [says(429, 'Quota exceeded', { 'retry-after': '40' }), { kind: 'rate-limited', retryAfterMs: 40_000 }],
  'the rate limit of OpenAI': [
    body(429, {
      error: {
        message: 'Rate limit reached for gpt-4 on tokens per min (TPM): Limit 10000, Used 9000. Please try again in 6s.',
        code: 'rate_limit_exceeded',
      },
    }),
    { kind: 'rate-limited' },
  ],
  'the rate limit of Azure': [
    says(429, 'Requests have exceeded token rate limit of your current S0 pricing tier. Please retry after 6 seconds.'),
    { kind: 'rate-limited' },
  ],
  'a quota per minute': [says(429, "Quota exceeded for quota metric 'Requests per minute' and limit 15."), { kind: 'rate-limited' }],
  'too many running jobs': [body(429, { code: 'limit_reached', message: 'Too many exports are running.' }), { kind: 'rate-limited' }],
  'a context window': [says(400, contextLength), { kind: 'validation' }],
  'a context window by its code': [
    body(400, { error: { code: 'context_length_exceeded', message: 'The token limit is exceeded.' } }),
    { kind: 'validation' },
  ],
  'the limit of an answer': [line(cutoff, { error: 'The maximum number of tokens was reached.' }), { kind: 'server' }],
  'the users of an account': [
    says(403, 'The account has reached its limit of 10000 non-ephemeral external users.'),
    { kind: 'permission', reason: 'user-limit' },
  ],
  'the seats of a plan': [says(402, 'All seats of your plan are used. Upgrade your plan.'), { reason: 'user-limit' }],
  'a file that is too large': [says(400, 'The upload exceeds the maximum file size of your plan.'), { kind: 'validation' }],
  'a question that is too long': [says(400, 'Questions exceed the maximum of 50,000 characters.'), { kind: 'validation' }],
  'the disk of a database': [line(cutoff, { error: 'could not extend file: Disk quota exceeded' }), { kind: 'server' }],
  'the rows of a query': [line(cutoff, { error: 'The query reached the limit of 10000 rows.' }), { kind: 'server' }],
  'a warehouse that is suspended': [
    line(cutoff, { error: 'Warehouse WH: the resource monitor has exceeded its quota.' }),
    { kind: 'server' },
  ],
  'a missing permission': [says(403, 'You may not use this agent.'), { kind: 'permission', reason: 'thread-forbidden' }],
  'a quota that the service has used up elsewhere': [says(500, openAi), { kind: 'server' }],
  'refused credentials': [body(401, { error: 'Unauthorized', code: 'quota_exceeded' }), { kind: 'authentication' }],
};

describe('an error with the reason quota', () => {
  it.each(Object.entries(quotas))('is %s', async (_, make) => {
    expect(await errorOf(make)).toMatchObject({ name: 'ServiceError', kind: 'permission', reason: 'quota' });
  });

  it.each(Object.entries(others))('is not %s', async (_, [make, expected]) => {
    const error = await errorOf(make);
    expect(error).toMatchObject(expected);
    expect(error.reason).not.toBe('quota');
  });

  it('keeps the message, the status, the code and the body of the service', async () => {
    const given = { error: { message: 'Monthly question limit reached', code: 'limit_reached' } };
    expect(await errorOf(body(429, given))).toMatchObject({
      ...{ message: given.error.message, status: 429, code: 'limit_reached', body: given },
    });
  });

  it('is not sent again, unlike too many requests', async () => {
    const { client, fetch } = startWith(says(429, openAi));
    await expect(getDeployments(client)).rejects.toMatchObject({ kind: 'permission', reason: 'quota', status: 429 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('may come from the management API inside a success', async () => {
    const { client } = startWith(rpc({ code: -32_000, message: 'Your plan’s limit was reached.' }));
    await expect(getDeployments(client)).rejects.toMatchObject({ kind: 'permission', reason: 'quota' });
  });

  it('is found in a long message without delay', async () => {
    expect(await errorOf(line(cutoff, { error: `quota ${'used up to '.repeat(50_000)}` }))).toMatchObject({ kind: expect.any(String) });
  });
});
