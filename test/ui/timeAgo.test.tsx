import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TimeAgo } from '../../src/admin.js';
import { createServiceClient } from '../../src/client.js';
import { ParleyProvider } from '../../src/index.js';

const client = createServiceClient({ credentials: { kind: 'service-token', token: 'none' } });
const writtenMs = Date.parse('2026-11-28T10:00:00Z');

it('shows the current relative time on a page that a server rendered earlier', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: writtenMs + 59_000 });
  const page = (
    <ParleyProvider client={client} storage={null}>
      <TimeAgo at={new Date(writtenMs).toISOString()} />
    </ParleyProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('now');
  vi.setSystemTime(writtenMs + 125_000);
  const onRecoverableError = vi.fn();
  const logged = vi.spyOn(console, 'error');
  await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect([onRecoverableError, logged].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(container).toHaveTextContent('2 minutes ago');
});
