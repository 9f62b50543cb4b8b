import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { PromotionPlan } from './planPromotion.js';
import { sha256Hex } from './sha256Hex.js';

/** What a preview tells, so that the promotion can tell whether anything changed since. */
export interface PromotionHashes {
  readonly source: string;
  /** `null` where there is no destination yet. */
  readonly destination: string | null;
}

export async function hashesOf({ sourceContent, destination }: PromotionPlan): Promise<PromotionHashes> {
  return { source: await sha256Hex(sourceContent), destination: destination ? await sha256Hex(destination.content) : null };
}

/**
 * Refuses by 409 what the caller has not seen: a source that changed since the preview, always, and edits at the
 * destination, unless they may be overridden. Gives whether the destination changed since the preview.
 */
export function checkPromotion(plan: PromotionPlan, { hashed, hashes, expected, isOverride }: PromotionCheck): boolean {
  if (expected.source !== hashes.source || plan.sourceContent !== hashed.sourceContent) {
    refuse('source_changed', 'The workbook changed since the preview. Preview it again.');
  }
  const isSameDestination = expected.destination === hashes.destination && plan.destination?.content === hashed.destination?.content;
  const isChanged = expected.destination !== undefined && !isSameDestination;
  if (isOverride) return isChanged;
  if (isChanged) refuse('destination_changed', 'The destination changed since the preview. Preview it again or override the changes.');
  if (plan.destination?.isDiverged) {
    refuse('destination_diverged', 'The destination was edited since the last promotion. Override to discard those edits.');
  }
  return isChanged;
}

interface PromotionCheck {
  /** What the hashes were made of: hashing takes time, in which others may change something. */
  readonly hashed: PromotionPlan;
  readonly hashes: PromotionHashes;
  /** A destination of `undefined` is not compared. */
  readonly expected: { readonly source: string; readonly destination: string | null | undefined };
  readonly isOverride: boolean;
}

function refuse(code: string, message: string): never {
  throw new ServiceFailure(409, message, { code });
}
