import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestAttempt } from '../../src/client/http/ServiceClient.js';

const attempt: RequestAttempt = {
  call: {},
  api: 'management',
  operation: 'getReports',
  method: 'GET',
  url: 'https://acme.example.com/api/v1/reports',
  headers: new Headers(),
  body: undefined,
  redact: (text) => text,
};

beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock('../../src/devtools/recording/createRecording.js'));

async function load() {
  const { loadRecording } = await import('../../src/devtools/recording/loadRecording.js');
  return loadRecording();
}

it('records the requests that were sent while its code was loading', async () => {
  const { tap, loaded } = await load();
  await tap(attempt, async () => new Response('ok'));
  expect((await loaded).getSnapshot().exchanges).toMatchObject([{ operation: 'getReports', status: 200 }]);
});

it('sends requests unrecorded if its code cannot be loaded', async () => {
  vi.doMock('../../src/devtools/recording/createRecording.js', () => {
    throw new Error('offline');
  });
  const { tap, loaded } = await load();
  const response = await tap(attempt, async () => new Response('ok'));
  expect(await response.text()).toBe('ok');
  await expect(loaded).rejects.toThrow();
});
