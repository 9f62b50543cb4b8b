import { act, render, waitFor } from '@testing-library/react';
import { Activity, type ComponentProps, createRef, type Ref, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../../src/styles/styles.css';
import { useChatStore } from '../../../src/chat/hooks/useChatStore.js';
import { ChatRoot } from '../../../src/chat/panel/ChatRoot.js';
import { useTurn } from '../../../src/chat/panel/context/TurnContext.js';
import type { ChatHandle } from '../../../src/chat/panel/handle/ChatHandle.js';
import { Turn } from '../../../src/chat/panel/turn/Turn.js';
import { TurnList } from '../../../src/chat/panel/turn/TurnList.js';
import { createServiceClient } from '../../../src/client.js';
import { ServiceProvider } from '../../../src/provider/ServiceProvider.js';
import { gate, slot, slots } from './support/showPanel.js';

const { observe, unobserve } = IntersectionObserver.prototype;

afterEach(() => vi.restoreAllMocks());

const list = () => slot('turn-list') ?? document.body;

it('has fewer than 3,000 nodes for a thread of 10,000 messages', async () => {
  showThread(10_000);
  await waitFor(() => expect(list()).toHaveTextContent('Question 4999'));
  await painted();
  expect(nodeCount()).toBeLessThan(3000);
  expect(slots('turn').length).toBeGreaterThan(5);
});

it('shows what the reader scrolls to, and keeps what was there', async () => {
  showThread(1000);
  await waitFor(() => expect(list()).toHaveTextContent('Question 499'));
  // Like a reader, who keeps scrolling until the start is there.
  const scrollUp = () => {
    list().scrollTop = 0;
    return slots('turn')[0]?.textContent;
  };
  await expect.poll(scrollUp).toContain('Question 0');
  expect(slots('turn').at(-1)).toHaveTextContent('Question 499');
});

it('shows the same turns after the host hides the panel and shows it again', async () => {
  let setMode: (mode: Mode) => void = () => {};
  showThread(1000, {
    onHost: (set) => {
      setMode = set;
    },
  });
  await waitFor(() => expect(list()).toHaveTextContent('Question 499'));
  await painted();
  for (; list().scrollTop > 0; await painted()) list().scrollTop -= 2000;
  await waitFor(() => expect(document.querySelector('.parley-turn-section[hidden]')).toBeNull());
  act(() => setMode('hidden'));
  act(() => setMode('visible'));
  await painted();
  expect(document.querySelector('.parley-turn-section[hidden]')).toBeNull();
});

it('shows a group outside the page when the browser finds words in it', async () => {
  showThread(1000);
  await waitFor(() => expect(list()).toHaveTextContent('Question 499'));
  const far = document.querySelector('.parley-turn-group[data-state="far"]');
  expect(far).toHaveTextContent('Question 0');
  expect(far).toHaveAttribute('hidden', 'until-found');
  far?.dispatchEvent(new Event('beforematch'));
  await waitFor(() => expect(slots('turn')[0]).toHaveTextContent('Question 0'));
});

it('scrolls to a turn that is not rendered, and focuses it, when the host asks for it', async () => {
  const handle = createRef<ChatHandle>();
  const store = showThread(10_000, { handle });
  await waitFor(() => expect(list()).toHaveTextContent('Question 4999'));
  const id = store().getSnapshot().turns[2500]?.id ?? '';
  const far = () => slots('turn').find(({ dataset }) => dataset.turnId === id);
  expect(far()).toBeUndefined();
  await handle.current?.scrollToTurn(id);
  expect(far()).toHaveTextContent('Question 2500');
  expect(far()).toHaveFocus();
  const start = () => (far()?.getBoundingClientRect().top ?? 0) - list().getBoundingClientRect().top;
  await painted();
  // The turns around it are rendered afterwards, and must not move it.
  expect(start()).toBeGreaterThanOrEqual(0);
  expect(start()).toBeLessThan(100);
  expect(nodeCount()).toBeLessThan(4000);
});

it('observes few elements, however long the thread is', async () => {
  const watched = new Set<Element>();
  vi.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(function (this: IntersectionObserver, element) {
    watched.add(element);
    observe.call(this, element);
  });
  vi.spyOn(IntersectionObserver.prototype, 'unobserve').mockImplementation(function (this: IntersectionObserver, element) {
    watched.delete(element);
    unobserve.call(this, element);
  });
  showThread(10_000);
  await waitFor(() => expect(list()).toHaveTextContent('Question 4999'));
  await painted();
  expect(document.querySelectorAll('.parley-turn-group').length).toBe(500);
  expect([...watched].filter((element) => list().contains(element)).length).toBeLessThan(50);
  expect(document.querySelectorAll('.parley-turn-section[hidden="until-found"]').length).toBe(24);
});

it('rerenders one turn for a delta, however long the thread is', async () => {
  const pause = gate();
  const rendered: string[] = [];
  const store = showThread(1000, { until: pause.until, onRender: (id) => rendered.push(id) });
  await waitFor(() => expect(list()).toHaveTextContent('Question 499'));
  await painted();
  store().send('Once more');
  await waitFor(() => expect(list()).toHaveTextContent('The first half'));
  await painted();
  rendered.length = 0;
  await pause.open();
  await waitFor(() => expect(list()).toHaveTextContent('and the second'));
  expect(new Set(rendered)).toEqual(new Set([store().getSnapshot().turns.at(-1)?.id]));
});

interface ThreadOptions {
  /** The second half of an answer waits for it. */
  readonly until?: Promise<unknown>;
  readonly onRender?: (turnId: string) => void;
  readonly handle?: Ref<ChatHandle>;
  readonly onHost?: (setMode: (mode: Mode) => void) => void;
}

type Mode = ComponentProps<typeof Activity>['mode'];

/** A panel over a service whose thread has so many messages. */
function showThread(messageCount: number, { until, onRender, handle, onHost }: ThreadOptions = {}) {
  const client = createServiceClient({
    chatUrl: 'https://chat.example.com/chat/stream-chat-state',
    credentials: { kind: 'service-token', token: 'none' },
    async fetch(request) {
      const { input, messageId } = await request.json();
      const lines = input === undefined ? threadLines(messageCount) : answerLines(input, messageId, until);
      return new Response(streamOf(lines));
    },
  });
  let store: ReturnType<typeof useChatStore> | undefined;

  function Counted() {
    const { turn } = useTurn();
    onRender?.(turn.id);
    return <Turn />;
  }
  const counted = <Counted />;

  function Panel() {
    store = useChatStore({ chatId: 'chat' });
    const [mode, setMode] = useState<Mode>('visible');
    onHost?.(setMode);
    return (
      <Activity mode={mode}>
        <ChatRoot store={store} handle={handle} style={{ blockSize: 600 }}>
          <TurnList>{counted}</TurnList>
        </ChatRoot>
      </Activity>
    );
  }
  render(
    <ServiceProvider client={client} storage={null}>
      <Panel />
    </ServiceProvider>,
  );
  return () => {
    if (store === undefined) throw new Error('The panel has not been rendered.');
    return store;
  };
}

async function* threadLines(messageCount: number) {
  const message = (kind: string, id: string, content: string) => ({
    lc: 1,
    type: 'constructor',
    id: ['langchain_core', 'messages', kind],
    kwargs: { id, content },
  });
  const messages = Array.from({ length: messageCount / 2 }, (_, turn) => [
    message('HumanMessage', `${1_700_000_000_000 + turn}-question`, `Question ${turn}`),
    message('AIMessage', `answer-${turn}`, `Revenue of **${turn}** rose.\n\n- North\n- South`),
  ]).flat();
  yield line({ id: '__cutoff__', sort: 0, state: { chatId: 'chat', isStreaming: false } });
  yield line({ id: '__state__', sort: 1, state: { messages } });
}

async function* answerLines(input: string, messageId: string, until: Promise<unknown> | undefined) {
  const answer = {
    id: 'once-more',
    role: 'assistant',
    graphPath: ['final', 'service_data_analyst_agent'],
    isDelta: true,
    isInProcess: true,
  };
  yield line({ id: '__cutoff__', sort: 0, state: { chatId: 'chat', isStreaming: true } });
  yield line({ id: messageId, role: 'user', content: input, isDelta: false, isInProcess: false, sort: 1 });
  yield line({ ...answer, content: 'The first half ', sort: 2 });
  await until;
  yield line({ ...answer, content: 'and the second', sort: 3 });
  yield line({ ...answer, content: 'The first half and the second', isDelta: false, isInProcess: false, sort: 4 });
}

function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done === true) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function nodeCount(): number {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let count = 0;
  while (walker.nextNode() !== null) count += 1;
  return count;
}

async function painted(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}
