import type { PreviewStatus, WarehouseMetricViewPreviewStatusResponse } from '@parley/react/client';
import type { DataModel } from '../../data-model/ModelView.js';
import { dayMs, toTimestamp } from '../times.js';
import type { ViewSelection } from './readViewSelection.js';

/** One preview as requested. `previewStateAt` computes its progress from its times. */
export interface PreviewJob {
  readonly id: number;
  readonly previewId: string;
  readonly deploymentId: number;
  readonly dataSourceName: string;
  readonly selection: ViewSelection;
  readonly buildJobId: number;
  readonly commit: string | null;
  /** The model of the build. */
  readonly model: DataModel;
  readonly startedAt: number;
  readonly cancelRequestedAt: number | null;
  /** Why it is going to end without a result. */
  readonly failure: string | null;
}

export interface PreviewState {
  readonly status: PreviewStatus;
  readonly percentComplete: number;
  readonly endedAt: number | undefined;
}

const queuedMs = 2_000;
const runningMs = 8_000;
const cancellationMs = 1_000;

/** Payloads and results are kept at most so long (docs/contract/limits.md#jobs-and-files). */
export const previewsKeptMs = 7 * dayMs;

export function previewStateAt({ startedAt, cancelRequestedAt, failure }: PreviewJob, now: number): PreviewState {
  const plannedEnd = startedAt + queuedMs + runningMs;
  const cancelledAt = cancelRequestedAt === null ? Number.POSITIVE_INFINITY : cancelRequestedAt + cancellationMs;
  const runningFor = Math.max(0, Math.min(now, plannedEnd, cancelledAt) - startedAt - queuedMs);
  const percentComplete = Math.floor((100 * runningFor) / runningMs);
  if (cancelledAt < plannedEnd && now >= cancelledAt) return { status: 'CANCELLED', percentComplete, endedAt: cancelledAt };
  if (now >= plannedEnd) return { status: failure === null ? 'COMPLETED' : 'FAILED', percentComplete, endedAt: plannedEnd };
  return { status: now < startedAt + queuedMs ? 'QUEUED' : 'RUNNING', percentComplete, endedAt: undefined };
}

export function toPreviewStatus(job: PreviewJob, state: PreviewState, now: number): WarehouseMetricViewPreviewStatusResponse {
  const { previewId, deploymentId, dataSourceName, startedAt, failure } = job;
  const { status, percentComplete, endedAt } = state;
  return {
    previewId,
    deploymentId,
    dataSourceName,
    status,
    progress: { stage: status, percentComplete, message: messages[status] },
    resultAvailable: status === 'COMPLETED',
    startedAt: toTimestamp(startedAt),
    updatedAt: toTimestamp(endedAt ?? now),
    error: status === 'FAILED' ? failure : null,
  };
}

const messages: Readonly<Record<PreviewStatus, string>> = {
  QUEUED: 'Waiting for a worker',
  RUNNING: 'Converting views',
  COMPLETED: 'The result is ready',
  FAILED: 'The conversion failed',
  CANCELLED: 'The conversion was cancelled',
};
