import type { Dashboard, DashboardExportStatusResponse } from '@parley/react/client';
import { minuteMs } from '../times.js';

/** One export as requested. `exportStateAt` computes its progress from its times. */
export interface ExportJob {
  readonly id: number;
  readonly jobId: string;
  readonly deploymentId: number;
  /** The user who asked; nobody else sees the job. */
  readonly userId: number;
  /** On whose account it runs, for the limit of exports at once. */
  readonly identity: string;
  readonly format: ExportFormat;
  /** As it was published when the export was asked for. */
  readonly dashboard: Dashboard;
  readonly submittedAt: number;
}

export type ExportFormat = 'png' | 'pdf';

export type ExportState = 'pending' | 'processing' | 'completed' | 'failed';

/** Job and file are dropped so long after submission (docs/contract/limits.md#jobs-and-files). */
export const exportsKeptMs = 5 * minuteMs;

const pendingMs = 1_000;
const processingMs = 3_000;

export const contentTypes: Readonly<Record<ExportFormat, string>> = { png: 'image/png', pdf: 'application/pdf' };

export function exportStateAt(job: ExportJob, now: number): ExportState {
  if (now < job.submittedAt + pendingMs) return 'pending';
  if (now < exportEndsAt(job)) return 'processing';
  return hasContent(job.dashboard) ? 'completed' : 'failed';
}

/** When its rendering ends, well or not. */
export function exportEndsAt({ submittedAt }: ExportJob): number {
  return submittedAt + pendingMs + processingMs;
}

export function isExpired({ submittedAt }: ExportJob, now: number): boolean {
  return now >= submittedAt + exportsKeptMs;
}

export function toExportStatus(job: ExportJob, now: number): DashboardExportStatusResponse {
  const status = exportStateAt(job, now);
  const shareDone = Math.min(1, Math.max(0, (now - job.submittedAt - pendingMs) / processingMs));
  return {
    status,
    progress: status === 'failed' ? null : Math.floor(100 * shareDone),
    contentType: status === 'completed' ? contentTypes[job.format] : null,
    error: status === 'failed' ? emptyDashboard : null,
  };
}

export const emptyDashboard = 'The dashboard has no widgets, so there is nothing to render.';

/** An app dashboard draws itself and needs no widgets. */
function hasContent({ config }: Dashboard): boolean {
  return config.kind === 'APP' || (config.widgets ?? []).length > 0;
}
