import type { WorkbookPromotion, WorkbookPromotionPreview } from '../../../../client/resources/workbook-promotions.js';
import type { PromotionFailure, StaleCause } from './promotionFailure.js';

/** The destination of a promotion. */
export interface PromotionChoice {
  /** The deployment that receives the workbook. */
  readonly targetDeploymentId: number;
  /** The folder of a workbook that the promotion creates. Default: the top level. */
  readonly targetFolderId?: number | null | undefined;
}

/** The progress of a promotion. */
export type PromotionState =
  /** `failure` is the reason why there is no preview of the choice. */
  | { readonly step: 'choosing'; readonly choice: PromotionChoice | undefined; readonly failure: PromotionFailure | undefined }
  | { readonly step: 'previewing'; readonly choice: PromotionChoice }
  | ({ readonly step: 'previewed' } & Previewed)
  | ({ readonly step: 'confirming' } & Confirmed)
  | ({ readonly step: 'promoting' } & Confirmed)
  /** Something changed since the preview, which is made again; `failure` is the reason if that failed. */
  | ({ readonly step: 'stale'; readonly cause: StaleCause; readonly failure: PromotionFailure | undefined } & Previewed)
  /** Nothing was promoted. */
  | ({ readonly step: 'failed'; readonly failure: PromotionFailure } & Confirmed)
  /** The outcome is unknown. Sending the same request again reveals it, and promotes at most once. */
  | ({ readonly step: 'unknown'; readonly failure: PromotionFailure } & Confirmed)
  | ({ readonly step: 'done'; readonly promotion: WorkbookPromotion } & Confirmed);

/** A preview, and the choice it was made for. */
export interface Previewed {
  /** The destination of the preview. */
  readonly choice: PromotionChoice;
  /** The changes that the promotion would make. */
  readonly preview: WorkbookPromotionPreview;
  /** The differences from the outdated preview. */
  readonly change: PreviewChange | undefined;
  /** Created when the confirmation is first opened; belongs to this preview. */
  readonly idempotencyKey: string | undefined;
}

/** A preview that the user is confirming. */
export interface Confirmed extends Previewed {
  /** The key that lets the service recognize a repeated request. */
  readonly idempotencyKey: string;
  /** True if edits at the destination may be overwritten. */
  readonly override: boolean;
}

/** The reason for a new preview, and its differences from the previous one. */
export interface PreviewChange {
  /** The reason why the previous preview became outdated. */
  readonly cause: StaleCause;
  /** True if the workbook itself changed in the meantime. */
  readonly isSourceChanged: boolean;
  /** True if the workbook at the destination changed in the meantime. */
  readonly isDestinationChanged: boolean;
  /** True if the destination has edits that the previous preview did not show. */
  readonly hasDiverged: boolean;
  /** The number of reports in the previous preview. */
  readonly reportCountBefore: number;
}

export type PromotionEvent =
  | { readonly kind: 'choose'; readonly choice: PromotionChoice | undefined }
  | { readonly kind: 'preview' }
  | { readonly kind: 'previewed'; readonly choice: PromotionChoice; readonly preview: WorkbookPromotionPreview }
  | { readonly kind: 'preview-failed'; readonly choice: PromotionChoice; readonly failure: PromotionFailure }
  | { readonly kind: 'confirm'; readonly newKey: string }
  | { readonly kind: 'set-override'; readonly override: boolean }
  | { readonly kind: 'promote' }
  | { readonly kind: 'promoted'; readonly promotion: WorkbookPromotion }
  | { readonly kind: 'went-stale'; readonly cause: StaleCause }
  /** Nothing was sent. `before` is the state before `promote`. */
  | { readonly kind: 'vetoed'; readonly before: PromotionState }
  | { readonly kind: 'promotion-failed'; readonly failure: PromotionFailure; readonly isUnknown: boolean }
  | { readonly kind: 'back' }
  | { readonly kind: 'reset' };

export const firstPromotionState: PromotionState = { step: 'choosing', choice: undefined, failure: undefined };

/** Ignores events that do not fit the state: nothing is promoted unseen or twice. */
export function reducePromotion(state: PromotionState, event: PromotionEvent): PromotionState {
  switch (event.kind) {
    case 'choose':
      return state.step === 'promoting' ? state : { step: 'choosing', choice: event.choice, failure: undefined };
    case 'preview':
      return requestPreview(state);
    case 'previewed':
      return receivePreview(state, event);
    case 'preview-failed':
      if (!isWaitingFor(state, event.choice)) return state;
      return state.step === 'stale'
        ? { ...state, failure: event.failure }
        : { step: 'choosing', choice: event.choice, failure: event.failure };
    case 'confirm':
      if (state.step !== 'previewed') return state;
      return { ...state, step: 'confirming', idempotencyKey: state.idempotencyKey ?? event.newKey, override: false };
    case 'set-override':
      return state.step === 'confirming' || state.step === 'failed'
        ? { ...confirmedOf(state), step: 'confirming', override: event.override }
        : state;
    case 'promote':
      return canPromote(state) ? { ...confirmedOf(state), step: 'promoting' } : state;
    case 'promoted':
      return state.step === 'promoting' ? { ...state, step: 'done', promotion: event.promotion } : state;
    case 'went-stale':
      return state.step === 'promoting' ? { ...previewedOf(state), step: 'stale', cause: event.cause, failure: undefined } : state;
    case 'vetoed':
      return state.step === 'promoting' ? event.before : state;
    case 'promotion-failed':
      return state.step === 'promoting' ? { ...state, step: event.isUnknown ? 'unknown' : 'failed', failure: event.failure } : state;
    case 'back':
      return goBack(state);
    case 'reset':
      return state.step === 'promoting' ? state : firstPromotionState;
    default:
      return event satisfies never;
  }
}

/** True if the promotion may be sent: confirmed, and with an override if the destination was edited. */
export function canPromote(
  state: PromotionState,
): state is Extract<PromotionState, { readonly step: 'confirming' | 'failed' | 'unknown' }> {
  return (
    (state.step === 'confirming' || state.step === 'failed' || state.step === 'unknown') &&
    (state.override || !state.preview.destinationWasDiverged)
  );
}

function requestPreview(state: PromotionState): PromotionState {
  if (state.step === 'stale' && state.failure !== undefined) return { ...state, failure: undefined };
  if ((state.step === 'choosing' || state.step === 'previewed') && state.choice !== undefined) {
    return { step: 'previewing', choice: state.choice };
  }
  return state;
}

/** A response for an earlier choice arrives too late. */
function isWaitingFor(
  state: PromotionState,
  choice: PromotionChoice,
): state is Extract<PromotionState, { readonly step: 'previewing' | 'stale' }> {
  return (state.step === 'previewing' || state.step === 'stale') && state.choice === choice;
}

function receivePreview(
  state: PromotionState,
  { choice, preview }: Extract<PromotionEvent, { readonly kind: 'previewed' }>,
): PromotionState {
  if (!isWaitingFor(state, choice)) return state;
  const change = state.step === 'stale' ? changeOf(state, preview) : undefined;
  return { step: 'previewed', choice, preview, change, idempotencyKey: undefined };
}

function changeOf(
  { cause, preview: before }: Extract<PromotionState, { readonly step: 'stale' }>,
  after: WorkbookPromotionPreview,
): PreviewChange {
  return {
    cause,
    isSourceChanged: after.sourceHash !== before.sourceHash,
    isDestinationChanged: (after.destinationHash ?? null) !== (before.destinationHash ?? null),
    hasDiverged: after.destinationWasDiverged && !before.destinationWasDiverged,
    reportCountBefore: before.reportCount,
  };
}

/** Goes one step back. If the outcome of a promotion is unknown, its preview is no longer valid. */
function goBack(state: PromotionState): PromotionState {
  if (state.step === 'choosing' || state.step === 'promoting' || state.step === 'done') return state;
  if (state.step === 'confirming' || state.step === 'failed') return { ...previewedOf(state), step: 'previewed' };
  return { step: 'choosing', choice: state.choice, failure: undefined };
}

function previewedOf({ choice, preview, change, idempotencyKey }: Previewed): Previewed {
  return { choice, preview, change, idempotencyKey };
}

function confirmedOf({ override, ...state }: Confirmed): Confirmed {
  return { ...previewedOf(state), idempotencyKey: state.idempotencyKey, override };
}
