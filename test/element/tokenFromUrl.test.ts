import { afterEach, describe, expect, it, vi } from 'vitest';
import { tokenFromUrl } from '../../src/element/tokenFromUrl.js';

afterEach(() => vi.unstubAllGlobals());

describe('tokenFromUrl', () => {
  it('sends same-origin cookies and bypasses every cache', async () => {
    const fetch = answerWith(Response.json({ token: 'abc' }));
    await expect(ask()).resolves.toBe('abc');
    expect(fetch).toHaveBeenCalledWith(
      'https://shop.example/token',
      expect.objectContaining({ credentials: 'same-origin', cache: 'no-store' }),
    );
  });

  it.each([
    [401, 'authentication'],
    [403, 'authentication'],
    [404, 'not-found'],
    [500, 'server'],
  ])('maps %d to %s', async (status, kind) => {
    answerWith(new Response('', { status }));
    await expect(ask()).rejects.toMatchObject({ kind, status });
  });

  it.each([['<html>'], ['{}'], ['{"token":""}'], ['{"token":7}'], ['null']])(
    'explains what should have been returned instead of %s',
    async (body) => {
      answerWith(new Response(body));
      await expect(ask()).rejects.toMatchObject({ kind: 'protocol', message: expect.stringContaining('{"token": "…"}') });
    },
  );

  it('treats a failed request as a network error, and an abort as an abort', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
    await expect(ask()).rejects.toMatchObject({ kind: 'network' });
    const abort = AbortSignal.abort();
    vi.stubGlobal('fetch', () => Promise.reject(abort.reason));
    await expect(ask(abort)).rejects.toBe(abort.reason);
  });
});

function ask(signal?: AbortSignal): Promise<string> {
  return tokenFromUrl('https://shop.example/token')({ forceRefresh: false, signal });
}

function answerWith(response: Response) {
  const fetch = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
