import type {
  TransformSyncLogEntry,
  TransformSyncResultResponse,
  TransformSyncRun,
  TransformSyncRunPhase,
  TransformSyncRunStats,
  TransformSyncStage,
  TransformSyncStatusResponse,
} from '@parley/react/client';
import { toOptionalTimestamp, toTimestamp } from '../times.js';
import { generateFiles } from './generateFiles.js';
import type { EnteredStage, TransformRunState } from './runStateAt.js';
import type { TransformSyncRecord } from './TransformSyncRecord.js';
import { stagesOf } from './transformStages.js';

/** The run as the history lists it. */
export function toRun(run: TransformSyncRecord, state: TransformRunState): TransformSyncRun {
  const { syncJobId, deploymentId, trigger, source, branchName, gitRef, triggerContext, userId, startedAt } = run;
  const hasFailed = state.status === 'FAILED';
  return {
    syncJobId,
    deploymentId,
    status: state.status,
    trigger,
    source,
    branchName,
    startedAt: toTimestamp(startedAt),
    completedAt: toOptionalTimestamp(state.endedAt),
    durationMs: state.endedAt === undefined ? null : state.endedAt - startedAt,
    errorMessage: hasFailed ? (run.failure?.message ?? null) : null,
    failedPhase: hasFailed ? (phasesOf(run, state).find(({ outcome }) => outcome === 'failed')?.phase ?? null) : null,
    gitRef,
    lastStage: state.status === 'COMPLETED' ? 'COMPLETED' : (state.stages.at(-1)?.name ?? null),
    phases: phasesOf(run, state),
    stats: state.status === 'COMPLETED' ? statsOf(run) : null,
    triggerContext,
    userId,
  };
}

/**
 * How far the run has come. There is no word here for a cancelled run, and clients stop asking at `FAILED`, so that is what
 * it ends as; a lost run stays in its stage for ever. The last stage reports 100 percent while it still runs.
 */
export function toStatus(run: TransformSyncRecord, state: TransformRunState, now: number): TransformSyncStatusResponse {
  const stage = state.stages.at(-1);
  const status = wordOf(state);
  return {
    syncJobId: run.syncJobId,
    status,
    progress: {
      stage: status,
      percentComplete: state.status === 'COMPLETED' ? 100 : percentOf(run, state.stages),
      message: state.status === 'RUNNING' ? (stage?.message ?? null) : null,
    },
    updatedAt: toTimestamp(state.endedAt ?? Math.min(now, stage?.endsAt ?? now)),
    ...(status === 'FAILED' && { error: state.status === 'CANCELLED' ? 'The run was cancelled.' : (run.failure?.message ?? null) }),
  };
}

export function toResult(run: TransformSyncRecord, completedAt: number): TransformSyncResultResponse {
  const { models, sources, macros } = run.project;
  return {
    syncJobId: run.syncJobId,
    generatedFiles: generateFiles(run.project).map(({ path }) => ({ path })),
    manifestStats: { models: models.length, sources, macros },
    serviceCount: models.length,
    completedAt: toTimestamp(completedAt),
    durationMs: completedAt - run.startedAt,
  };
}

/** What the run has written so far, oldest first. */
export function logsOf(run: TransformSyncRecord, state: TransformRunState): readonly TransformSyncLogEntry[] {
  const entries = state.stages.flatMap((stage) => stageEntries(stage, run));
  if (state.status === 'CANCELLED' && state.endedAt !== undefined) {
    entries.push({ timestamp: toTimestamp(state.endedAt), level: 'info', stream: 'system', message: 'The run was cancelled.' });
  }
  return entries;
}

function stageEntries({ phase, startedAt, endsAt, outcome, message, name }: EnteredStage, { failure, project }: TransformSyncRecord) {
  const begun: TransformSyncLogEntry = {
    timestamp: toTimestamp(startedAt),
    level: 'info',
    stream: 'system',
    message: `${message}.`,
    phase,
  };
  const ended = { timestamp: toTimestamp(endsAt), stream: 'system', phase, durationMs: endsAt - startedAt };
  if (outcome === 'failed') return [begun, { ...ended, level: 'error', message: failure?.message ?? 'The stage failed.' }];
  if (outcome === 'unfinished') return [begun];
  const done = name === 'PROCESSING_MANIFEST' ? `Found ${project.models.length} models and ${project.sources} sources.` : 'Done.';
  return [begun, { ...ended, level: 'info', message: done }];
}

function wordOf({ status, stages }: TransformRunState): TransformSyncStage {
  if (status === 'COMPLETED') return 'COMPLETED';
  if (status === 'FAILED' || status === 'CANCELLED') return 'FAILED';
  return stages.at(-1)?.name ?? 'INITIALIZING';
}

function percentOf({ source, slowness }: TransformSyncRecord, entered: readonly EnteredStage[]): number {
  const stage = entered.at(-1);
  const first = entered[0];
  if (stage === undefined || first === undefined) return 0;
  if (stage.name === 'FINALIZING') return 100;
  const wholeMs = stagesOf(source).reduce((sum, { durationMs }) => sum + durationMs * slowness, 0);
  return Math.floor((100 * (stage.startedAt - first.startedAt)) / wholeMs);
}

/** Stages of one phase become one entry; a phase that is not over is none yet. */
function phasesOf({ startedAt }: TransformSyncRecord, { stages }: TransformRunState): readonly TransformSyncRunPhase[] {
  const phases = new Map<string, TransformSyncRunPhase>();
  const openPhase = stages.find(({ outcome }) => outcome === 'unfinished')?.phase;
  for (const stage of stages) {
    if (stage.phase === null || stage.phase === openPhase) continue;
    const begun = phases.get(stage.phase)?.startedOffsetMs ?? stage.startedAt - startedAt;
    const durationMs = stage.endsAt - startedAt - begun;
    phases.set(stage.phase, {
      phase: stage.phase,
      startedOffsetMs: begun,
      durationMs,
      outcome: stage.outcome === 'failed' ? 'failed' : 'ok',
    });
  }
  return [...phases.values()];
}

function statsOf({ project }: TransformSyncRecord): TransformSyncRunStats {
  const { models, sources, macros, transformVersion, manifestGeneratedAt } = project;
  const serviceCount = models.length;
  return { serviceCount, generatedFileCount: serviceCount, models: models.length, sources, macros, transformVersion, manifestGeneratedAt };
}
