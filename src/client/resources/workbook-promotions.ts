import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { WorkbookAddress } from './addresses.js';

/** (nothing stored) (payload facts, Workbook Promotions). */
export function previewWorkbookPromotion(
  client: ServiceClient,
  { deploymentId, workbookId, ...body }: WorkbookAddress & PreviewWorkbookPromotionInput,
  options?: CallOptions,
) {
  return client.post<WorkbookPromotionPreview>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/promotion-previews`, {
    ...options,
    operation: 'previewWorkbookPromotion',
    body,
  });
}

/** Fails when the source hash no longer matches (status not declared); `override` replaces destination edits only; the same idempotencyKey is safe to resend (payload facts, Workbook Promotions). */
export function promoteWorkbook(
  client: ServiceClient,
  { deploymentId, workbookId, ...body }: WorkbookAddress & ApplyWorkbookPromotionInput,
  options?: CallOptions,
) {
  return client.post<WorkbookPromotion>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/promotions`, {
    ...options,
    operation: 'promoteWorkbook',
    isRepeatable: true,
    body,
  });
}

/** (payload facts, Workbook Promotions). */
export function getWorkbookPromotion(client: ServiceClient, { deploymentId, workbookId }: WorkbookAddress, options?: CallOptions) {
  return client.get<WorkbookPromotionSummaryResponse>(path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/promotion`, {
    ...options,
    operation: 'getWorkbookPromotion',
  });
}

/** (payload facts, Workbook Promotions). */
export function getWorkbookPromotions(
  client: ServiceClient,
  { deploymentId, workbookId, ...query }: WorkbookAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<WorkbookPromotion>(client, path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/promotions`, {
    ...options,
    operation: 'getWorkbookPromotions',
    query,
  });
}

/** (payload facts, Workbook Promotions). */
export function getWorkbookPromotionLinks(
  client: ServiceClient,
  { deploymentId, workbookId, ...query }: WorkbookAddress & CursorParams,
  options?: CallOptions,
) {
  return getPage<WorkbookPromotionLink>(client, path`/api/v1/deployments/${deploymentId}/workbooks/${workbookId}/promotion-links`, {
    ...options,
    operation: 'getWorkbookPromotionLinks',
    query,
  });
}

export interface PreviewWorkbookPromotionInput {
  /** At least 1. */
  readonly targetDeploymentId: number;
  /** At least 1. */
  readonly targetFolderId?: number | null | undefined;
}

export interface WorkbookPromotionPreview {
  readonly targetDeploymentId: number;
  readonly destinationWasDiverged: boolean;
  readonly reportCount: number;
  readonly sourceHash: string;
  readonly destinationHash?: string | null;
  readonly targetWorkbookId?: number | null;
}

export interface ApplyWorkbookPromotionInput {
  /** At least 1. */
  readonly targetDeploymentId: number;
  /** 64 lowercase hex. */
  readonly expectedSourceHash: string;
  /** Uuid. */
  readonly idempotencyKey: string;
  /** 64 lowercase hex. */
  readonly expectedDestinationHash?: string | null | undefined;
  readonly override?: boolean | null | undefined;
  /** At least 1. */
  readonly targetFolderId?: number | null | undefined;
}

export interface WorkbookPromotion {
  readonly id: number;
  readonly linkId: number;
  readonly completedAt: string;
  readonly outcome: Open<'created' | 'updated' | 'unchanged'>;
  readonly performedBy: PromotionActor;
  readonly overrideRequested: boolean;
  readonly destinationWasDiverged: boolean;
  readonly destinationChangedSincePreview: boolean;
  readonly targetDashboardVersionId: number;
  readonly source?: PromotionReference | null;
  readonly target?: PromotionReference | null;
}

export interface PromotionActor {
  readonly userId: number;
  readonly displayName: string;
  readonly authenticationMethod: Open<'session' | 'apiKey'>;
  readonly apiKeyId?: number | null;
}

export interface PromotionReference {
  readonly availability: Open<'available' | 'unavailable'>;
  readonly deploymentId?: number | null;
  readonly workbookId?: number | null;
  readonly name?: string | null;
}

export interface WorkbookPromotionSummary {
  readonly linkId: number;
  readonly parent: PromotionReference;
  readonly origin: PromotionReference;
  readonly firstPromotion?: WorkbookPromotion | null;
  readonly lastPromotion?: WorkbookPromotion | null;
}

export interface WorkbookPromotionSummaryResponse {
  readonly promotion?: WorkbookPromotionSummary | null;
}

export interface WorkbookPromotionLink {
  readonly id: number;
  readonly target: PromotionReference;
}
