import { type ChatRequest, createMessageId, isMessageId } from '../../../client/chat-stream/chatRequest.js';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { SendOptions } from '../ChatStore.js';
import { writeInput } from '../fold/questionContext.js';
import { addQuestion, endTurn, expectGap, renameQuestion, reopenTurn } from '../fold/questions.js';
import type { ChatMessage, ChatTurn } from '../fold/Thread.js';
import { threadTurns } from '../fold/threadTurns.js';
import { maxVersions } from '../memory/turnVersions.js';
import { beginActivity, type ChatCore } from './ChatCore.js';
import { asChatError } from './connectionLoss.js';
import { loadThread } from './load.js';
import { onBranch } from './onBranch.js';
import { answer } from './work.js';

/** Sends a question as a new turn (docs/contract/chat.md#idempotency). `again` is the original question of a retry. */
export function send(core: ChatCore, content: string, options: SendOptions = {}, again?: ChatMessage): boolean {
  const { replaces } = options;
  const { thread, branch, replaced } = core.cell.state;
  if (content.trim() === '' || core.activity !== undefined) return false;
  const id = createMessageId(core.environment.now());
  // Edited and retried questions keep their original context.
  const before = again ?? threadTurns(thread).find((turn) => turn.id === replaces)?.question;
  const question =
    before === undefined || isUnsent(core, before) ? withContext(core, { id, content }, options) : { id, content, context: before.context };
  const cleared = {
    error: undefined,
    isLoading: false,
    isBusyElsewhere: false,
    replaced: replaces === undefined ? replaced : new Map([...replaced].slice(-maxVersions)).set(id, replaces),
  };
  if (replaces !== undefined) core.options.versions?.remember([id, replaces]);
  const asked = addQuestion(thread, question);
  if (question.error !== undefined) {
    core.cell.set({ ...cleared, thread: endTurn(asked, { state: 'failed', error: question.error }), status: 'error' });
    return true;
  }
  const request: ChatRequest = { input: writeInput(question), messageId: id, ...withChatId(thread.chatId), ...onBranch(branch) };
  core.requests.set(id, request);
  const activity = beginActivity(core, 'answer', request);
  core.cell.set({ ...cleared, thread: asked, status: 'submitting' });
  void answer(core, activity, request);
  return true;
}

/** True if there was no request for a question, because its context could not be sent. */
function isUnsent({ requests }: ChatCore, { id, origin }: ChatMessage): boolean {
  return origin === 'optimistic' && !requests.has(id);
}

/** A question without its context could get the wrong answer, so it is not sent without. */
function withContext({ facts }: ChatCore, question: Pick<ChatMessage, 'id' | 'content'>, options: SendOptions = {}): NewQuestion {
  try {
    return { ...question, context: facts.read(options) };
  } catch (error) {
    return { ...question, error: asChatError(error) };
  }
}

interface NewQuestion extends Pick<ChatMessage, 'id' | 'content' | 'context'> {
  readonly error?: ServiceError;
}

/**
 * Asks a question without an answer again, with the same id, and one with an answer as a new turn. If the thread could not be read, reads
 * it again.
 */
export function retry(core: ChatCore, turnId?: string): void {
  if (core.activity !== undefined) return;
  const { thread, error } = core.cell.state;
  const turns = threadTurns(thread);
  const turn = turns.findLast(({ id, state }) => (turnId === undefined ? canRetry(state) : id === turnId));
  if (turn?.question === undefined) {
    if (turnId === undefined && error !== undefined && thread.chatId !== undefined) void loadThread(core, thread.chatId);
    return;
  }
  if (canRetry(turn.state)) ask(core, turn.question, turn.state);
  else send(core, turn.question.content, { replaces: turn === turns.at(-1) ? turn.id : undefined }, turn.question);
}

function ask(core: ChatCore, question: NonNullable<ChatTurn['question']>, state: ChatTurn['state']): void {
  const { content } = question;
  // A service that does not keep client ids has assigned an id that it would not accept in a request.
  const id = isMessageId(question.id) ? question.id : createMessageId(core.environment.now());
  const { branch } = core.cell.state;
  const thread = renameQuestion(core.cell.state.thread, question.id, id);
  const known = core.requests.get(id);
  const asked: NewQuestion = isUnsent(core, question) ? withContext(core, { id, content }) : question;
  if (asked.error !== undefined) return;
  const request: ChatRequest = {
    ...(known ?? { input: writeInput(asked), messageId: id, ...onBranch(branch) }),
    ...withChatId(thread.chatId),
  };
  // The answer to an interrupted question may have been written in the meantime. Nothing of a failed one is reused.
  const mayHaveArrived = state === 'interrupted' && thread.chatId !== undefined;
  const activity = beginActivity(core, 'answer', request);
  core.cell.set({
    // The refusal may have come from a gateway while the service was answering; the stream is then joined in the middle.
    thread: expectGap(reopenTurn(thread, id, { keepsAnswer: state !== 'failed' })),
    status: mayHaveArrived ? 'resuming' : 'submitting',
    error: undefined,
    isBusyElsewhere: false,
  });
  void answer(core, activity, request, { isCut: mayHaveArrived, asksAgain: mayHaveArrived });
}

function canRetry(state: ChatTurn['state']): boolean {
  return state === 'failed' || state === 'interrupted' || state === 'suspended';
}

function withChatId(chatId: string | undefined): Pick<ChatRequest, 'chatId'> {
  return chatId === undefined ? {} : { chatId };
}
