'use client';
import { useEffect, useRef, useState } from 'react';
import type { ChatSnapshot, ChatStore, ChatStoreOptions } from '../chat-store/ChatStore.js';
import { createChatStore } from '../chat-store/createChatStore.js';
import type { Recorder } from '../chat-store/recorder.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import { moveDraft, type PersonalMemory, rememberThreads } from './createPersonalMemory.js';
import { usePersonalMemory } from './usePersonalMemory.js';
import { useServiceClient } from './useServiceClient.js';

export interface UseChatOptions extends Pick<ChatStoreOptions, 'chatId' | 'branch' | 'onThread' | 'onLine' | 'environment'> {
  /** Follows the thread on screen: `undefined` is a new one that has no id yet. */
  readonly onChatIdChange?: ((chatId: string | undefined) => void) | undefined;
  /** Follows the branch of the next questions: `undefined` is the main branch. */
  readonly onBranchChange?: ((branch: string | undefined) => void) | undefined;
  /** Made by `createRecorder`; writes down every line, without tokens. */
  readonly recorder?: Pick<Recorder, 'onLine'> | undefined;
}

/**
 * One conversation for as long as the component lives; unmounting leaves a running answer running at the service.
 * Give another `chatId` to load that thread, `undefined` after one to begin a new thread.
 */
export function useChatStore(options: UseChatOptions = {}): ChatStore {
  const client = useServiceClient();
  const memory = usePersonalMemory();
  const latest = useRef(options);
  const [made, setMade] = useState(() => make(client, memory, latest));
  if (made.client !== client) setMade(make(client, memory, latest));
  const { store } = made;
  const { chatId, branch } = options;
  const asked = useRef(chatId);

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    store.attach();
    const unwatchChatId = watch(store, selectChatId, (current) => latest.current.onChatIdChange?.(current));
    const unwatchBranch = watch(store, selectBranch, (current) => latest.current.onBranchChange?.(current));
    return () => {
      unwatchChatId();
      unwatchBranch();
      store.detach();
    };
  }, [store]);

  useEffect(() => rememberThreads(store, memory), [store, memory]);

  useEffect(() => {
    const before = asked.current;
    asked.current = chatId;
    if (chatId === before || chatId === store.getSnapshot().chatId) return;
    if (chatId === undefined) store.newThread();
    else void store.load(chatId);
  }, [store, chatId]);

  useEffect(() => store.setBranch(branch), [store, branch]);

  return store;
}

function make(client: ServiceClient, { drafts }: PersonalMemory, latest: { readonly current: UseChatOptions }) {
  const { chatId, branch, environment } = latest.current;
  const store = createChatStore({
    client,
    chatId,
    branch,
    environment,
    onThread: (id, firstQuestion) => {
      moveDraft(drafts, id);
      latest.current.onThread?.(id, firstQuestion);
    },
    onLine: (line, frame) => {
      latest.current.recorder?.onLine(line);
      latest.current.onLine?.(line, frame);
    },
  });
  return { client, store };
}

function watch<T>(store: ChatStore, select: (snapshot: ChatSnapshot) => T, onChange: (value: T) => void): () => void {
  let last = select(store.getSnapshot());
  return store.subscribe(() => {
    const value = select(store.getSnapshot());
    if (value === last) return;
    last = value;
    onChange(value);
  });
}

const selectChatId = ({ chatId }: ChatSnapshot) => chatId;
const selectBranch = ({ branch }: ChatSnapshot) => branch;
