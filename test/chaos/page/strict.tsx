import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createServiceClient } from '../../../src/client.js';
import { ChatPanel, ServiceProvider, useChatStore } from '../../../src/index.js';
import { createChaosPage } from './createChaosPage.js';

/** The panel in a separate application under StrictMode, where React mounts everything twice. */
const container = document.body.appendChild(document.createElement('main'));
let shownId: string | undefined;
let setShown: (shown: { readonly chatId: string | undefined; readonly mount: number }) => void = () => {};
let mount = 0;

Object.assign(window, {
  chaos: createChaosPage({
    root: () => container,
    chatId: () => shownId,
    show(chatId) {
      // Of a thread without an id a host knows no other way to a new one.
      if (chatId === undefined && shownId === undefined) mount += 1;
      go({ chatId, mount });
    },
    remount() {
      mount += 1;
      go({ chatId: shownId, mount });
    },
  }),
});

/** At once: a thread that gets its id in between would be gone to instead. */
function go(shown: Parameters<typeof setShown>[0]): void {
  // The chat tells of what it does by itself, not of what it is given.
  shownId = shown.chatId;
  flushSync(() => setShown(shown));
}

const client = createServiceClient({
  chatUrl: document.documentElement.dataset.chatUrl,
  credentials: {
    kind: 'service-token',
    async token({ signal }) {
      const response = await fetch('/token', { cache: 'no-store', ...(signal && { signal }) });
      const { token } = await response.json();
      return token;
    },
  },
});

function Page() {
  const [shown, set] = useState<{ readonly chatId: string | undefined; readonly mount: number }>({ chatId: undefined, mount });
  setShown = set;
  const follow = (chatId: string | undefined) => {
    shownId = chatId;
    set((before) => ({ ...before, chatId }));
  };
  return (
    <ServiceProvider client={client}>
      <Conversation key={shown.mount} chatId={shown.chatId} onChatIdChange={follow} />
    </ServiceProvider>
  );
}

function Conversation({ chatId, onChatIdChange }: ConversationProps) {
  const store = useChatStore({ chatId, onChatIdChange });
  return <ChatPanel store={store} style={{ height: '30rem' }} />;
}

interface ConversationProps {
  readonly chatId: string | undefined;
  readonly onChatIdChange: (chatId: string | undefined) => void;
}

createRoot(container).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
