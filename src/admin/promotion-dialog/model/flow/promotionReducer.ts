import type { WorkbookPromotion, WorkbookPromotionPreview } from '../../../../client/resources/workbook-promotions.js';
import type { PromotionFailure, StaleCause } from './promotionFailure.js';

/** Where a workbook is to be promoted to. */
export interface PromotionChoice {
  readonly targetDeploymentId: number;
  /** For a workbook that is made by the promotion; the root by default. */
  readonly targetFolderId?: number | null | undefined;
}

/** How far a promotion has come. */
export type PromotionState =
  /** `failure` is why there is no preview of the choice. */
  | { readonly step: 'choosing'; readonly choice: PromotionChoice | undefined; readonly failure: PromotionFailure | undefined }
  | { readonly step: 'previewing'; readonly choice: PromotionChoice }
  | ({ readonly step: 'previewed' } & Previewed)
  | ({ readonly step: 'confirming' } & Confirmed)
  | ({ readonly step: 'promoting' } & Confirmed)
  /** Something changed since the preview, which is made anew; `failure` is why it did not come. */
  | ({ readonly step: 'stale'; readonly cause: StaleCause; readonly failure: PromotionFailure | undefined } & Previewed)
  /** Nothing was promoted. */
  | ({ readonly step: 'failed'; readonly failure: PromotionFailure } & Confirmed)
  /** It may have been promoted or not; the same request once more tells, and promotes once at most. */
  | ({ readonly step: 'unknown'; readonly failure: PromotionFailure } & Confirmed)
  | ({ readonly step: 'done'; readonly promotion: WorkbookPromotion } & Confirmed);

export interface Previewed {
  readonly choice: PromotionChoice;
  readonly preview: WorkbookPromotionPreview;
  /** What is different from the preview that went stale. */
  readonly change: PreviewChange | undefined;
  /** Made when the confirmation is opened for the first time; belongs to this preview. */
  readonly idempotencyKey: string | undefined;
}

export interface Confirmed extends Previewed {
  readonly idempotencyKey: string;
  /** Whether edits at the destination may be lost. */
  readonly override: boolean;
}

export interface PreviewChange {
  readonly cause: StaleCause;
  readonly isSourceChanged: boolean;
  readonly isDestinationChanged: boolean;
  /** The destination was edited since the last promotion, and was not when it was looked at before. */
  readonly hasDiverged: boolean;
  readonly reportCountBefore: number;
}

export type PromotionEvent =
  | { readonly kind: 'choose'; readonly choice: PromotionChoice | undefined }
  | { readonly kind: 'preview' }
  | { readonly kind: 'previewed'; readonly choice: PromotionChoice; readonly preview: WorkbookPromotionPreview }
  | { readonly kind: 'not-previewed'; readonly choice: PromotionChoice; readonly failure: PromotionFailure }
  | { readonly kind: 'confirm'; readonly newKey: string }
  | { readonly kind: 'set-override'; readonly override: boolean }
  | { readonly kind: 'promote' }
  | { readonly kind: 'promoted'; readonly promotion: WorkbookPromotion }
  | { readonly kind: 'went-stale'; readonly cause: StaleCause }
  | { readonly kind: 'not-promoted'; readonly failure: PromotionFailure; readonly isOpen: boolean }
  | { readonly kind: 'back' }
  | { readonly kind: 'reset' };

export const firstPromotionState: PromotionState = { step: 'choosing', choice: undefined, failure: undefined };

/** Leaves the state as it is where an event makes no sense in it: nothing is promoted unseen or twice. */
export function reducePromotion(state: PromotionState, event: PromotionEvent): PromotionState {
  switch (event.kind) {
    case 'choose':
      return state.step === 'promoting' ? state : { step: 'choosing', choice: event.choice, failure: undefined };
    case 'preview':
      return askPreview(state);
    case 'previewed':
      return takePreview(state, event);
    case 'not-previewed':
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
    case 'not-promoted':
      return state.step === 'promoting' ? { ...state, step: event.isOpen ? 'unknown' : 'failed', failure: event.failure } : state;
    case 'back':
      return goBack(state);
    case 'reset':
      return state.step === 'promoting' ? state : firstPromotionState;
    default:
      return event satisfies never;
  }
}

/** Whether promoting may be asked for: confirmed, and with an override where the destination was edited. */
export function canPromote(
  state: PromotionState,
): state is Extract<PromotionState, { readonly step: 'confirming' | 'failed' | 'unknown' }> {
  return (
    (state.step === 'confirming' || state.step === 'failed' || state.step === 'unknown') &&
    (state.override || !state.preview.destinationWasDiverged)
  );
}

function askPreview(state: PromotionState): PromotionState {
  if (state.step === 'stale') return { ...state, failure: undefined };
  if ((state.step === 'choosing' || state.step === 'previewed') && state.choice !== undefined) {
    return { step: 'previewing', choice: state.choice };
  }
  return state;
}

/** The answer about an earlier choice comes too late. */
function isWaitingFor(
  state: PromotionState,
  choice: PromotionChoice,
): state is Extract<PromotionState, { readonly step: 'previewing' | 'stale' }> {
  return (state.step === 'previewing' || state.step === 'stale') && state.choice === choice;
}

function takePreview(state: PromotionState, { choice, preview }: Extract<PromotionEvent, { readonly kind: 'previewed' }>): PromotionState {
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

/** One step back. Whether an unanswered promotion took place is left open, so its preview is not good any more. */
function goBack(state: PromotionState): PromotionState {
  switch (state.step) {
    case 'confirming':
    case 'failed':
      return { ...previewedOf(state), step: 'previewed' };
    case 'previewing':
    case 'previewed':
    case 'stale':
    case 'unknown':
      return { step: 'choosing', choice: state.choice, failure: undefined };
    case 'choosing':
    case 'promoting':
    case 'done':
      return state;
    default:
      return state satisfies never;
  }
}

function previewedOf({ choice, preview, change, idempotencyKey }: Previewed): Previewed {
  return { choice, preview, change, idempotencyKey };
}

function confirmedOf({ override, ...state }: Confirmed): Confirmed {
  return { ...previewedOf(state), idempotencyKey: state.idempotencyKey, override };
}
