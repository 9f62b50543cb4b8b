import { readToolResult } from '../../client/chat-stream/readToolResult.js';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { Emit } from '../../data/events/EmitContext.js';
import type { ChatSnapshot, ChatStore } from '../store/ChatStore.js';
import type { ChatTurn } from '../store/fold/Thread.js';

/** A question that was sent before the watcher was started. */
export interface SentQuestion {
  /** The position of its turn in the thread. */
  readonly position: number;
  /** When it was sent, in milliseconds since 1970. */
  readonly at: number;
  /** The thread it was sent in; `undefined` if it started a new thread. */
  readonly chatId: string | undefined;
}

/**
 * Emits the events of questions asked in this store: asked, first word, and answered, stopped or failed. Pass a question that was already
 * sent as `sent`. Returns a function that stops watching.
 */
export function watchChatEvents(store: Pick<ChatStore, 'getSnapshot' | 'subscribe'>, emit: Emit, sent?: SentQuestion): () => void {
  let asked = sent && begin(sent);
  let errorBefore: ServiceError | undefined;

  function look(): void {
    const { chatId, turns, error, status } = store.getSnapshot();
    // A new thread gets its id while its first question is being sent.
    if (asked?.chatId !== undefined && asked.chatId !== chatId) asked = undefined;
    const position = turns.length - 1;
    const isNew = asked?.position !== position || asked.isOver;
    if (status === 'submitting' && turns[position]?.state === 'running' && isNew) asked = begin({ position, at: Date.now(), chatId });
    if (asked !== undefined) {
      asked.chatId ??= chatId;
      follow(asked, turns[asked.position]);
    }
    if (error !== errorBefore) {
      errorBefore = error;
      if (error !== undefined) emit({ type: 'chat.failed', ...failureOf(error) });
    }
  }

  function begin(question: SentQuestion): Asked {
    const { position, at, chatId } = question;
    const turn = store.getSnapshot().turns[position];
    emit({ type: 'chat.asked', at, chatId, turnId: turn?.id }, { text: turn?.question?.content });
    return { ...question, hasWord: false, isOver: false };
  }

  function follow(question: Asked, turn: ChatTurn | undefined): void {
    if (turn === undefined || (turn.state !== 'running' && question.isOver)) return;
    // An interrupted answer may continue.
    question.isOver = turn.state !== 'running';
    const at = Date.now();
    const about = { at, turnId: turn.id, durationMs: at - question.at };
    const text = turn.answer?.content;
    if (!question.hasWord && text) {
      question.hasWord = true;
      emit({ type: 'chat.firstWord', ...about });
    }
    if (turn.state === 'running') return;
    if (turn.state === 'done') emit({ type: 'chat.answered', ...about, ...answerFacts(turn, tokensOf(store.getSnapshot())) }, { text });
    else if (turn.state === 'stopped') emit({ type: 'chat.stopped', ...about });
    else emit({ type: 'chat.failed', ...about, ...failureOf(turn.error) });
  }

  look();
  return store.subscribe(look);
}

/** A question asked here, identified by its position, because the service may change its id. */
interface Asked extends Omit<SentQuestion, 'chatId'> {
  chatId: string | undefined;
  hasWord: boolean;
  isOver: boolean;
}

function failureOf(error: ServiceError | undefined) {
  return { kind: error?.kind ?? 'protocol', reason: error?.reason } as const;
}

function tokensOf({ thread: { usage } }: ChatSnapshot): { readonly tokens?: number } {
  return usage === undefined ? {} : { tokens: usage.totalTokens };
}

function answerFacts({ steps }: ChatTurn, tokens: { readonly tokens?: number }) {
  const calls = steps.flatMap(({ toolCall }) => toolCall ?? []);
  const rows = calls.reduce((sum, call) => {
    const result = readToolResult(call);
    return result?.kind === 'sql' ? sum + result.totalRows : sum;
  }, 0);
  return { steps: steps.length, toolCalls: calls.length, rows, ...tokens };
}
