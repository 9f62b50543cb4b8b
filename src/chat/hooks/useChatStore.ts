'use client';
import { use, useEffect, useRef, useState } from 'react';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { ErrorReportContext } from '../../data/provider/ErrorReportContext.js';
import { usePersonalMemory } from '../../data/provider/usePersonalMemory.js';
import { useServiceClient } from '../../data/provider/useServiceClient.js';
import { reportSetupError } from '../../data/reportSetupError.js';
import { useSame } from '../../react/equality/useSame.js';
import { useLatest } from '../../react/state/useLatest.js';
import { type ChatBranch, readBranch } from '../store/ChatBranch.js';
import type { ChatSnapshot, ChatStore, ChatStoreOptions } from '../store/ChatStore.js';
import { createChatStore } from '../store/createChatStore.js';
import type { Recorder } from '../store/transcript/recorder.js';
import { type ChatMemory, chatMemoryOf, keepQuestion, moveDraft, rememberThreads } from './chatMemory.js';
import { useRememberedThread } from './useRememberedThread.js';
import { watchErrors } from './watchErrors.js';

/** The thread and branch to show, and callbacks for changes. Callbacks may be new functions in every render. */
export interface UseChatOptions extends Pick<ChatStoreOptions, 'chatId' | 'branch' | 'context' | 'onThread' | 'onLine' | 'environment'> {
  /**
   * Called when the user opens or starts another thread, when a new thread gets its id, and when a remembered thread is shown; `undefined`
   * is a new thread without an id. Not called for a `chatId` that you pass, so it may navigate.
   */
  readonly onChatIdChange?: ((chatId: string | undefined) => void) | undefined;
  /** Called when the branch of the next questions changes; `undefined` is the default branch. The value can be passed back as `branch`. */
  readonly onBranchChange?: ((branch: ChatBranch | undefined) => void) | undefined;
  /**
   * True to show the thread of this tab again after a reload, until the user starts another; a text to keep several chats of a page apart.
   * A remembered thread that is gone or belongs to someone else is replaced by a new one. `chatId` takes precedence. Default `false`.
   */
  readonly rememberThread?: boolean | string | undefined;
  /** A recorder from `createRecorder`. It records every line, without tokens. */
  readonly recorder?: Pick<Recorder, 'onLine'> | undefined;
}

/**
 * Creates one conversation for the lifetime of the component. Unmounting does not stop a running answer at the service. Pass another
 * `chatId` to load that thread, or `undefined` after a thread to start a new one.
 */
export function useChatStore(options: UseChatOptions = {}): ChatStore {
  const memory = chatMemoryOf(usePersonalMemory());
  const latest = useLatest(options);
  const store = useStoreOfClient(memory, latest);
  useConnection(store, latest);
  useRememberedThread(store, scopeOf(options), (chatId) => latest.current.onChatIdChange?.(chatId));
  useEffect(() => rememberThreads(store, memory), [store, memory]);
  useEffect(() => keepQuestion(store, memory), [store, memory]);
  const report = use(ErrorReportContext);
  useEffect(
    () =>
      watchErrors(store, (error) => {
        reportSetupError(store.client, error);
        report?.(error, { widget: 'chat', operation: error.operation ?? 'streamChat' });
      }),
    [store, report],
  );
  useThreadOfHost(store, options.chatId, latest);
  useGivenBranch(store, options.branch);
  useGivenContext(store, options.context);
  return store;
}

function scopeOf({ rememberThread }: UseChatOptions): string | undefined {
  return rememberThread === true ? '' : rememberThread || undefined;
}

interface Latest {
  readonly current: UseChatOptions;
}

/** A different client means a different user or service, so it gets its own conversation. */
function useStoreOfClient(memory: ChatMemory, latest: Latest): ChatStore {
  const client = useServiceClient();
  const [store, setStore] = useState(() => makeStore(client, memory, latest));
  if (store.client === client) return store;
  const another = makeStore(client, memory, latest);
  setStore(another);
  return another;
}

function makeStore(client: ServiceClient, memory: ChatMemory, latest: Latest): ChatStore {
  const { chatId, branch, environment } = latest.current;
  const { stoppedTurns, waitingQuestions, versions } = memory;
  return createChatStore({
    client,
    chatId,
    branch,
    stoppedTurns,
    waitingQuestions,
    versions,
    environment,
    context: latest.current.context,
    onThread: (id, firstQuestion) => {
      moveDraft(memory, id);
      latest.current.onThread?.(id, firstQuestion);
    },
    onLine: (line, frame) => {
      latest.current.recorder?.onLine(client.redact(line));
      latest.current.onLine?.(line, frame);
    },
  });
}

/** Keeps the store attached while the component is mounted. */
function useConnection(store: ChatStore, latest: Latest): void {
  useEffect(() => {
    const unwatchBranch = watch(store, selectBranch, (branch) => latest.current.onBranchChange?.(branch));
    store.attach();
    return () => {
      unwatchBranch();
      store.detach();
    };
  }, [store, latest]);
}

/** Loads the thread that the host passes, and reports changes of the thread that the host did not make. */
function useThreadOfHost(store: ChatStore, chatId: string | undefined, latest: Latest): void {
  const given = useRef(chatId);
  const isMoving = useRef(false);
  useEffect(
    () =>
      watch(store, selectChatId, (chatId) => {
        if (!isMoving.current) latest.current.onChatIdChange?.(chatId);
      }),
    [store, latest],
  );
  useEffect(() => {
    const before = given.current;
    given.current = chatId;
    // If the store has switched threads on its own in the meantime, keep that thread.
    if (chatId === before || chatId === store.getSnapshot().chatId) return;
    // The store publishes the move before it returns.
    isMoving.current = true;
    if (chatId === undefined) store.newThread();
    else void store.load(chatId);
    isMoving.current = false;
  }, [store, chatId]);
}

/** Compares the members, because a host may create a new object in each render. */
function useGivenBranch(store: ChatStore, choice: UseChatOptions['branch']): void {
  const { name, isDefault } = readBranch(choice) ?? {};
  useEffect(() => store.setBranch(name === undefined ? undefined : { name, isDefault }), [store, name, isDefault]);
}

/** Compares the members as well, because another context replaces what `setContext` has set. */
function useGivenContext(store: ChatStore, context: UseChatOptions['context']): void {
  const given = useSame({ context }, contextDepth);
  useEffect(() => store.setContext(given.context), [store, given]);
}

/** As deep as a list of facts with objects as values. */
const contextDepth = 4;

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
