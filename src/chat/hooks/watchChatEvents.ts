import { readToolResult } from '../../client/chat-stream/readToolResult.js';
import type { ServiceError } from '../../client/errors/ServiceError.js';
import type { Tell } from '../../data/events/TellContext.js';
import type { ChatSnapshot, ChatStore } from '../store/ChatStore.js';
import type { ChatTurn } from '../store/fold/Thread.js';

/**
 * Reports what happens to the questions that are asked in this store: asked, first word, and answered, stopped or failed. `since` is the
 * time in milliseconds from which questions count. Returns a function that stops it.
 */
export function watchChatEvents(store: Pick<ChatStore, 'getSnapshot' | 'subscribe'>, tell: Tell, since = Date.now()): () => void {
  const now = () => Date.now();
  let asked: Asked | undefined;
  let errorBefore: ServiceError | undefined;

  function look(): void {
    const snapshot = store.getSnapshot();
    const { chatId, turns, error } = snapshot;
    // A new thread gets its name while its first question is sent.
    if (asked?.chatId !== undefined && asked.chatId !== chatId) asked = undefined;
    asked = begin(snapshot) ?? asked;
    if (asked !== undefined) {
      asked.chatId ??= chatId;
      follow(asked, turns[asked.position]);
    }
    if (error !== errorBefore) {
      errorBefore = error;
      if (error !== undefined) tell({ type: 'chat.failed', ...failureOf(error) });
    }
  }

  /** Returns the question that is being sent, if it has not been reported. */
  function begin({ status, turns, chatId }: ChatSnapshot): Asked | undefined {
    const turn = turns.at(-1);
    const position = turns.length - 1;
    if (turn?.state !== 'running' || (asked?.position === position && !asked.isOver)) return undefined;
    // The id of a question begins with the time at which it was sent. It may have been sent before this was loaded.
    const sentAt = asked === undefined ? Number.parseInt(turn.id, 10) : Number.NaN;
    const isLate = sentAt >= since && sentAt < now();
    if (status !== 'submitting' && !isLate) return undefined;
    const at = isLate ? sentAt : now();
    tell({ type: 'chat.asked', at, turnId: turn.id }, { text: turn.question?.content });
    return { position, at, chatId, hasWord: false, isOver: false };
  }

  function follow(question: Asked, turn: ChatTurn | undefined): void {
    if (turn === undefined || (turn.state !== 'running' && question.isOver)) return;
    // An interrupted answer may continue.
    question.isOver = turn.state !== 'running';
    const at = now();
    const about = { at, turnId: turn.id, durationMs: at - question.at };
    const text = turn.answer?.content;
    if (!question.hasWord && text) {
      question.hasWord = true;
      tell({ type: 'chat.firstWord', ...about });
    }
    if (turn.state === 'running') return;
    if (turn.state === 'done') tell({ type: 'chat.answered', ...about, ...answerFacts(turn, tokensOf(store.getSnapshot())) }, { text });
    else if (turn.state === 'stopped') tell({ type: 'chat.stopped', ...about });
    else tell({ type: 'chat.failed', ...about, ...failureOf(turn.error) });
  }

  look();
  return store.subscribe(look);
}

/** A question that was asked here. Its place stays the same even if the service gives it another id. */
interface Asked {
  readonly position: number;
  readonly at: number;
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
