import type { Open } from '../json/Open.js';

/** The states of a sync in the list. Treat others as running. */
export type TransformSyncRunStatus = 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED' | 'UNKNOWN';

/** The ways in which a sync is started. */
export type TransformSyncTrigger = 'manual' | 'api' | 'webhook' | 'agent' | 'unknown';

/** A sync, running or ended. */
export interface TransformSyncRun {
  /** The id of the sync. */
  readonly syncJobId: string;
  readonly deploymentId: number;
  /** An unknown word, `UNKNOWN` among them, does not say that the run is over. */
  readonly status: Open<TransformSyncRunStatus>;
  /** The way it was started. */
  readonly trigger: Open<TransformSyncTrigger>;
  /** `git` for the connected repository, `manifest` for a project compiled elsewhere. */
  readonly source: Open<'git' | 'manifest'>;
  /** The branch that receives the files. */
  readonly branchName: string;
  /** The time it started. */
  readonly startedAt: string;
  /** The time it ended; none while it runs. */
  readonly completedAt?: string | null;
  /** The working time. Show this instead of the difference of the two times, which includes waiting. */
  readonly durationMs?: number | null;
  /** The reason it failed. */
  readonly errorMessage?: string | null;
  /** The phase in which it failed. */
  readonly failedPhase?: string | null;
  /** The branch or tag of the project's repository. */
  readonly gitRef?: string | null;
  /** The last stage it reached. */
  readonly lastStage?: string | null;
  /** The phases that have ended. */
  readonly phases?: readonly TransformSyncRunPhase[] | null;
  /** The counts of its work. */
  readonly stats?: TransformSyncRunStats | null;
  /** The push that started it, if it was one. */
  readonly triggerContext?: TransformSyncRunTriggerContext | null;
  /** The id of the user who started it. */
  readonly userId?: number | null;
}

/** A phase of a sync that has ended. */
export interface TransformSyncRunPhase {
  /** Such as `repo-clone`, `transform-deps`, `transform-compile`. */
  readonly phase: string;
  /** From the start of the run. */
  readonly startedOffsetMs: number;
  /** The time the phase took, in milliseconds. */
  readonly durationMs: number;
  /** The outcome of the phase. */
  readonly outcome: Open<'ok' | 'failed'>;
}

/** The counts of a sync. */
export interface TransformSyncRunStats {
  /** The number of definitions that were written. */
  readonly serviceCount?: number | null;
  /** The version of the transform tool. */
  readonly transformVersion?: string | null;
  /** The number of files that were written. */
  readonly generatedFileCount?: number | null;
  /** The number of macros in the project. */
  readonly macros?: number | null;
  /** The time the project was compiled. */
  readonly manifestGeneratedAt?: string | null;
  /** The number of models in the project. */
  readonly models?: number | null;
  /** The number of sources in the project. */
  readonly sources?: number | null;
}

/** The push that started a sync. */
export interface TransformSyncRunTriggerContext {
  /** The commit that was pushed. */
  readonly headSha?: string | null;
  /** The branch that was pushed. */
  readonly pushedBranch?: string | null;
  /** The branch that receives the files. */
  readonly targetBranch?: string | null;
}
