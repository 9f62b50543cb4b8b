import type { Exchange, RecordedLine } from '../recording/Exchange.js';

/** A line with its timing. */
export interface TimedLine extends RecordedLine {
  /** Milliseconds since its request was sent. */
  readonly sinceSentMs: number;
  /** Milliseconds since the line before it in the same stream, or since the request. */
  readonly gapMs: number;
}

/** Times each line within its own stream, so that two concurrent streams do not hide each other's gaps. */
export function timeLines(lines: readonly RecordedLine[], exchanges: readonly Exchange[]): readonly TimedLine[] {
  const sentAt = new Map(exchanges.map(({ id, startedAtMs }) => [id, startedAtMs]));
  const lastAt = new Map(sentAt);
  return lines.map((line) => {
    const { exchangeId, atMs } = line;
    const timed = { ...line, sinceSentMs: atMs - (sentAt.get(exchangeId) ?? atMs), gapMs: atMs - (lastAt.get(exchangeId) ?? atMs) };
    lastAt.set(exchangeId, atMs);
    return timed;
  });
}

/** Longer gaps are marked, because the user would have seen the answer pause. */
export const noticeableGapMs = 250;
