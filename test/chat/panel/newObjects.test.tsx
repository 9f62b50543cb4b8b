import { act, render, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChatPanel } from '../../../src/chat/panel/ChatPanel.js';
import { createChatStore } from '../../../src/client.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';
import { useNewObjectWarning } from '../../../src/react/equality/useNewObjectWarning.js';
import { startService } from './support/startService.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('warns once if each render creates a store', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { client } = startService();
  const page = () => (
    <ServiceProvider client={client} storage={null}>
      <ChatPanel store={createChatStore({ client })} />
    </ServiceProvider>
  );
  const { rerender } = render(page());
  for (let renders = 0; renders < 8; renders += 1) await act(async () => rerender(page()));
  expect(warn.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('new stores'))).toHaveLength(1);
});

it('warns once if each render creates a client', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const page = () => (
    <ServiceProvider client={startService().client} storage={null}>
      <p>Page</p>
    </ServiceProvider>
  );
  const { rerender } = render(page());
  for (let renders = 0; renders < 8; renders += 1) rerender(page());
  expect(warn.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('new clients'))).toHaveLength(1);
});

it.each([
  [1_500, 1],
  [20_000, 0],
])('an object created every %i ms causes %i warnings', (ms, warnings) => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = renderHook(() => useNewObjectWarning({}, `every ${ms} ms`));
  for (let renders = 0; renders < 8; renders += 1) {
    vi.advanceTimersByTime(ms);
    rerender();
  }
  expect(warn).toHaveBeenCalledTimes(warnings);
});
