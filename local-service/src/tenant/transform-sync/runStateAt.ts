import type { TransformSyncRecord } from './TransformSyncRecord.js';
import { stagesOf, type TransformStage } from './transformStages.js';

/** How far a run has come. */
export interface TransformRunState {
  readonly status: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'UNKNOWN';
  /** The stages it has entered, the last one maybe unfinished. */
  readonly stages: readonly EnteredStage[];
  /** `undefined` while it runs, and for a run that was lost. */
  readonly endedAt: number | undefined;
}

export interface EnteredStage extends TransformStage {
  readonly startedAt: number;
  /** When it ended or, if it is running, will end. */
  readonly endsAt: number;
  readonly outcome: 'ok' | 'failed' | 'unfinished';
}

/** How long a run still works after it was asked to stop. */
const cancellationMs = 1_500;

/** What the run has done by now, from its times alone. */
export function runStateAt(run: TransformSyncRecord, now: number): TransformRunState {
  const planned = planStages(run);
  const plannedEnd = planned.at(-1)?.endsAt ?? run.startedAt;
  const cancelledAt = run.cancelRequestedAt === null ? Number.POSITIVE_INFINITY : run.cancelRequestedAt + cancellationMs;
  const end = Math.min(plannedEnd, cancelledAt);
  const seenUntil = Math.min(now, end);
  const stages = planned
    .filter(({ startedAt }) => startedAt <= seenUntil)
    .map((stage) => ({ ...stage, endsAt: Math.min(stage.endsAt, end), outcome: outcomeOf(stage, run, seenUntil) }));
  if (now < end) return { status: 'RUNNING', stages, endedAt: undefined };
  if (cancelledAt < plannedEnd) return { status: 'CANCELLED', stages, endedAt: end };
  if (run.lostIn !== null) return { status: 'UNKNOWN', stages, endedAt: undefined };
  return { status: run.failure === null ? 'COMPLETED' : 'FAILED', stages, endedAt: end };
}

/** The stages up to the one it fails or is lost in, with their times. */
function planStages({ source, startedAt, slowness, failure, lostIn }: TransformSyncRecord): readonly Omit<EnteredStage, 'outcome'>[] {
  const stages = stagesOf(source);
  const lastName = failure?.stage ?? lostIn;
  const last = stages.findIndex(({ name }) => name === lastName);
  let from = startedAt;
  return stages.slice(0, last === -1 ? undefined : last + 1).map((stage) => {
    const begins = from;
    from += stage.durationMs * slowness;
    return { ...stage, startedAt: begins, endsAt: from };
  });
}

function outcomeOf(
  stage: Omit<EnteredStage, 'outcome'>,
  { failure, lostIn }: TransformSyncRecord,
  seenUntil: number,
): EnteredStage['outcome'] {
  if (seenUntil < stage.endsAt || lostIn === stage.name) return 'unfinished';
  return failure?.stage === stage.name ? 'failed' : 'ok';
}
