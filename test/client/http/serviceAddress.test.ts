import { afterEach, describe, expect, it, vi } from 'vitest';
import { abortChat } from '../../../src/client/chat-stream/abortChat.js';
import { streamChat } from '../../../src/client/chat-stream/streamChat.js';
import { createServiceClient } from '../../../src/client/http/createServiceClient.js';
import { collect } from '../support/collect.js';
import { agentUrl, deploymentUrl } from '../support/fakeService.js';

const credentials = { kind: 'bearer', token: 't' } as const;
const baseUrlOf = (baseUrl: string) => createServiceClient({ baseUrl, credentials }).baseUrl;
const openPage = (href: string) => vi.stubGlobal('location', { href });

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['https://example.com/api/v1', 'https://example.com'],
  ['https://example.com/proxy/api/v1/', 'https://example.com/proxy'],
  ['https://example.com/api/v1/proxy', 'https://example.com/api/v1/proxy'],
])('ignores the beginning of all paths at the end of baseUrl: %s', (given, used) => {
  expect(baseUrlOf(given)).toBe(used);
});

it('ignores it in a relative baseUrl', () => {
  openPage('https://example.com/app');
  expect(baseUrlOf('/api/v1')).toBe('https://example.com');
});

describe('address validation', () => {
  it.each([
    'http://example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://128.0.0.1',
    'http://[::2]',
    'ftp://localhost',
    'javascript:1',
  ])('refuses %s: only HTTPS, except for loopback hosts', (address) => {
    for (const field of ['baseUrl', 'chatUrl', 'dataUrl']) {
      expect(() => createServiceClient({ [field]: address, credentials })).toThrow(expect.objectContaining({ kind: 'validation', field }));
    }
  });

  it.each([
    'https://example.com',
    'http://localhost:4000',
    'http://parley.localhost',
    'http://127.0.0.1:4000',
    'http://127.9.8.7',
    'http://[::1]:4000',
  ])('accepts %s', (address) => {
    expect(baseUrlOf(address)).toBe(address);
  });

  it('refuses a URL with a password, without showing it', () => {
    expect(() => baseUrlOf('https://user:hunter2@example.com')).toThrow(/^(?!.*hunter2)/);
  });

  it('resolves relative addresses at the first request if there is no page yet', async () => {
    const urls: string[] = [];
    const client = createServiceClient({
      baseUrl: '/parley/',
      chatUrl: '/chat/stream-chat-state',
      credentials,
      identity: 'ada',
      fetch: async ({ url }) => {
        urls.push(url);
        return Response.json({});
      },
    });
    expect(client).toMatchObject({ baseUrl: '/parley', chatUrl: '/chat/stream-chat-state', abortUrl: '/chat/abort' });
    await expect(client.get('/x')).rejects.toMatchObject({ kind: 'validation', field: 'baseUrl', message: /absolute URL/ });
    await expect(collect(streamChat(client, {}))).rejects.toMatchObject({ kind: 'validation', field: 'chatUrl' });
    await expect(abortChat(client, { chatId: 'c' })).rejects.toMatchObject({ kind: 'validation' });
    openPage('https://shop.example.com/');
    await client.get('/x');
    expect(urls).toEqual(['https://shop.example.com/parley/x']);
    expect(createServiceClient({ baseUrl: '/parley/', credentials, identity: 'ada' }).scope).toBe(client.scope);
  });

  it('refuses an empty address', () => {
    expect(() => baseUrlOf('')).toThrow(/absolute URL/);
  });

  it('resolves a relative address against the page', () => {
    openPage('https://shop.example.com/admin/page.html?x');
    expect(baseUrlOf('/parley')).toBe('https://shop.example.com/parley');
    expect(baseUrlOf('parley')).toBe('https://shop.example.com/admin/parley');
  });

  it('accepts only the page’s own origin over plain HTTP, as a relative or absolute URL', () => {
    openPage('http://intranet.example.com/');
    expect(baseUrlOf('/parley')).toBe('http://intranet.example.com/parley');
    expect(() => baseUrlOf('//elsewhere.example.com/parley')).toThrow(/https/);
    expect(baseUrlOf('http://intranet.example.com/parley')).toBe('http://intranet.example.com/parley');
    expect(() => baseUrlOf('http://intranet.example.com:8080/parley')).toThrow(/https/);
  });

  it('streams from a relative address on a plain HTTP page', async () => {
    openPage('http://intranet.example.com/sales/');
    const asked: string[] = [];
    const fetch = async ({ url }: Request) => {
      asked.push(url);
      return new Response('');
    };
    const client = createServiceClient({ chatUrl: '/parley/chat/stream-chat-state', credentials, fetch });
    await collect(streamChat(client, { input: 'Hi' })).catch(() => undefined);
    expect(asked[0]).toBe('http://intranet.example.com/parley/chat/stream-chat-state');
  });

  it('refuses a relative address on a page without an origin', () => {
    openPage('about:srcdoc');
    expect(() => baseUrlOf('/parley')).toThrow(/absolute URL/);
  });

  it.each([
    [agentUrl, 'https://ai.example.com/api/v1/public/acme/agents/7/chat/abort'],
    [`${deploymentUrl}/?region=eu`, 'https://ai.example.com/api/v1/public/acme/deployments/3/chat/abort?region=eu'],
    ['https://ai.example.com/proxy', undefined],
  ])('derives the abort address of %s', (chatUrl, abortUrl) => {
    expect(createServiceClient({ chatUrl, credentials }).abortUrl).toBe(abortUrl);
  });
});
