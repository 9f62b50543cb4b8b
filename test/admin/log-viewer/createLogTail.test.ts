import { describe, expect, it } from 'vitest';
import { createLogTail } from '../../../src/admin/log-viewer/model/createLogTail.js';
import { type DeploymentLogLine, type Page, ServiceError } from '../../../src/client.js';
import { createVirtualEnvironment } from '../../support/virtualEnvironment.js';

interface FakeLog {
  readonly messages: string[];
  /** True if the last page has a cursor. */
  hasLastCursor: boolean;
  error: ServiceError | undefined;
}

/** Pages of three over a growing log. */
function startTail({ hasLastCursor = true, mostLines = 1_000 } = {}) {
  const virtual = createVirtualEnvironment();
  const log: FakeLog = { messages: [], hasLastCursor, error: undefined };
  const asked: (string | null)[] = [];
  const tail = createLogTail({
    mostLines,
    environment: { ...virtual, now: virtual.now, isAwake: virtual.isOnline, onWakeChange: virtual.onWake },
    async readPage(after) {
      asked.push(after);
      if (log.error !== undefined) throw log.error;
      return pageOf(log, Number(after ?? 0));
    },
  });
  return { tail, log, asked, virtual, texts: () => tail.getState().lines.map(({ text }) => text) };
}

function pageOf({ messages, hasLastCursor }: FakeLog, start: number): Page<DeploymentLogLine> {
  const items = messages.slice(start, start + 3).map((message) => ({ pod: 'api', date: '2026-11-21T10:00:00Z', message }));
  const end = start + items.length;
  const hasNextPage = end < messages.length;
  const endCursor = items.length > 0 && (hasNextPage || hasLastCursor) ? String(end) : null;
  return { items, pageInfo: { hasNextPage, hasPreviousPage: start > 0, startCursor: null, endCursor } };
}

describe('the tail of a log', () => {
  it.each([true, false])('is read to its end, then continues with new lines, each line once (last cursor: %s)', async (hasLastCursor) => {
    const { tail, log, virtual, texts } = startTail({ hasLastCursor });
    log.messages.push('1', '2', '3', '4', '5');
    tail.watch();
    await virtual.until(() => tail.getState().status === 'live');
    expect(texts()).toEqual(['1', '2', '3', '4', '5']);
    for (const message of ['6', '7', '8', '9']) {
      log.messages.push(message);
      await virtual.advance(3_100);
    }
    expect(texts()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(tail.getState().lines.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('keeps the newest lines and counts the rest', async () => {
    const { tail, log, virtual, texts } = startTail({ mostLines: 4 });
    log.messages.push(...'abcdefghij');
    tail.watch();
    await virtual.until(() => tail.getState().status === 'live');
    expect(texts()).toEqual(['g', 'h', 'i', 'j']);
    expect(tail.getState().droppedCount).toBe(6);
  });

  it('keeps its lines through a failure, and retries automatically', async () => {
    const { tail, log, virtual, texts } = startTail();
    log.messages.push('1');
    tail.watch();
    await virtual.until(() => tail.getState().status === 'live');
    log.error = new ServiceError('server', 'down', { status: 503 });
    await virtual.advance(3_100);
    expect(tail.getState()).toMatchObject({ status: 'live', error: log.error });
    expect(texts()).toEqual(['1']);
    log.error = undefined;
    log.messages.push('2');
    await virtual.advance(3_100);
    expect(texts()).toEqual(['1', '2']);
    expect(tail.getState().error).toBeUndefined();
  });

  it.each(['authentication', 'permission'] as const)('stops after a failure of kind %s until it is asked to retry', async (kind) => {
    const { tail, log, asked, virtual, texts } = startTail();
    log.error = new ServiceError(kind, 'no', {});
    tail.watch();
    await virtual.until(() => tail.getState().status === 'failed');
    await virtual.advance(60_000);
    expect(asked).toHaveLength(1);
    log.error = undefined;
    log.messages.push('1');
    tail.refetch();
    await virtual.until(() => texts().length === 1);
    expect(tail.getState()).toMatchObject({ status: 'live', error: undefined });
  });

  it('does not poll without listeners', async () => {
    const { tail, asked, virtual } = startTail();
    const stop = tail.watch();
    await virtual.until(() => tail.getState().status === 'live');
    stop();
    const count = asked.length;
    await virtual.advance(60_000);
    expect(asked).toHaveLength(count);
  });
});
