import { type Agent, AgentError, type AgentEvent, type AgentExchange, type AgentQuestion } from '../agent/Agent.js';
import { type Clock, pause } from '../clock.js';
import type { FaultBox } from '../faults.js';
import { closingLines } from './closingLines.js';
import type { Conversation } from './createConversation.js';
import { createLineLog, type LineLog } from './createLineLog.js';
import { createMessageWriter } from './createMessageWriter.js';
import type { MessageLine } from './WireLine.js';

/** One question being answered. It continues even if nobody reads it. */
export interface Run {
  readonly messageId: string;
  readonly status: RunStatus;
  readonly log: LineLog;
  /** Its messages so far, each as one full line. */
  readonly messages: readonly MessageLine[];
  readonly messageIds: ReadonlySet<string>;
  abort(): void;
  /** Goes on after a suspension. */
  resume(): void;
}

/** What is kept of a run. */
export interface RunRecord {
  readonly status: RunStatus;
  readonly messageIds: readonly string[];
  /** Of one that is done. */
  readonly exchange?: AgentExchange;
}

export type RunStatus = 'running' | 'suspended' | 'done' | 'aborted' | 'failed';

/** Starts to answer at once. */
export function createRun({ messageId, agent, question, conversation, clock, paceMs, faults, onStatus }: RunOptions): Run {
  const controller = new AbortController();
  const { signal } = controller;
  const log = createLineLog();
  const writer = createMessageWriter({
    conversation,
    send: log.append,
    pace: () => {
      const delayMs = faults.current.paceMs ?? paceMs;
      return delayMs > 0 ? pause(delayMs, signal) : Promise.resolve();
    },
    isOver: () => signal.aborted,
  });
  let suspendAfter = faults.take('suspendAfterEventsOnce');
  const errorAfter = faults.take('errorAfterEventsOnce');
  let status: RunStatus = 'running';
  let suspendedAt = 0;
  let eventCount = 0;
  let memory: unknown;
  let events: AsyncIterator<AgentEvent> | undefined;

  writer.open(messageId, question.text);
  tell();
  void drive();

  return {
    messageId,
    log,
    messageIds: writer.messageIds,
    get status() {
      return status === 'suspended' && clock() - suspendedAt > suspensionMs ? 'failed' : status;
    },
    get messages() {
      return [...conversation.messages.values()].filter(({ id }) => writer.messageIds.has(id));
    },
    abort() {
      if (status !== 'running' && status !== 'suspended') return;
      end('aborted');
      dismissAgent();
    },
    resume() {
      status = 'running';
      tell();
      log.reopen();
      void drive();
    },
  };

  async function drive(): Promise<void> {
    try {
      const given = await agent();
      events ??= given.answer({ ...question, signal })[Symbol.asyncIterator]();
      while (!signal.aborted) {
        if (eventCount === errorAfter) throw new AgentError('The agent failed while answering.');
        if (eventCount === suspendAfter) return suspend();
        const step = await events.next();
        if (signal.aborted) return;
        if (step.done === true) return finish();
        eventCount += 1;
        if (step.value.kind === 'suspend') return suspend();
        if (step.value.kind === 'memory') memory = step.value.memory;
        await writer.write(step.value);
      }
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  function finish(): void {
    const exchange = { question: question.text, answer: writer.answer, memory };
    conversation.exchanges.push(exchange);
    end('done', exchange);
  }

  function suspend(): void {
    suspendAfter = undefined;
    suspendedAt = clock();
    status = 'suspended';
    tell();
    log.end(closing('suspended'));
  }

  function fail(error: unknown): void {
    writer.close();
    status = 'failed';
    tell();
    log.end([{ error: error instanceof Error ? error.message : String(error) }]);
    dismissAgent();
  }

  /** It may be in the middle of something that heeds no signal; nobody waits for it. */
  function dismissAgent(): void {
    controller.abort();
    void Promise.resolve(events?.return?.()).catch(() => {});
  }

  function end(ending: 'done' | 'aborted', exchange?: AgentExchange): void {
    writer.close();
    status = ending;
    const lines = closing(ending);
    tell(exchange);
    log.end(lines);
  }

  function tell(exchange?: AgentExchange): void {
    onStatus({ status, messageIds: [...writer.messageIds], ...(exchange && { exchange }) });
  }

  function closing(ending: 'done' | 'aborted' | 'suspended') {
    return closingLines({
      ending,
      messageId,
      conversation,
      run: writer.messageIds,
      question,
      hasNewerSentinels: faults.current.newerSentinels ?? true,
    });
  }
}

export interface RunOptions {
  readonly messageId: string;
  /** Resolves to the agent; the planner is loaded at the first question. */
  readonly agent: () => Promise<Agent>;
  readonly question: Omit<AgentQuestion, 'signal'>;
  readonly conversation: Conversation;
  readonly clock: Clock;
  readonly paceMs: number;
  readonly faults: FaultBox;
  /** Told at first and at each change of the status, after the messages. */
  readonly onStatus: (record: RunRecord) => void;
}

/** One of an earlier process. What was going on then has been aborted; what was suspended cannot go on, and may be asked again. */
export function endedRun(messageId: string, record: RunRecord, conversation: Conversation): Run {
  const messageIds = new Set(record.messageIds);
  const endings: Partial<Record<RunStatus, RunStatus>> = { running: 'aborted', suspended: 'failed' };
  return {
    messageId,
    status: endings[record.status] ?? record.status,
    log: createLineLog(),
    messageIds,
    get messages() {
      return [...conversation.messages.values()].filter(({ id }) => messageIds.has(id));
    },
    abort: () => {},
    resume: () => {},
  };
}

/** A suspended run can be resumed for 24 hours (docs/contract/resuming.md#special-messages). */
const suspensionMs = 24 * 60 * 60 * 1000;
