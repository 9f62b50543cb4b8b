import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useChat } from '../../../src/chat/hooks/useChat.js';
import { ChatPanel } from '../../../src/chat/panel/ChatPanel.js';
import { createChatStore, createServiceClient, type ServiceClient } from '../../../src/client.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';
import { memoryStorage } from './support/memoryStorage.js';
import { salesQuestion } from './support/salesSteps.js';
import { gate, message, panelState, showPanel, slot, turnStates } from './support/showPanel.js';
import { startService } from './support/startService.js';

afterEach(() => vi.restoreAllMocks());

/** A service that holds one answered thread. */
async function startWithThread() {
  const started = startService();
  let chatId: string | undefined;
  const { user, unmount } = showPanel({ started, panel: { onChatIdChange: (id) => (chatId = id) } });
  await user.type(message(), `${salesQuestion}{Enter}`);
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  unmount();
  return { ...started, chatId, user };
}

describe('a store created by the host', () => {
  it('is attached by the panel, which shows its thread', async () => {
    const { client, chatId, requests } = await startWithThread();
    const before = requests.length;
    showPanel({ panel: { store: createChatStore({ client, chatId }) } });
    expect(slot('thread-skeleton')).toBeDefined();
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    expect(requests).toHaveLength(before + 1);
  });

  it('fills the message field of the thread that is shown, and returns what was typed after the next question', async () => {
    const { client, chatId, user } = await startWithThread();
    const store = createChatStore({ client, chatId });
    store.setDraft('Why?');
    showPanel({ panel: { store } });
    expect(message()).toHaveValue('Why?');
    expect(message()).not.toHaveFocus();
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    act(() => store.setDraft('And in March?', { focus: true }));
    expect(message()).toHaveValue('And in March?');
    expect(message()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
    expect(message()).toHaveValue('Why?');

    act(() => {
      store.newThread();
      store.setDraft('Something else');
    });
    expect(message()).toHaveValue('Something else');
    act(() => store.setDraft(''));
    expect(message()).toHaveValue('');
    await act(() => store.load(store.getSnapshot().chatId ?? chatId ?? ''));
    expect(message()).toHaveValue('Why?');
  });

  it('stays open while another part of the page shows it, and closes with the last', async () => {
    const pause = gate();
    const { client } = startService({
      script: {
        '*': [
          { kind: 'text', text: 'Half' },
          { kind: 'pause', until: pause.until },
          { kind: 'answer', text: 'Half and half.' },
        ],
      },
    });
    const store = createChatStore({ client });
    const page = (panels: readonly string[]) => (
      <StrictMode>
        <ServiceProvider client={client} storage={memoryStorage()}>
          {panels.map((name) => (
            <ChatPanel key={name} heading={name} store={store} />
          ))}
        </ServiceProvider>
      </StrictMode>
    );
    const { rerender } = render(page(['one', 'two']));
    store.send(salesQuestion);
    await waitFor(() => expect(screen.getAllByText('Half')).toHaveLength(2));
    rerender(page(['two']));
    await pause.open();
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    expect(panelState()).toBe('idle');
  });

  it('stays attached by the host’s useChat when the panel unmounts', async () => {
    const pause = gate();
    const { client } = startService({
      script: {
        '*': [
          { kind: 'text', text: 'Half' },
          { kind: 'pause', until: pause.until },
          { kind: 'answer', text: 'Half and half.' },
        ],
      },
    });
    function Host({ isShown }: { isShown: boolean }) {
      const { store, status } = useChat();
      return (
        <>
          <output>{status}</output>
          {isShown && <ChatPanel store={store} />}
        </>
      );
    }
    const storage = memoryStorage();
    const page = (isShown: boolean) => (
      <StrictMode>
        <ServiceProvider client={client} storage={storage}>
          <Host isShown={isShown} />
        </ServiceProvider>
      </StrictMode>
    );
    const { rerender } = render(page(true));
    await userEvent.type(message(), `${salesQuestion}{Enter}`);
    await waitFor(() => expect(slot('turn')).toHaveTextContent('Half'));
    rerender(page(false));
    await pause.open();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('idle'));
    rerender(page(true));
    expect(turnStates()).toEqual(['done']);
  });
});

describe('a client that is created on each render', () => {
  it('is distinguished from users who sign in and out', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const page = (client: ServiceClient) => (
      <ServiceProvider client={client} storage={memoryStorage()}>
        <ChatPanel />
      </ServiceProvider>
    );
    const { rerender } = render(page(startService({ user: 'ada' }).client));
    for (const user of ['bo', 'ada', 'cy']) rerender(page(startService({ user }).client));
    expect(warn).not.toHaveBeenCalled();
  });

  it('is reported once, with a remedy', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { service, chatId } = await startWithThread();
    const storage = memoryStorage();
    function Host() {
      'use no memo';
      const [lines, setLines] = useState(0);
      const client = createServiceClient({
        chatUrl: service.addresses.deploymentChatUrl,
        credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
        fetch: service.fetch,
      });
      return (
        <ServiceProvider client={client} storage={storage}>
          <output>{lines}</output>
          {/* It would go on for ever. */}
          <ChatPanel chatId={chatId} onLine={() => setLines((count) => Math.min(count + 1, 300))} />
        </ServiceProvider>
      );
    }
    render(
      <StrictMode>
        <Host />
      </StrictMode>,
    );
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    expect(warn.mock.calls).toEqual([[expect.stringContaining('Call createServiceClient once')]]);
  });
});
