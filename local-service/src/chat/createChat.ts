import type { Agent, AgentSession } from '../agent/Agent.js';
import type { Clock } from '../clock.js';
import type { FaultBox } from '../faults.js';
import { createBadBranchAgent, findBranchError } from './createBadBranchAgent.js';
import { createQuestionCounter } from './createQuestionCounter.js';
import { createRun, type Run } from './createRun.js';
import type { QuestionRequest, ReadRequest } from './readChatRequest.js';
import { newRunLines, resubscribedLines, threadLines, withDuplicates, withSaves, withSortPerMessage } from './streamLines.js';
import { type ChatThread, openRun, type Threads } from './threads.js';
import type { WireLine } from './WireLine.js';

/** The rules of threads and runs (docs/contract/chat.md#idempotency); knows no HTTP. */
export interface Chat {
  /** Lines that answer a request, or `busy` where another question is being answered. */
  stream(request: QuestionRequest | ReadRequest, session: AgentSession): LineSource | 'busy';
  abort(chatId: string, session: AgentSession): 'stopped' | 'nothing-to-stop';
}

export function createChat({ threads, agent, isBranch, clock, paceMs, faults, save }: ChatOptions): Chat {
  const countQuestion = createQuestionCounter(faults);

  return {
    stream(request, session) {
      // Before a thread is created for it.
      if (request.kind === 'question' && request.chatId === undefined) countQuestion(session.userId);
      const thread = request.chatId === undefined ? threads.create(session.userId) : threads.get(request.chatId, session.userId);
      const lines = request.kind === 'read' ? readThread(thread) : ask(thread, request, session);
      return lines === 'busy' ? lines : (signal) => withFaults(withSaves(lines(signal), save), thread);
    },
    abort(chatId, session) {
      const run = openRun(threads.get(chatId, session.userId));
      if (run === undefined) return 'nothing-to-stop';
      run.abort();
      return 'stopped';
    },
  };

  function ask(thread: ChatThread, request: QuestionRequest, session: AgentSession): LineSource | 'busy' {
    const known = thread.runs.get(request.messageId ?? '');
    switch (known?.status) {
      case undefined:
      case 'failed':
        return start(thread, request, session);
      case 'running':
        return resubscribe(thread, known);
      case 'suspended':
        return resume(thread, known);
      case 'done':
      case 'aborted':
        return readThread(thread);
    }
  }

  function start(thread: ChatThread, request: QuestionRequest, session: AgentSession): LineSource | 'busy' {
    const open = openRun(thread);
    if (open?.status === 'running') return 'busy';
    if (request.chatId !== undefined) countQuestion(session.userId);
    open?.abort();

    const messageId = request.messageId ?? newMessageId(thread);
    forget(thread, messageId);
    const isOnSessionBranch = request.branch === undefined && session.branch !== undefined;
    const { input: text } = request;
    const { branch, isDefaultBranch } = isOnSessionBranch ? { branch: session.branch, isDefaultBranch: false } : request;
    const run = createRun({
      messageId,
      agent: async () => {
        // The branch of a session was looked up when the session was read.
        const error = isOnSessionBranch ? undefined : await findBranchError(request, isBranch);
        return error === undefined ? agent() : createBadBranchAgent(error);
      },
      question: {
        text,
        history: [...thread.conversation.exchanges],
        session: { ...session, branch: isDefaultBranch ? undefined : branch },
        branch,
        isDefaultBranch,
      },
      conversation: thread.conversation,
      clock,
      paceMs,
      faults,
      onStatus(record) {
        thread.keepRun(messageId, record);
        // Its end is kept even if nobody reads it. Whoever does hears of a failure.
        if (record.status !== 'running') save().catch(() => {});
      },
    });
    thread.runs.set(messageId, run);
    return (signal) => newRunLines(thread, run, signal);
  }

  function resume(thread: ChatThread, run: Run): LineSource {
    const lines = resubscribe(thread, run);
    run.resume();
    return lines;
  }

  function resubscribe(thread: ChatThread, run: Run): LineSource {
    return resubscribedLines(thread, run, faults.current.resubscribe ?? 'replay');
  }

  function readThread(thread: ChatThread): LineSource {
    const lines = threadLines(thread, faults.current);
    return async function* () {
      yield* lines;
    };
  }

  function withFaults(lines: AsyncIterable<WireLine>, thread: ChatThread): AsyncIterable<WireLine> {
    const sorted = faults.current.sortPerMessage === true ? withSortPerMessage(lines, thread) : lines;
    return faults.current.duplicateLines === true ? withDuplicates(sorted) : sorted;
  }

  /** A failed question that is asked again starts from nothing. */
  function forget(thread: ChatThread, messageId: string): void {
    const failed = thread.runs.get(messageId);
    if (failed === undefined) return;
    failed.abort();
    thread.runs.delete(messageId);
    thread.keepRun(messageId, undefined);
    thread.conversation.remove(failed.messageIds);
  }

  function newMessageId(thread: ChatThread): string {
    let timestamp = clock();
    while (thread.runs.has(`${timestamp}-message`)) timestamp += 1;
    return `${timestamp}-message`;
  }
}

/** Gives the lines of one response, until `signal` says that nobody reads them. */
type LineSource = (signal: AbortSignal) => AsyncIterable<WireLine>;

interface ChatOptions {
  readonly threads: Threads;
  readonly agent: () => Promise<Agent>;
  /** True if something runs on a branch. */
  readonly isBranch: (name: string) => Promise<boolean>;
  readonly clock: Clock;
  readonly paceMs: number;
  readonly faults: FaultBox;
  /** Makes what was written outlive the process. */
  readonly save: () => Promise<void>;
}
