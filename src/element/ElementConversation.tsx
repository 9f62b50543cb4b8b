import { use, useEffect, useMemo, useState } from 'react';
import { useChatStore } from '../chat/hooks/useChatStore.js';
import { ChatPanel } from '../chat/panel/ChatPanel.js';
import type { ChatStore } from '../chat/store/ChatStore.js';
import { useServiceClient } from '../data/provider/useServiceClient.js';
import { useLabels } from '../react/useLabels.js';
import { Button } from '../ui/button/Button.js';
import type { ElementAttributes } from './attributes.js';
import type { Identity } from './connectElement.js';
import { createQuestionQueue } from './createQuestionQueue.js';
import type { ElementProperties } from './ElementProperties.js';
import type { Emit } from './elementEvents.js';
import { createLastThread } from './lastThread.js';
import { SetupNotice } from './SetupNotice.js';

/** Waits until the user is known, then shows a conversation: the one in `chat-id`, or else the last of this tab. */
export function ElementConversation({ identity, onRetry, ...props }: ElementConversationProps) {
  const { chat, common } = useLabels();
  const client = useServiceClient();
  const known = use(identity);
  if (known.kind === 'known') return <IdentifiedConversation key={known.name} user={known.name} {...props} />;
  const { error } = known;
  if (error.kind === 'validation') return <SetupNotice error={error} title={chat.notSetUp} advice={error.message} emit={props.emit} />;
  return (
    <SetupNotice client={client} error={error} emit={props.emit}>
      <Button onClick={onRetry}>{common.retry}</Button>
    </SetupNotice>
  );
}

export interface ElementConversationProps extends ConversationProps {
  readonly identity: Promise<Identity>;
  /** Requests a token again. */
  readonly onRetry: () => void;
}

function IdentifiedConversation({ elementId, user, attributes, starters, onChat, emit }: ConversationProps & { readonly user: string }) {
  const { heading, placeholder, branch, defaultBranch, dir, restrictDataDownload } = attributes;
  const lastThread = useMemo(() => createLastThread(elementId), [elementId]);
  const [restored] = useState(() => lastThread.read(user));
  const [chatId, setChatId] = useShownThread(attributes.chatId, restored);
  const store = useChatStore({
    chatId,
    branch: branch === undefined ? undefined : { name: branch, isDefault: branch === defaultBranch },
    onThread: (id, firstQuestion) => emit('parley-thread', { chatId: id, firstQuestion }),
    onChatIdChange: (id) => {
      setChatId(id);
      if (id === undefined) lastThread.clear();
    },
  });

  useEffect(() => {
    if (chatId !== undefined) lastThread.write(user, chatId);
  }, [chatId, lastThread, user]);

  useEffect(() => (restored === undefined ? undefined : leaveUnavailableThread(store, restored)), [store, restored]);
  useEffect(() => {
    const questions = createQuestionQueue(store);
    onChat({
      send: questions.send,
      newThread: () => {
        questions.clear();
        store.newThread();
      },
    });
    return () => {
      questions.stop();
      onChat(undefined);
    };
  }, [store, onChat]);

  return (
    <ChatPanel
      store={store}
      heading={heading}
      placeholder={placeholder}
      starters={starters}
      restrictDataDownload={restrictDataDownload}
      onError={(error) => emit('parley-error', { error })}
      onResult={(result, turnId) => emit('parley-result', { result, turnId })}
      {...(dir && { dir })}
    />
  );
}

interface ConversationProps {
  readonly elementId: string;
  readonly attributes: ElementAttributes;
  readonly starters: ElementProperties['starters'];
  readonly onChat: (chat: ChatControls | undefined) => void;
  readonly emit: Emit;
}

/** Follows the attribute when it changes to another thread, and the user when they open another. */
function useShownThread(asked: string | undefined, restored: string | undefined) {
  const [before, setBefore] = useState(asked);
  const shown = useState(asked ?? restored);
  if (asked !== before) {
    setBefore(asked);
    if (asked !== undefined) shown[1](asked);
  }
  return shown;
}

/** A remembered thread may have been deleted. Nobody asked for it, so a new one replaces it without an error. */
function leaveUnavailableThread(store: ChatStore, chatId: string): () => void {
  return store.subscribe(() => {
    const snapshot = store.getSnapshot();
    const isGone = snapshot.error?.reason === 'thread-gone' || snapshot.error?.reason === 'thread-forbidden';
    if (isGone && snapshot.chatId === chatId && snapshot.turns.length === 0) store.newThread();
  });
}

/** The actions of a chat that the element's methods call. */
export interface ChatControls {
  send(text: string): void;
  newThread(): void;
}
