import type { RunMessage } from './createRunRecord.mjs';

export function runWatched(options: {
  readonly command: readonly string[];
  readonly stuckAfterMs: number;
  readonly endWithinMs: number;
  readonly graceMs: number;
  readonly onMessage: (message: RunMessage) => void;
}): Promise<{ exitCode: number | null; signal: string | null; isStuck: boolean; isOverdue: boolean; leftBehind: string[] }>;
