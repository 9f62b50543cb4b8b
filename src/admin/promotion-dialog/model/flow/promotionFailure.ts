import type { ServiceError, ServiceErrorKind } from '../../../../client/errors/ServiceError.js';
import { isOutcomeOpen } from '../../../../data/asServiceError.js';

/** The reason why a preview or promotion failed. */
export interface PromotionFailure {
  /** The kind of failure, which decides the message and what the user can do. */
  readonly reason: PromotionFailureReason;
  /** The error of the request. */
  readonly error: ServiceError;
}

/** The kinds of failure that the dialog explains in different words. */
export type PromotionFailureReason =
  /** Embed sessions may not promote; a workspace session or an API key may. */
  | 'embed-session'
  | 'signed-out'
  /** The user lacks permission for the workbook or the destination. */
  | 'no-access'
  /** The workbook, destination or folder no longer exists. */
  | 'not-found'
  /** The workbook cannot be promoted in its present state; the message says why. */
  | 'refused'
  | 'rate-limited'
  /** No response, or none that shows the outcome. */
  | 'unreachable';

/** The change that made a preview outdated. */
export type StaleCause = 'source-changed' | 'destination-changed' | 'other';

export function promotionFailureOf(error: ServiceError, isEmbedSession: boolean): PromotionFailure {
  if (error.kind === 'permission') return { reason: isEmbedSession ? 'embed-session' : 'no-access', error };
  return { reason: reasons[error.kind] ?? (isOutcomeOpen(error) ? 'unreachable' : 'refused'), error };
}

/** Returns the change since the preview, if the error reports one. */
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
