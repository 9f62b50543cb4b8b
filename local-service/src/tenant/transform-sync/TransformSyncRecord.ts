import type { TransformSyncRunTriggerContext, TransformSyncTrigger } from '@parley/react/client';
import type { TransformStageName } from './transformStages.js';

/** One run as requested. `runStateAt` computes its progress from its times. */
export interface TransformSyncRecord {
  readonly id: number;
  readonly syncJobId: string;
  readonly workflowId: string;
  readonly deploymentId: number;
  readonly trigger: TransformSyncTrigger;
  readonly triggerContext: TransformSyncRunTriggerContext | null;
  readonly userId: number | null;
  readonly source: 'git' | 'manifest';
  readonly output: 'branch' | 'files';
  readonly branchName: string;
  /** No branch was named, so that it commits to a new one, made from the production branch. */
  readonly isOwnBranch: boolean;
  readonly gitRef: string | null;
  readonly project: TransformProject;
  readonly startedAt: number;
  /** How many times longer each stage takes than in a run of twenty seconds. */
  readonly slowness: number;
  /** Where and why it is going to fail. */
  readonly failure: TransformSyncFailure | null;
  readonly cancelRequestedAt: number | null;
  /** Nothing was heard of it any more after this stage. */
  readonly lostIn: TransformStageName | null;
  /** True if it is completed and its files are not yet committed to its branch. */
  readonly awaitsCommit: boolean;
}

export interface TransformSyncFailure {
  readonly stage: TransformStageName;
  readonly message: string;
}

/** What the run reads: the models of a project, and how many of the rest. */
export interface TransformProject {
  readonly models: readonly TransformModel[];
  readonly sources: number;
  readonly macros: number;
  readonly transformVersion: string;
  readonly manifestGeneratedAt: string | null;
}

export interface TransformModel {
  readonly name: string;
  readonly schema: string;
  readonly columns: readonly string[];
}
