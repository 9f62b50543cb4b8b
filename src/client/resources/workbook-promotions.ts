import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { WorkbookAddress } from './addresses.js';
import { refuse } from './checks/checks.js';

/**
 * Previews a promotion without storing anything. Pass its hashes to `promoteWorkbook`. Requires access to both
 * deployments; an embed session is refused with 403 (docs/contract/promotion.md#operations).
 * @throws 400 if the target is the workbook's own deployment, or the workbook has no published dashboard
 * @throws 403 if the caller uses an embed session or can only read the workbook, or the API key does not cover the target
 * @throws 404 if the workbook, target deployment or target folder does not exist
 */
export const previewWorkbookPromotion = operation<WorkbookAddress & PreviewWorkbookPromotionInput, WorkbookPromotionPreview>(
  'previewWorkbookPromotion',
  'POST',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotion-previews',
  { check: checkTarget },
);

/**
 * Promotes a workbook with its reports to another deployment, completely or not at all, if it has not changed since the preview.
 * `override` discards edits at the destination, never those at the source. Sent again with the same `idempotencyKey`, it
 * answers as it did first and promotes nothing twice. A destination keeps its slug. Needs access to both deployments; an
 * embed session is refused with 403 (docs/contract/promotion.md#operations).
 * @throws 403 if the caller uses an embed session, or the API key does not cover the target
 * @throws 404 if the workbook does not exist
 * @throws 409 if the source changed since the preview (even with `override`), the destination was edited or changed since the preview, or
 *   the idempotency key belongs to another promotion
 */
export const promoteWorkbook = operation<WorkbookAddress & ApplyWorkbookPromotionInput, WorkbookPromotion>(
  'promoteWorkbook',
  'POST',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotions',
  {
    check(params, operation) {
      checkTarget(params, operation);
      checkFormat(params.expectedSourceHash, hashFormat, { field: 'expectedSourceHash', operation });
      checkFormat(params.expectedDestinationHash, hashFormat, { field: 'expectedDestinationHash', operation });
      checkFormat(params.idempotencyKey, uuidFormat, { field: 'idempotencyKey', operation });
    },
    isIdempotent: true,
  },
);

/**
 * Returns where a workbook was promoted from; `promotion` is null if it was never part of one (docs/contract/promotion.md#operations).
 * @throws 403 if the caller uses an embed session
 * @throws 404 if the workbook does not exist
 */
export const getWorkbookPromotion = operation<WorkbookAddress, WorkbookPromotionSummaryResponse>(
  'getWorkbookPromotion',
  'GET',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotion',
);

/**
 * Lists the promotions a workbook took part in (docs/contract/promotion.md#operations).
 * @throws 403 if the caller uses an embed session
 * @throws 404 if the workbook does not exist
 */
export const getWorkbookPromotions = listOperation<WorkbookAddress & CursorParams, WorkbookPromotion>(
  'getWorkbookPromotions',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotions',
);

/**
 * Lists the workbooks that a workbook is promoted to. Needs access to both deployments and a workspace session or an API
 * key; an embed session is refused with 403 (docs/contract/promotion.md#operations).
 * @throws 403 if the caller uses an embed session, or the API key does not cover the deployment
 * @throws 404 if the workbook does not exist
 */
export const getWorkbookPromotionLinks = listOperation<WorkbookAddress & CursorParams, WorkbookPromotionLink>(
  'getWorkbookPromotionLinks',
  '/api/v1/deployments/{deploymentId}/workbooks/{workbookId}/promotion-links',
);

/** The destination of a promotion to preview. */
export interface PreviewWorkbookPromotionInput {
  /** @minimum 1 */
  readonly targetDeploymentId: number;
  /**
   * The folder of a workbook that the promotion creates. Default: the root.
   * @minimum 1
   */
  readonly targetFolderId?: number | null | undefined;
}

/** Hashes are SHA-256 of the content, in hex. */
export interface WorkbookPromotionPreview {
  /** The id of the deployment that receives the workbook. */
  readonly targetDeploymentId: number;
  /** True if it was edited since the last promotion, so that promoting again requires `override`. */
  readonly destinationWasDiverged: boolean;
  /** The number of reports in the workbook. */
  readonly reportCount: number;
  /** The hash of the workbook, to pass as `expectedSourceHash`. */
  readonly sourceHash: string;
  /** The hash of the workbook at the destination; none if the promotion creates it. */
  readonly destinationHash?: string | null;
  /** The workbook that is replaced; `null` if one is created. */
  readonly targetWorkbookId?: number | null;
}

/** The previewed promotion to carry out. */
export interface ApplyWorkbookPromotionInput {
  /** @minimum 1 */
  readonly targetDeploymentId: number;
  /**
   * From the preview: 64 lowercase hexadecimal digits.
   * @pattern ^[0-9a-f]{64}$
   */
  readonly expectedSourceHash: string;
  /**
   * A UUID of this attempt, by which a repeated request is known.
   * @format uuid
   */
  readonly idempotencyKey: string;
  /**
   * From the preview.
   * @pattern ^[0-9a-f]{64}$
   */
  readonly expectedDestinationHash?: string | null | undefined;
  /** Replaces edits that were made at the destination. */
  readonly override?: boolean | null | undefined;
  /**
   * The folder of a workbook that the promotion creates. Default: the root.
   * @minimum 1
   */
  readonly targetFolderId?: number | null | undefined;
}

/** One promotion that was carried out. */
export interface WorkbookPromotion {
  readonly id: number;
  /** The id of the link between the two workbooks. */
  readonly linkId: number;
  /** The time it was completed. */
  readonly completedAt: string;
  /** `unchanged` if the destination was up to date already. */
  readonly outcome: Open<'created' | 'updated' | 'unchanged'>;
  /** The user or API key that promoted. */
  readonly performedBy: PromotionActor;
  /** True if edits at the destination were allowed to be overwritten. */
  readonly overrideRequested: boolean;
  /** True if the destination had been edited since the promotion before. */
  readonly destinationWasDiverged: boolean;
  /** True if the destination changed between preview and promotion. */
  readonly destinationChangedSincePreview: boolean;
  /** The id of the version of the dashboard that the promotion published. */
  readonly targetDashboardVersionId: number;
  /** The workbook that was promoted. */
  readonly source?: PromotionReference | null;
  /** The workbook that received it. */
  readonly target?: PromotionReference | null;
}

/** The user or API key that promoted. */
export interface PromotionActor {
  /** The id of the user, or of the owner of the API key. */
  readonly userId: number;
  /** The name to show. */
  readonly displayName: string;
  /** `session` for a signed-in user, `apiKey` for an API key. */
  readonly authenticationMethod: Open<'session' | 'apiKey'>;
  /** The id of the API key; none for a session. */
  readonly apiKeyId?: number | null;
}

/** A workbook at one end of a promotion; `unavailable` once it is deleted, or out of the caller's reach (docs/contract/promotion.md#links). */
export interface PromotionReference {
  /** `unavailable` if it was deleted or the caller cannot see it. */
  readonly availability: Open<'available' | 'unavailable'>;
  readonly deploymentId?: number | null;
  /** The id of the workbook in its deployment. */
  readonly workbookId?: number | null;
  readonly name?: string | null;
}

/** The role of a workbook in promotions. */
export interface WorkbookPromotionSummary {
  /** The id of the link between the two workbooks. */
  readonly linkId: number;
  /** The workbook it was promoted from. */
  readonly parent: PromotionReference;
  /** The original workbook, where the chain of promotions started. */
  readonly origin: PromotionReference;
  /** The first promotion. */
  readonly firstPromotion?: WorkbookPromotion | null;
  /** The last promotion. */
  readonly lastPromotion?: WorkbookPromotion | null;
}

/** The promotions of a workbook in short. */
export interface WorkbookPromotionSummaryResponse {
  /** The summary; `null` for a workbook that took part in no promotion. */
  readonly promotion?: WorkbookPromotionSummary | null;
}

/** A tie between a workbook and one that it is promoted to (docs/contract/promotion.md#links). */
export interface WorkbookPromotionLink {
  readonly id: number;
  /** The workbook that this one is promoted to. */
  readonly target: PromotionReference;
}

function checkTarget({ targetDeploymentId, targetFolderId }: PreviewWorkbookPromotionInput, operation: string): void {
  checkId(targetDeploymentId, { field: 'targetDeploymentId', operation });
  checkId(targetFolderId, { field: 'targetFolderId', operation });
}

function checkId(id: number | null | undefined, field: PromotionField): void {
  if (typeof id === 'number' && !(Number.isInteger(id) && id >= 1)) refuse(field, `must be a whole number of at least 1, got ${id}`);
}

function checkFormat(text: string | null | undefined, { pattern, rule }: TextFormat, field: PromotionField): void {
  if (typeof text === 'string' && !pattern.test(text)) refuse(field, rule);
}

interface PromotionField {
  readonly field: string;
  readonly operation: string;
}

interface TextFormat {
  readonly pattern: RegExp;
  readonly rule: string;
}

const hashFormat: TextFormat = { pattern: /^[0-9a-f]{64}$/, rule: 'must be 64 lowercase hexadecimal digits; take it from a preview' };
const uuidFormat: TextFormat = {
  pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  rule: 'must be a UUID, such as one from crypto.randomUUID()',
};
