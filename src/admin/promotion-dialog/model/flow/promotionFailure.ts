import type { ServiceError, ServiceErrorKind } from '../../../../client/http/ServiceError.js';
import { isOutcomeOpen } from '../../../../data/asServiceError.js';

/** Why a preview or a promotion did not come about. */
export interface PromotionFailure {
  readonly reason: PromotionFailureReason;
  readonly error: ServiceError;
}

export type PromotionFailureReason =
  /** Embed sessions may not promote; a workspace session or an API key may. */
  | 'embed-session'
  | 'signed-out'
  /** No right to the workbook, or none in the destination. */
  | 'no-access'
  /** The workbook, the destination or its folder is not there any more. */
  | 'not-found'
  /** It cannot be promoted as it is; the message says why. */
  | 'refused'
  | 'rate-limited'
  /** No answer, or none that says what came of it. */
  | 'unreachable';

/** What is not as it was in the preview. */
export type StaleCause = 'source-changed' | 'destination-changed' | 'other';

export function promotionFailureOf(error: ServiceError, isEmbedSession: boolean): PromotionFailure {
  if (error.kind === 'permission') return { reason: isEmbedSession ? 'embed-session' : 'no-access', error };
  return { reason: reasons[error.kind] ?? (isOutcomeOpen(error) ? 'unreachable' : 'refused'), error };
}

/** What changed since the preview, for an error that says so. */
export function staleCauseOf({ kind, code }: ServiceError): StaleCause | undefined {
  if (kind !== 'conflict') return undefined;
  if (code === 'source_changed') return 'source-changed';
  return code === 'destination_changed' || code === 'destination_diverged' ? 'destination-changed' : 'other';
}

const reasons: Partial<Record<ServiceErrorKind, PromotionFailureReason>> = {
  authentication: 'signed-out',
  'not-found': 'not-found',
  'rate-limited': 'rate-limited',
};
