import { useEffect, useState } from 'react';

/** Keeps the current thread in the URL as `?chat=…`, so that it survives a reload, and the back and forward buttons switch threads. */
export function useChatIdInUrl() {
  const [chatId, setChatId] = useState(readChatId);

  useEffect(() => {
    const follow = () => setChatId(readChatId());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  function onChatIdChange(next: string | undefined) {
    const before = readChatId();
    setChatId(next);
    if (next === before) return;
    // A new thread that gets its id is still the same page.
    if (before === undefined) history.replaceState(null, '', addressOf(next));
    else history.pushState(null, '', addressOf(next));
  }

  return { chatId, onChatIdChange };
}

function readChatId(): string | undefined {
  return new URLSearchParams(location.search).get('chat') ?? undefined;
}

function addressOf(chatId: string | undefined): string {
  const address = new URL(location.href);
  if (chatId === undefined) address.searchParams.delete('chat');
  else address.searchParams.set('chat', chatId);
  return address.href;
}
