import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ChatContext } from '../../../src/chat/hooks/ChatContext.js';
import { useChat } from '../../../src/chat/hooks/useChat.js';
import { useChatSelector } from '../../../src/chat/hooks/useChatSelector.js';
import { type UseChatOptions, useChatStore } from '../../../src/chat/hooks/useChatStore.js';
import { useRecentThreads } from '../../../src/chat/hooks/useRecentThreads.js';
import type { BranchChoice } from '../../../src/chat/store/ChatBranch.js';
import { createServiceClient } from '../../../src/client/http/createServiceClient.js';
import { useDraft } from '../../../src/data/provider/useDraft.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';
import { memoryStorage } from '../panel/support/memoryStorage.js';
import { salesQuestion, salesSteps, wholeSalesRun } from '../panel/support/salesSteps.js';
import { gate } from '../panel/support/showPanel.js';
import { startService, type TestService } from '../panel/support/startService.js';

function wrapperOf({ client }: Pick<TestService, 'client'>, storage = memoryStorage()) {
  return ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ServiceProvider client={client} storage={storage}>
        {children}
      </ServiceProvider>
    </StrictMode>
  );
}

it('sends one request under StrictMode and returns the turns as they grow', async () => {
  const started = startService();
  const { result } = renderHook(() => useChat(), { wrapper: wrapperOf(started) });
  act(() => void result.current.send(salesQuestion));
  expect(result.current.status).toBe('submitting');
  expect(result.current.turns[0]?.question?.content).toBe(salesQuestion);
  await waitFor(() => expect(result.current.turns[0]?.state).toBe('done'));
  expect(started.requests).toHaveLength(1);
  expect(result.current.chatId).toBeDefined();
});

it('logs set-up errors of the client once', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const token = () => Promise.reject(new Error('The cookie is gone.'));
  const client = createServiceClient({ chatUrl: 'https://chat.example.com/chat', credentials: { kind: 'service-token', token } });
  const { result } = renderHook(() => useChat(), { wrapper: wrapperOf({ client }) });
  for (const question of ['First?', 'Second?']) {
    await act(() => result.current.send(question));
    await waitFor(() => expect(result.current.turns.at(-1)?.error?.reason ?? result.current.error?.reason).toBe('token-unavailable'));
  }
  const reports = consoleError.mock.calls.map((words) => words.join(' ')).filter((text) => text.startsWith('Parley:'));
  expect(reports).toEqual([expect.stringMatching(/token-unavailable.*The cookie is gone\./s)]);
  consoleError.mockRestore();
});

it('leaves the answer running at the service when it unmounts, and shows it after remounting', async () => {
  const pause = gate();
  const started = startService({ script: { '*': [...salesSteps, { kind: 'pause', until: pause.until }, ...wholeSalesRun.slice(-1)] } });
  const first = renderHook(() => useChat(), { wrapper: wrapperOf(started) });
  act(() => void first.result.current.send(salesQuestion));
  await waitFor(() => expect(first.result.current.turns[0]?.steps).toHaveLength(3));
  const { chatId } = first.result.current;
  first.unmount();

  const again = renderHook(() => useChat({ chatId }), { wrapper: wrapperOf(started) });
  await waitFor(() => expect(again.result.current.turns[0]?.state).toBe('running'));
  await pause.open();
  await waitFor(() => expect(again.result.current.turns[0]?.state).toBe('done'));
  expect(again.result.current.turns[0]?.answer?.content).toContain('Revenue grew');
  expect(started.requests.map(({ path }) => path)).not.toContain('abort');
});

it('restores a question as a draft if the chat unmounts before the service names the thread', async () => {
  const answer = gate();
  const wrapper = wrapperOf(startService({ delayed: answer.until }));
  const useChatWithDraft = () => ({ chat: useChat(), draft: useDraft(undefined)[0] });
  const first = renderHook(useChatWithDraft, { wrapper });
  act(() => void first.result.current.chat.send(salesQuestion));
  await waitFor(() => expect(first.result.current.chat.turns).toHaveLength(1));
  expect(first.result.current.draft).toBe('');
  first.unmount();

  const again = renderHook(useChatWithDraft, { wrapper });
  await waitFor(() => expect(again.result.current.draft).toBe(salesQuestion));
  expect(again.result.current.chat.turns).toEqual([]);
  await answer.open();
});

it('keeps a returned question before typed text until the user is known', async () => {
  const answer = gate();
  const storage = memoryStorage();
  const wrapper = wrapperOf(startService({ delayed: answer.until }), storage);
  const before = renderHook(() => [useChat(), useDraft(undefined)] as const, { wrapper });
  act(() => void before.result.current[0].send(salesQuestion));
  await waitFor(() => expect(storage.written()).toContain(salesQuestion));

  const reloaded = renderHook(() => useDraft(undefined), { wrapper });
  act(() => reloaded.result.current[1]('And by month?'));
  expect(reloaded.result.current[0]).toBe('And by month?');
  await waitFor(() => expect(reloaded.result.current[0]).toBe(`${salesQuestion}\n\nAnd by month?`));
  await answer.open();
});

it('keeps no draft of a question whose thread has an id', async () => {
  const wrapper = wrapperOf(startService());
  const first = renderHook(() => useChat(), { wrapper });
  act(() => void first.result.current.send(salesQuestion));
  await waitFor(() => expect(first.result.current.turns[0]?.state).toBe('done'));
  first.unmount();

  const again = renderHook(() => ({ draft: useDraft(undefined)[0], recent: useRecentThreads() }), { wrapper });
  await waitFor(() => expect(again.result.current.recent.threads).toHaveLength(1));
  expect(again.result.current.draft).toBe('');
});

it('loads another thread when its id is passed, and starts a new one without an id', async () => {
  const started = startService();
  const first = renderHook(() => useChat(), { wrapper: wrapperOf(started) });
  act(() => void first.result.current.send(salesQuestion));
  await waitFor(() => expect(first.result.current.turns[0]?.state).toBe('done'));
  const { chatId } = first.result.current;

  const initialProps: UseChatOptions = {};
  const { result, rerender } = renderHook((options) => useChat(options), { wrapper: wrapperOf(started), initialProps });
  rerender({ chatId });
  await waitFor(() => expect(result.current.turns[0]?.answer?.content).toContain('Revenue grew'));
  rerender({});
  expect(result.current.turns).toEqual([]);
  expect(result.current.chatId).toBeUndefined();
});

it('reports threads that the user opens or starts, and none that the host passes', async () => {
  const onChatIdChange = vi.fn();
  const initialProps: UseChatOptions = { onChatIdChange };
  const { result, rerender } = renderHook((options) => useChat(options), { wrapper: wrapperOf(startService()), initialProps });
  for (const chatId of ['first', 'second', undefined]) {
    rerender({ onChatIdChange, chatId });
    expect(result.current.chatId).toBe(chatId);
  }
  expect(onChatIdChange).not.toHaveBeenCalled();

  act(() => void result.current.load('of-user'));
  expect(onChatIdChange.mock.calls).toEqual([['of-user']]);
  act(() => result.current.newThread());
  expect(onChatIdChange.mock.calls).toEqual([['of-user'], [undefined]]);
});

it('asks on the given branch, and on another one after a change', async () => {
  const started = startService({ branches: ['dev-anna', 'dev-ben'] });
  const initialProps: UseChatOptions = { branch: 'dev-anna' };
  const { result, rerender } = renderHook((options) => useChat(options), { wrapper: wrapperOf(started), initialProps });
  const askAndWait = async (turns: number) => {
    act(() => void result.current.send(salesQuestion));
    await waitFor(() => expect(result.current.turns.map(({ state }) => state)).toEqual(Array(turns).fill('done')));
  };
  await askAndWait(1);
  rerender({ branch: 'dev-ben' });
  await askAndWait(2);
  rerender({});
  await askAndWait(3);
  expect(started.requests.map(({ activeBranchName }) => activeBranchName)).toEqual(['dev-anna', 'dev-ben', undefined]);
});

it('reports the branch in a form that can be passed back, also if the host creates it on each render', async () => {
  const started = startService({ branches: ['dev-anna'] });
  const wrapper = wrapperOf(started);
  const { result } = renderHook(
    () => {
      const [branch, setBranch] = useState<BranchChoice | undefined>({ name: 'main', isDefault: true });
      const given = typeof branch === 'object' ? { ...branch } : branch;
      return { ...useChat({ branch: given, onBranchChange: setBranch }), given, setBranch };
    },
    { wrapper },
  );
  act(() => void result.current.send(salesQuestion));
  await waitFor(() => expect(result.current.turns.map(({ state }) => state)).toEqual(['done']));
  act(() => result.current.setBranch('dev-anna'));
  await waitFor(() => expect(result.current.given).toEqual({ name: 'dev-anna', isDefault: false }));
  act(() => result.current.store.setBranch({ name: 'main', isDefault: true }));
  act(() => void result.current.send(salesQuestion));
  await waitFor(() => expect(result.current.turns.map(({ state }) => state)).toEqual(['done', 'done']));
  expect(result.current.given).toEqual({ name: 'main', isDefault: true });
  expect(started.requests.map(({ activeBranchName, isDefaultBranch }) => [activeBranchName, isDefaultBranch])).toEqual([
    ['main', true],
    ['main', true],
  ]);
});

it('starts another conversation for another client', async () => {
  const ada = startService();
  const ben = startService({ user: 'ben' });
  let current = ada;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServiceProvider client={current.client} storage={null}>
      {children}
    </ServiceProvider>
  );
  const { result, rerender } = renderHook(() => useChat(), { wrapper });
  act(() => void result.current.send(salesQuestion));
  await waitFor(() => expect(result.current.turns).toHaveLength(1));
  current = ben;
  rerender();
  expect(result.current.turns).toEqual([]);
  expect(result.current.store.client).toBe(ben.client);
});

it('rerenders a selected value only when it changes', async () => {
  const started = startService();
  const renders: number[] = [];
  const { result } = renderHook(
    () => {
      const store = useChatStore();
      return store;
    },
    { wrapper: wrapperOf(started) },
  );
  renderHook(
    () => {
      const count = useChatSelector(({ turns }) => turns.length);
      renders.push(count);
    },
    { wrapper: ({ children }) => <ChatContext value={result.current}>{children}</ChatContext> },
  );
  act(() => void result.current.send(salesQuestion));
  await waitFor(() => expect(result.current.getSnapshot().turns[0]?.state).toBe('done'));
  expect(renders).toEqual([0, 1]);
});

it('keeps a selected value if the new one is equal', async () => {
  const started = startService();
  const { result } = renderHook(() => useChatStore(), { wrapper: wrapperOf(started) });
  const isSameList = (before: readonly string[], after: readonly string[]) => before.join() === after.join();
  const selected = renderHook(() => useChatSelector(({ turns }) => turns.map(({ id }) => id), isSameList), {
    wrapper: ({ children }) => <ChatContext value={result.current}>{children}</ChatContext>,
  });
  const empty = selected.result.current;
  selected.rerender();
  expect(selected.result.current).toBe(empty);
  act(() => void result.current.send(salesQuestion));
  expect(selected.result.current).toHaveLength(1);
  const one = selected.result.current;
  await waitFor(() => expect(result.current.getSnapshot().turns[0]?.state).toBe('done'));
  expect(selected.result.current).toBe(one);
});

it('remembers threads for the current user, and forgets them for another one', async () => {
  const storage = memoryStorage();
  const started = startService();
  const ada = renderHook(() => ({ chat: useChat(), recent: useRecentThreads() }), { wrapper: wrapperOf(started, storage) });
  act(() => void ada.result.current.chat.send(salesQuestion));
  await waitFor(() => expect(ada.result.current.recent.threads.map(({ title }) => title)).toEqual([salesQuestion]));
  ada.unmount();

  const again = renderHook(() => useRecentThreads(), { wrapper: wrapperOf(started, storage) });
  await waitFor(() => expect(again.result.current.threads).toHaveLength(1));
  again.unmount();

  const ben = renderHook(() => useRecentThreads(), { wrapper: wrapperOf(startService({ user: 'ben' }), storage) });
  await waitFor(() => expect(storage.written()).not.toContain(salesQuestion));
  expect(ben.result.current.threads).toEqual([]);
});

it('separates the memory of two agents on one page', async () => {
  const storage = memoryStorage();
  const sales = startService();
  const { result } = renderHook(() => ({ chat: useChat(), recent: useRecentThreads() }), { wrapper: wrapperOf(sales, storage) });
  act(() => void result.current.chat.send(salesQuestion));
  await waitFor(() => expect(result.current.recent.threads).toHaveLength(1));

  const other = startService();
  const client = { ...other.client, chatUrl: `${other.client.chatUrl}?agent=other`, getIdentity: async () => 'other external:alice' };
  const neighbour = renderHook(() => useRecentThreads(), { wrapper: wrapperOf({ ...other, client }, storage) });
  await waitFor(() => expect(storage.written()).toContain('other external:alice'));
  expect(neighbour.result.current.threads).toEqual([]);
  expect(storage.written()).toContain(salesQuestion);
});

it('passes every line to a recorder', async () => {
  const started = startService();
  const onLine = vi.fn();
  const { result } = renderHook(() => useChat({ recorder: { onLine } }), { wrapper: wrapperOf(started) });
  act(() => void result.current.send(salesQuestion));
  await waitFor(() => expect(result.current.turns[0]?.state).toBe('done'));
  const lines = onLine.mock.calls.map(([line]) => JSON.parse(line).id);
  expect(lines[0]).toBe('__cutoff__');
  expect(lines).toContain('__state__');
});

it('throws an error that names the missing provider', () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useChat())).toThrow('Wrap your app in <ParleyProvider');
  expect(() => renderHook(() => useChatSelector(({ status }) => status))).toThrow('Wrap them in <ChatRoot');
  silent.mockRestore();
});
