import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { createChatStore, createServiceClient } from '../../src/client.ts';
import { ChatPanel, ServiceProvider } from '../../src/index.ts';
import { frames, until } from '../support/page.js';
import '../../src/styles/styles.css';

const query = new URLSearchParams(location.search);

const client = createServiceClient({
  chatUrl: `${location.origin}/api/chat/stream-chat-state`,
  credentials: { kind: 'service-token', token: async () => 'none' },
});
const store = createChatStore({ client, chatId: query.get('chatId') ?? '' });

/** Loads the thread without rendering it. */
window.loadThread = async () => {
  store.attach();
  await until(() => store.getSnapshot().thread.messages.length > 0 && !store.getSnapshot().isLoading);
  return store.getSnapshot().thread.messages.length;
};

/** Renders the thread, and resolves when it is painted. */
window.showThread = async () => {
  const root = createRoot(document.getElementById('root'));
  root.render(
    <ServiceProvider client={client} storage={null}>
      {query.get('view') === 'naive' ? <NaivePanel /> : <ChatPanel store={store} />}
    </ServiceProvider>,
  );
  await until(() => list()?.textContent.includes('Question') ?? false);
  await frames(5);
  return document.querySelectorAll('*').length;
};

/** Scrolls from the end up to the beginning, for at most the given number of steps. */
window.scrollUp = async (steps) => {
  for (let step = 0; step < steps; step += 1) {
    list().scrollTop -= 600;
    await frames(1);
  }
};

/** Returns to the end and asks again; resolves when the service has accepted the question. */
window.askOnceMore = async () => {
  list().scrollTop = list().scrollHeight;
  await frames(3);
  store.send('Once more');
  await until(() => store.getSnapshot().status === 'streaming' && store.getSnapshot().turns.at(-1)?.question?.origin === 'streamed');
  await frames(3);
};

/** Starts the answer, waits until it is complete, and returns its number of characters. */
window.readAnswer = async () => {
  await fetch('/api/begin-answer');
  await until(() => store.getSnapshot().status === 'idle' && answer() !== undefined);
  await frames(3);
  return answer().content.length;
};

const answer = () => store.getSnapshot().turns.at(-1)?.answer;

/** The whole thread in the page, with each message as a separate document, rerendered completely for each change. */
function NaivePanel() {
  const { thread } = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const box = useRef(null);
  useLayoutEffect(() => {
    box.current.scrollTop = box.current.scrollHeight;
  });
  return (
    <div ref={box} className="parley naive-list" data-slot="turn-list">
      {thread.messages.map(({ id, content }) => (
        <article key={id}>
          <ReactMarkdown remarkPlugins={plugins}>{content}</ReactMarkdown>
        </article>
      ))}
    </div>
  );
}

const plugins = [remarkGfm];

const list = () => document.querySelector('[data-slot="turn-list"]');
