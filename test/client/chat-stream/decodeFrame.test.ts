import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFrame } from '../../../src/client/chat-stream/decodeFrame.js';
import { runs } from '../../support/runs.js';

const anyLine = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      id: fc.oneof(
        fc.constantFrom('__cutoff__', '__state__', '__aborted__', '__suspended__', '__usage__', '__new__', 'a', ''),
        fc.jsonValue(),
      ),
      role: fc.oneof(fc.constantFrom('user', 'assistant', 'tool'), fc.jsonValue()),
      content: fc.jsonValue(),
      thinking: fc.jsonValue(),
      toolCall: fc.oneof(fc.jsonValue(), fc.record({ name: fc.string(), input: fc.jsonValue(), result: fc.jsonValue() })),
      graphPath: fc.jsonValue(),
      isDelta: fc.jsonValue(),
      isStructuredResponse: fc.jsonValue(),
      sort: fc.jsonValue(),
      state: fc.oneof(fc.jsonValue(), fc.record({ chatId: fc.jsonValue(), messages: fc.jsonValue(), suspended: fc.jsonValue() })),
      usage: fc.jsonValue(),
      error: fc.oneof(fc.constant(undefined), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
);

const errorOf = (value: unknown) => {
  const frame = decodeFrame(value);
  return frame.kind === 'error' ? frame.error : undefined;
};

describe('decodeFrame', () => {
  it('decodes any JSON value to a frame of the declared types', () => {
    fc.assert(
      fc.property(anyLine, (value) => {
        const frame = decodeFrame(value);
        if (frame.kind !== 'message') return;
        expect([typeof frame.content, typeof frame.thinking, typeof frame.isDelta]).toEqual(['string', 'string', 'boolean']);
        expect(frame.graphPath.every((node) => typeof node === 'string')).toBe(true);
        expect(['string', 'undefined']).toContain(typeof frame.toolCall?.result);
        expect(['boolean', 'undefined']).toContain(typeof frame.isStructuredResponse);
      }),
      { numRuns: runs(100, 500) },
    );
  });

  it.each(['error', 'content', 'toolCall.result', 'state', 'usage'])('survives %s nested a hundred thousand times', (place) => {
    const nest = (open: string, close: string): unknown => JSON.parse(`${open.repeat(100_000)}1${close.repeat(100_000)}`);
    for (const value of [nest('[', ']'), nest('{"error":', '}')]) {
      const line = place === 'toolCall.result' ? { toolCall: { name: 'x', input: '{}', result: value } } : { [place]: value };
      expect(() => decodeFrame({ id: 'm', ...line })).not.toThrow();
    }
  });

  it('decodes a message with all its parts', () => {
    const value = {
      id: 'm1',
      role: 'assistant',
      content: 'Hi',
      thinking: 'Hm',
      graphPath: ['final'],
      isDelta: true,
      isInProcess: true,
      sort: 4,
      isStructuredResponse: false,
      toolCall: { name: 'serviceMeta', input: '{}', result: '{"cubes":[]}' },
    };
    expect(decodeFrame(value)).toEqual({ kind: 'message', ...value });
  });

  it('understands the sentinels of older and newer services', () => {
    expect(decodeFrame({ id: '__cutoff__', sort: 0, state: { isStreaming: true, chatId: 'c1' } })).toEqual({
      kind: 'cutoff',
      chatId: 'c1',
      isStreaming: true,
      suspendedMessageId: undefined,
    });
    expect(decodeFrame({ id: '__cutoff__', state: { suspended: { messageId: '1700000000000-message' } } })).toMatchObject({
      suspendedMessageId: '1700000000000-message',
    });
    expect(decodeFrame({ id: '__state__', state: { messages: [1, {}] } })).toEqual({ kind: 'state', messages: [1, {}] });
    expect(decodeFrame({ id: '__aborted__', type: 'abort', code: 'chat_aborted' })).toEqual({ kind: 'aborted' });
    expect(decodeFrame({ id: '__suspended__', type: 'suspend', code: 'chat_suspended', retryable: true, messageId: 'q' })).toEqual({
      kind: 'suspended',
      messageId: 'q',
      isRetryable: true,
    });
    expect(decodeFrame({ id: '__usage__', type: 'usage', usage: { models: ['m'], llmCalls: 2, totalTokens: 30 } })).toEqual({
      kind: 'usage',
      usage: { models: ['m'], llmCalls: 2, inputTokens: 0, outputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0, totalTokens: 30 },
    });
  });

  it.each([
    [{ id: '__later__', content: 'x' }],
    [{ id: 'm', role: 'tool', content: 'x' }],
    [{ id: 'm' }],
    [{ content: 'no id' }],
    [[]],
    ['text'],
    [null],
  ])('keeps %j as unknown', (value) => {
    expect(decodeFrame(value)).toEqual({ kind: 'unknown', value });
  });

  it('derives the role of a line without one from its id', () => {
    expect(decodeFrame({ id: '1700000000000-message', content: 'q' })).toMatchObject({ role: 'user' });
    expect(decodeFrame({ id: 'm', content: 'a' })).toMatchObject({ role: 'assistant' });
  });

  it('appends nothing for a line with flags only, and does not erase the text', () => {
    expect(decodeFrame({ id: 'm', role: 'assistant', isInProcess: false })).toMatchObject({ isDelta: true, content: '' });
    expect(decodeFrame({ id: 'm', role: 'assistant', content: '', isInProcess: false })).toMatchObject({ isDelta: false });
  });

  it('accepts a tool result sent as a value instead of a string', () => {
    expect(decodeFrame({ id: 't', role: 'assistant', toolCall: { name: 'x', input: { a: 1 }, result: [1] } })).toMatchObject({
      toolCall: { input: '{"a":1}', result: '[1]' },
    });
  });
});

describe('an error line', () => {
  it.each([
    ['a text', { error: 'Warehouse is down' }, 'server', 'Warehouse is down'],
    ['an object', { error: { message: 'Warehouse is down', code: 'E7' } }, 'server', 'Warehouse is down'],
    ['an object without a message', { error: {} }, 'server', 'The service reported an error without a message.'],
    ['a busy thread', { error: 'Streaming for thread is in progress' }, 'thread-busy', 'Streaming for thread is in progress'],
    [
      'a busy thread in JSON-RPC',
      { jsonrpc: '2.0', error: { code: -32001, message: 'Streaming for thread is in progress' } },
      'thread-busy',
      undefined,
    ],
    [
      'an authentication error in JSON-RPC',
      { jsonrpc: '2.0', id: null, error: { code: -32001, message: 'Invalid token' } },
      'authentication',
      'Invalid token',
    ],
    ['an HTTP status as its code', { jsonrpc: '2.0', error: { code: 403, message: 'no' } }, 'permission', 'no'],
    [
      'an HTTP status in its data',
      { jsonrpc: '2.0', error: { code: -32000, message: 'gone', data: { status: 404 } } },
      'not-found',
      'gone',
    ],
    ['a reserved code of JSON-RPC', { jsonrpc: '2.0', error: { code: -32603, message: 'oops' } }, 'server', 'oops'],
    ['the wrong form for a key', { error: 'agentId is required for Api-Key authentication' }, 'permission', undefined],
  ])('that is %s has the matching kind', (_what, value, kind, message) => {
    expect(errorOf(value)).toMatchObject({ kind, body: value, ...(message === undefined ? {} : { message }) });
  });

  it.each([
    { jsonrpc: '2.0', error: { code: -32000, message: 'The service is out of order' } },
    { jsonrpc: '2.0', error: { code: -32050, message: 'Unauthorized' } },
    { jsonrpc: '2.0', error: { code: -32000, message: 'x', data: { status: 503 } } },
    { jsonrpc: '2.0', error: { message: 'The authentication service is down' } },
    { error: 'The column "unauthorized" does not exist' },
    { error: 'Authentication of the warehouse failed: see its log' },
    { error: { code: 'warehouse_authentication', message: 'no' } },
  ])('is not an authentication error if it only mentions one: %j', (value) => {
    expect(errorOf(value)?.kind).toBe('server');
  });

  it.each([
    { jsonrpc: '2.0', error: { code: 401, message: 'no' } },
    { jsonrpc: '2.0', error: { code: -32000, message: 'no', data: { statusCode: 401 } } },
    { jsonrpc: '2.0', error: { message: 'Unauthorized' } },
    { error: 'Authentication required.' },
    { error: { code: 'UNAUTHENTICATED', message: 'no' } },
    { error: 'Token has expired' },
  ])('is an authentication error if it is nothing else: %j', (value) => {
    expect(errorOf(value)?.kind).toBe('authentication');
  });

  it.each([{ error: null }, { error: '' }, { error: false }])('is none for %j', (fields) => {
    expect(errorOf({ id: 'm', content: 'x', ...fields })).toBeUndefined();
  });

  it('never reveals a token', () => {
    const error = errorOf({ error: 'jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln malformed' });
    expect(error?.message).toBe('jwt [token] malformed');
  });
});
